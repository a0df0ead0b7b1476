import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { openerFor } from '../../../src-main/host/open-browser.ts';
import { cookieValue, readOrMakeSecret, sameSecret, secretFileOf } from '../../../src-main/host/secret.ts';
import { portsToTry } from '../../../src-main/host/start-host.ts';
import { hostUnderTest } from './host-under-test.ts';

describe('the port of the host', () => {
  test('is 4317 or one of the twenty after it, if nobody asks for another', () => {
    expect(portsToTry(null)).toEqual(Array.from({ length: 21 }, (_, index) => 4317 + index));
    expect(portsToTry(5000)).toEqual([5000]);
  });

  test('is the next one when the first is taken', async () => {
    const first = await hostUnderTest();
    const second = await hostUnderTest([first.host.port, 0]);
    expect(second.host.port).not.toBe(first.host.port);
    await Promise.all([first.close(), second.close()]);
  });

  test('is told when it is the only one and taken', async () => {
    const first = await hostUnderTest();
    await expect(hostUnderTest([first.host.port])).rejects.toMatchObject({ name: 'PortTaken', port: first.host.port });
    await first.close();
  });
});

describe('the secret beside the camp', () => {
  test('is made once, for the user alone, and made anew when it is spoilt', () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'dbf-secret-'));
    const camp = path.join(folder, 'camp.dbf');
    const secret = readOrMakeSecret(camp);
    expect(readOrMakeSecret(camp)).toBe(secret);
    expect(readFileSync(secretFileOf(camp), 'utf8')).toBe(`${secret}\n`);
    if (process.platform !== 'win32') expect(statSync(secretFileOf(camp)).mode & 0o777).toBe(0o600);
    writeFileSync(secretFileOf(camp), 'short');
    const another = readOrMakeSecret(camp);
    expect(another).toMatch(/^[\w-]{43}$/);
    expect(another).not.toBe(secret);
    rmSync(folder, { recursive: true });
  });

  test('gives each port a cookie of its own', () => {
    expect(cookieValue('s', 4317)).toBe(cookieValue('s', 4317));
    expect(cookieValue('s', 4317)).not.toBe(cookieValue('s', 4318));
    expect(cookieValue('s', 4317)).not.toBe(cookieValue('t', 4317));
  });

  test('is the same only as itself', () => {
    expect([sameSecret('a', 'a'), sameSecret('a', 'b'), sameSecret('a', 'aa'), sameSecret('', 'a')]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('what opens a browser', () => {
  test.each([
    ['darwin', {}, 'open'],
    ['win32', {}, 'rundll32'],
    ['linux', { DISPLAY: ':0' }, 'xdg-open'],
    ['linux', { WAYLAND_DISPLAY: 'wayland-0' }, 'xdg-open'],
    ['linux', { DISPLAY: '' }, undefined],
  ] as const)('on %s with %o', (platform, env, command) => {
    expect(openerFor(platform, env)?.command).toBe(command);
  });
});
