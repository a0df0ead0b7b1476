import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CardJob } from '../../../shared/cards/card-job.ts';
import { serveJob, type ServedJob } from '../../../src-main/cards/serve-job.ts';
import { contentPolicy } from '../../../src-main/shell/content-policy.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'serve-job-'));
const renderer = path.join(folder, 'renderer');
const job: CardJob = {
  matter: { is: 'cards', cards: [], layout: 'a6' },
  language: 'sk',
  camp: 'Artušov hvozd',
  gamePhase: 1,
  phases: 4,
  sheets: null,
};
let served: ServedJob;

beforeAll(() => {
  mkdirSync(path.join(renderer, 'assets'), { recursive: true });
  writeFileSync(path.join(renderer, 'cards.html'), '<p>karty</p>');
  writeFileSync(path.join(renderer, 'assets', 'cards.js'), 'show();');
  writeFileSync(path.join(folder, 'camp.json'), '{}');
});
beforeEach(async () => {
  served = await serveJob(job, renderer);
});
afterEach(() => served.close());
afterAll(() => rmSync(folder, { recursive: true }));

const get = (name: string) => fetch(served.address.replace(/cards\.html$/, name));

describe('the page that is printed', () => {
  test('is served with its job and the files beside it, to this machine only', async () => {
    expect(new URL(served.address).hostname).toBe('127.0.0.1');
    expect(await (await get('cards.html')).text()).toBe('<p>karty</p>');
    expect(await (await get('job.json')).json()).toEqual(job);
    const script = await get('assets/cards.js');
    expect([await script.text(), script.headers.get('content-type')]).toEqual([
      'show();',
      'text/javascript; charset=utf-8',
    ]);
  });

  test('runs under the same policy as the console', async () => {
    const { headers } = await get('cards.html');
    expect(headers.get('content-security-policy')).toBe(contentPolicy());
  });

  test.each(['..%2fcamp.json', 'assets/../../camp.json', 'assets/none.js', 'camp.dbf', ''])(
    'gives nothing else away: %j',
    async (name) => {
      expect((await get(name)).status).toBe(404);
    },
  );

  test('has an address that nobody else can guess', async () => {
    const { origin, pathname } = new URL(served.address);
    expect(pathname.split('/')[1]).toMatch(/^[\w-]{32}$/);
    expect((await fetch(`${origin}/cards.html`)).status).toBe(404);
    expect((await fetch(`${origin}/${'A'.repeat(32)}/job.json`)).status).toBe(404);
  });
});
