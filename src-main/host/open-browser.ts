import { spawn } from 'node:child_process';

/** Opens the address where there is a browser to open it in; where there is none, the printed address has to do. */
export function openBrowser(address: string): void {
  const opener = openerFor(process.platform, process.env);
  if (opener === null) return;
  const child = spawn(opener.command, [...opener.args, address], { stdio: 'ignore', detached: true });
  child.on('error', () => undefined);
  child.unref();
}

export interface Opener {
  readonly command: string;
  readonly args: readonly string[];
}

export function openerFor(platform: NodeJS.Platform, env: Readonly<Record<string, string | undefined>>): Opener | null {
  if (platform === 'darwin') return { command: 'open', args: [] };
  if (platform === 'win32') return { command: 'rundll32', args: ['url.dll,FileProtocolHandler'] };
  const hasScreen = [env.DISPLAY, env.WAYLAND_DISPLAY].some((screen) => screen !== undefined && screen !== '');
  return hasScreen ? { command: 'xdg-open', args: [] } : null;
}
