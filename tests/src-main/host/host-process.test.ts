import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/websocket';
import type { ContractRouterClient } from '@orpc/contract';
import { WebSocket } from 'ws';
import type { Contract } from '../../../shared/contract/contract.ts';
import type { ViewsMessage } from '../../../shared/contract/views.ts';
import mainConfig from '../../../vite.main.config.ts';

const root = path.resolve(import.meta.dirname, '../../..');
/** In the checkout, so that the bundle finds SQLite's binding as the real one does. */
const built = path.join(root, '.artefacts', `host-${process.pid}`);
let folder = '';
let camp = '';
const children: ChildProcess[] = [];

beforeAll(async () => {
  const outDir = path.join(built, 'dist/main');
  await build({ ...mainConfig, configFile: false, logLevel: 'warn', build: { ...mainConfig.build, outDir } });
  mkdirSync(path.join(built, 'dist/renderer'), { recursive: true });
  writeFileSync(path.join(built, 'dist/renderer/index.html'), '<title>DBF</title>');
  cpSync(path.join(root, 'resources/sample-camp'), path.join(built, 'resources/sample-camp'), { recursive: true });
}, 60_000);
afterAll(() => rmSync(built, { recursive: true, force: true }));

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'dbf-process-'));
  camp = path.join(folder, 'camp.dbf');
});
afterEach(async () => {
  for (const child of children.splice(0)) await end(child, 'SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

function run(...args: readonly string[]) {
  const child = spawn(process.execPath, [path.join(built, 'dist/main/host.js'), '--no-open', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, TMPDIR: folder },
  });
  children.push(child);
  return child;
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const gone = once(child, 'exit') as Promise<[number | null]>;
  child.kill(signal);
  const [code] = await gone;
  return code;
}

async function finished(child: ReturnType<typeof run>) {
  let [out, err] = ['', ''];
  child.stdout.on('data', (part: Buffer) => (out += part.toString()));
  child.stderr.on('data', (part: Buffer) => (err += part.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, out, err };
}

/** The one line on standard output, as `npm start` and a person read it. */
async function addressOf(child: ReturnType<typeof run>): Promise<URL> {
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const found = /^DBF console: (http:\/\/127\.0\.0\.1:\d+\/enter\?key=[\w-]{43})\n$/.exec(line.toString());
  expect(found).not.toBeNull();
  return new URL(found?.[1] ?? '');
}

async function enter(address: URL): Promise<string> {
  const reply = await fetch(address, { redirect: 'manual' });
  return reply.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

async function window({ origin, host }: URL, cookie: string): Promise<ContractRouterClient<Contract>> {
  const socket = new WebSocket(`ws://${host}/rpc`, { headers: { origin, cookie } });
  await once(socket, 'open');
  return createORPCClient(new RPCLink({ websocket: socket as unknown as globalThis.WebSocket }));
}

async function firstViews(client: ContractRouterClient<Contract>): Promise<ViewsMessage | null> {
  for await (const views of await client.watch()) return views;
  return null;
}

describe('the host as a process of its own', () => {
  test('loses nothing that it accepted when it is killed, and open tabs go on after a restart', async () => {
    const first = run('--camp', camp, '--port', '0');
    const address = await addressOf(first);
    const cookie = await enter(address);
    const client = await window(address, cookie);
    const answer = await client.command({
      commandId: 'c1',
      command: { type: 'startCamp', name: 'Zelený', sample: false },
    });
    expect(answer.ok).toBe(true);
    await end(first, 'SIGKILL');

    const second = run('--camp', camp, '--port', address.port);
    expect((await addressOf(second)).href).toBe(address.href);
    const again = await window(address, cookie);
    expect(await firstViews(again)).toMatchObject({ whole: true, camp: { started: true, name: 'Zelený' } });
    expect(await again.command({ commandId: 'c1', command: { type: 'resumeCamp' } })).toEqual(answer);
    expect(await end(second, 'SIGTERM')).toBe(0);
    expect(existsSync(`${camp}-wal`)).toBe(false);
  });

  test('opens a throw-away sample and takes it away on Ctrl-C', async () => {
    const child = run('--sample', '--port', '0');
    const address = await addressOf(child);
    const views = await firstViews(await window(address, await enter(address)));
    expect(views?.camp?.started).toBe(true);
    const file = String(views?.camp?.file);
    expect(existsSync(file)).toBe(true);
    expect(await end(child, 'SIGINT')).toBe(0);
    expect(existsSync(path.dirname(file))).toBe(false);
  });

  test('refuses a camp that another console has open, in plain words', async () => {
    await addressOf(run('--camp', camp, '--port', '0'));
    const { code, out, err } = await finished(run('--camp', camp, '--port', '0'));
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain(`Kemp ${camp} má už otvorený iná konzola`);
    expect(err).toContain(`The camp ${camp} is open in another console already`);
    expect(err.trimEnd().split('\n')).toHaveLength(3);
  });

  test('says plainly that its port is taken', async () => {
    const { port } = await addressOf(run('--camp', camp, '--port', '0'));
    const { code, err } = await finished(run('--camp', path.join(folder, 'other.dbf'), '--port', port));
    expect(code).toBe(1);
    expect(err.trimEnd().split('\n')).toHaveLength(3);
    expect(err).toContain(`Port ${port} is used by another program`);
  });

  test('does not guess what an unknown option means', async () => {
    const { code, err } = await finished(run('--sampel'));
    expect([code, err]).toEqual([2, 'There is no option --sampel. [--camp FILE | --sample] [--port N] [--no-open]\n']);
  });
});
