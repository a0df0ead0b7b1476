import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { serveOwnScheme } from '../../../src-main/electron/protocol.ts';
import { protocol } from './electron-stand-in.ts';

vi.mock('electron', () => import('./electron-stand-in.ts'));

const folder = mkdtempSync(path.join(os.tmpdir(), 'dbf-scheme-'));
const renderer = path.join(folder, 'renderer');

beforeAll(() => {
  mkdirSync(path.join(renderer, 'assets'), { recursive: true });
  writeFileSync(path.join(renderer, 'index.html'), '<title>DBF</title>');
  writeFileSync(path.join(renderer, 'assets', 'app.js'), 'export {};');
  writeFileSync(path.join(renderer, 'camp.dbf'), 'not a page');
  writeFileSync(path.join(folder, 'secret.html'), 'not in the renderer');
  writeFileSync(path.join(folder, 'renderer.html'), 'a neighbour with the same beginning');
  serveOwnScheme(renderer);
});
afterAll(() => rmSync(folder, { recursive: true }));

const get = async (url: string, method = 'GET') => {
  const response = await protocol.handlers.get('app')?.(new Request(url, { method }));
  return {
    status: response?.status,
    body: await response?.text(),
    headers: Object.fromEntries(response?.headers ?? []),
  };
};

describe('the scheme of the console', () => {
  test('serves the page under a strict policy', async () => {
    const { status, body, headers } = await get('app://console/');
    expect([status, body]).toEqual([200, '<title>DBF</title>']);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self'; /);
    expect(headers['content-security-policy']).not.toMatch(/unsafe|data:|http|\*/);
  });

  test('serves a script as a script', async () => {
    const { status, headers } = await get('app://console/assets/app.js?x=1#y');
    expect([status, headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8']);
  });

  test.each([
    'app://console/nowhere.html',
    'app://console/../secret.html',
    'app://console/..%2fsecret.html',
    'app://console/%2e%2e/secret.html',
    'app://console/..%2frenderer.html',
    'app://console/..%5csecret.html',
    'app://console/camp.dbf',
    'app://console/assets',
    'app://console/%00',
    'app://console/%zz',
    'app://elsewhere/index.html',
  ])('serves nothing else: %s', async (url) => {
    expect((await get(url)).status).toBe(404);
  });

  test('only gives, and takes nothing', async () => {
    expect((await get('app://console/', 'POST')).status).toBe(404);
  });
});
