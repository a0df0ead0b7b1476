import { describe, expect, test } from 'vitest';
import { findBrowser } from '../../../src-main/cards/find-browser.ts';

const on = (platform: NodeJS.Platform, env: Readonly<Record<string, string>>, ...there: readonly string[]) =>
  findBrowser({ platform, env, isExecutable: (file) => there.includes(file) });

describe('the browser to print with', () => {
  test('is the one that somebody names', () => {
    const there = ['/opt/chrome', '/usr/bin/chromium'];
    expect(on('linux', { CHROME_PATH: '/opt/chrome', PATH: '/usr/bin' }, ...there)).toBe('/opt/chrome');
  });

  test('is found in PATH', () => {
    expect(on('linux', { PATH: '/bin:/home/eva/bin' }, '/home/eva/bin/google-chrome')).toBe(
      '/home/eva/bin/google-chrome',
    );
  });

  test('is found in the usual places of Windows and macOS, Edge too', () => {
    const edge = 'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe';
    expect(on('win32', { 'PROGRAMFILES(X86)': 'C:\\Program Files (x86)' }, edge)).toBe(edge);
    const chrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
    expect(on('darwin', {}, chrome)).toBe(chrome);
  });

  test('may be missing', () => {
    expect(on('linux', { PATH: '/usr/bin' })).toBeNull();
  });
});
