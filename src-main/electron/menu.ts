import type { MenuItemConstructorOptions } from 'electron';
import { menuLanguage, menuWords } from './menu-words.ts';

/** Undo and redo are left out: their keys belong to the fight. */
export function menuTemplate(
  locale: string,
  platform: NodeJS.Platform,
  newWindow: () => void,
): MenuItemConstructorOptions[] {
  const words = menuWords[menuLanguage(locale)];
  return [
    ...(platform === 'darwin' ? [{ role: 'appMenu' as const }] : []),
    {
      label: words.camp,
      submenu: [
        { label: words.newWindow, accelerator: 'CmdOrCtrl+Shift+N', click: newWindow },
        { type: 'separator' },
        { role: 'quit', label: words.quit },
      ],
    },
    {
      label: words.edit,
      submenu: [
        { role: 'cut', label: words.cut },
        { role: 'copy', label: words.copy },
        { role: 'paste', label: words.paste },
        { role: 'selectAll', label: words.selectAll },
      ],
    },
    {
      label: words.view,
      submenu: [
        { role: 'zoomIn', label: words.zoomIn },
        { role: 'zoomOut', label: words.zoomOut },
        { role: 'resetZoom', label: words.resetZoom },
        { type: 'separator' },
        { role: 'togglefullscreen', label: words.fullScreen },
      ],
    },
  ];
}
