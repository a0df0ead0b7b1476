import { once } from 'node:events';
import { createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/websocket';
import type { ContractRouterClient } from '@orpc/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { Contract } from '../../../shared/contract/contract.ts';
import { commandId } from '../../../shared/vocabulary/ids.ts';
import { aCamp } from '../../fixtures/camp-view.ts';
import { accepted } from '../fake-camp.ts';
import { enter, hostUnderTest } from './host-under-test.ts';

let table: Awaited<ReturnType<typeof hostUnderTest>>;
let cookie = '';
const sockets: WebSocket[] = [];

beforeEach(async () => {
  table = await hostUnderTest();
  cookie = await enter(table.host);
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.terminate();
  await table.close();
  vi.restoreAllMocks();
});

function connect(headers: Record<string, string> = {}, page = '/rpc') {
  const origin = `http://127.0.0.1:${table.host.port}`;
  const socket = new WebSocket(`ws://127.0.0.1:${table.host.port}${page}`, { headers: { origin, cookie, ...headers } });
  sockets.push(socket);
  return socket;
}

async function openWindow() {
  const socket = connect();
  await once(socket, 'open');
  const link = new RPCLink({ websocket: socket as unknown as globalThis.WebSocket });
  const client: ContractRouterClient<Contract> = createORPCClient(link);
  return { socket, client };
}

const refusedWith = async (socket: WebSocket): Promise<string> => {
  const [error] = (await once(socket, 'error').catch((thrown: unknown) => [thrown])) as [unknown];
  return String(error);
};

describe('a window of the host', () => {
  test('sends a command and gets its answer', async () => {
    const { client } = await openWindow();
    expect(await client.command({ commandId: 'c1', command: { type: 'resumeCamp' } })).toEqual(accepted);
    expect(table.camp.performed).toEqual([{ commandId: commandId('c1'), command: { type: 'resumeCamp' } }]);
  });

  test('hears what another window changed', async () => {
    const { client } = await openWindow();
    const watch = await client.watch();
    expect(await watch.next()).toEqual({ done: false, value: table.camp.views() });
    const change = table.camp.change({ waits: [] });
    expect(await watch.next()).toEqual({ done: false, value: change });
  });

  test('is forgotten when it closes', async () => {
    const { socket, client } = await openWindow();
    const watch = await client.watch();
    await watch.next();
    const forgotten = new Promise<void>((resolve) => {
      table.camp.listeners.delete = (listener) => {
        const had = Set.prototype.delete.call(table.camp.listeners, listener);
        resolve();
        return had;
      };
    });
    socket.close();
    await forgotten;
    expect(table.camp.listeners.size).toBe(0);
  });

  test('that reads nothing for a while gets the newest of everything, not all there was', async () => {
    const { socket, client } = await openWindow();
    const watch = await client.watch();
    await watch.next();
    socket.pause();
    const long = 'x'.repeat(100_000);
    const changes = 2_000;
    for (let count = 0; count < changes; count += 1) {
      table.camp.change({ camp: aCamp({ name: long }) });
      await new Promise((resolve) => setImmediate(resolve));
    }
    socket.resume();
    const got: number[] = [];
    for await (const { seq } of watch) {
      got.push(seq);
      if (seq === changes) break;
    }
    expect(got).toEqual(got.toSorted((one, other) => one - other));
    expect(got.length).toBeLessThan(changes / 2);
  });

  test('is cut off when the host closes', async () => {
    const { socket } = await openWindow();
    const closed = once(socket, 'close');
    await table.host.close();
    await closed;
  });
});

describe('what is no window of the host', () => {
  test.each([
    ['a browser without the cookie', { cookie: '' }, '/rpc', '401'],
    ['a page of another origin', { origin: 'http://evil.example' }, '/rpc', '403'],
    ['a page of no origin', { origin: 'null' }, '/rpc', '403'],
    ['a name that points here', { host: 'evil.example' }, '/rpc', '403'],
    ['another path', {}, '/other', '404'],
  ])('%s is turned away', async (_, headers, page, code) => {
    expect(await refusedWith(connect(headers, page))).toContain(`Unexpected server response: ${code}`);
  });

  test('a program that names no origin is turned away', async () => {
    const socket = new WebSocket(`ws://127.0.0.1:${table.host.port}/rpc`, { headers: { cookie } });
    sockets.push(socket);
    expect(await refusedWith(socket)).toContain('403');
  });

  test('a window that sends nonsense harms nobody', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    const { socket } = await openWindow();
    const closed = once(socket, 'close');
    socket.send('{"i": 1, "p": ');
    socket.send(Buffer.alloc(2 * 1024 * 1024));
    await closed;
    const { client } = await openWindow();
    expect(await client.history({ who: 'boris', limit: 1 })).toEqual([]);
  });
});
