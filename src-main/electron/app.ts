import { app, dialog, Menu } from 'electron';
import { consoleRouter, type ConsoleRouter } from '../api/router.ts';
import type { Console } from '../open-console.ts';
import { campFileOf } from '../shell/camp-file.ts';
import { asLines, failureWords } from '../shell/failure-words.ts';
import { rendererFolder } from '../shell/folders.ts';
import { openShell } from '../shell/open-shell.ts';
import { readOptions } from '../shell/options.ts';
import { menuTemplate } from './menu.ts';
import { catchUpAfterSleep } from './power.ts';
import { serveOwnScheme } from './protocol.ts';
import { denyPermissions, keepInside } from './safety.ts';
import { savePdfOnRequest } from './save-pdf.ts';
import { focusWindow, openWindow } from './window.ts';

/** The one instance of the console: opens the camp, its windows, and closes the camp when they are gone. */
export function startApp(args: readonly string[]): void {
  app.on('second-instance', focusWindow);
  app.on('window-all-closed', () => app.quit());
  keepInside();
  void app.whenReady().then(() => showOrTell(args));
}

function showOrTell(args: readonly string[]): void {
  let place = campFileOf(null);
  let opened: Console | null = null;
  try {
    const options = readOptions(args, 'pass');
    place = campFileOf(options.camp);
    opened = openShell(options);
    show(opened);
  } catch (error) {
    opened?.log.error({ err: error }, 'the console could not open its window');
    opened?.close();
    dialog.showErrorBox('DBF console', asLines(failureWords(error, place)));
    app.exit(1);
  }
}

function show(opened: Console): void {
  const router: ConsoleRouter = consoleRouter(opened.camp, opened.log);
  const newWindow = (): void => openWindow(router, opened.log);
  // Not `before-quit`: a window may still say no, and would stay without its camp.
  app.on('will-quit', opened.close);
  denyPermissions();
  serveOwnScheme(rendererFolder);
  savePdfOnRequest(opened.log);
  catchUpAfterSleep(opened);
  Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(app.getLocale(), process.platform, newWindow)));
  app.on('activate', focusWindow);
  newWindow();
}
