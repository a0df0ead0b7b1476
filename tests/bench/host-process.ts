import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/websocket';
import type { ContractRouterClient } from '@orpc/contract';
import { WebSocket } from 'ws';
import type { Contract } from '../../shared/contract/contract.ts';
import type { ViewsMessage } from '../../shared/contract/views.ts';
import { inRoot } from '../../tools/root.ts';
import { CannotMeasure } from './bench.ts';

export type Client = ContractRouterClient<Contract>;

/** The built host in a process of its own, as `npm start -- --host` runs it. */
export interface HostProcess extends AsyncDisposable {
  readonly pid: number;
  readonly address: URL;
}

export async function startHost(campFile: string): Promise<HostProcess> {
  const script = inRoot('dist/main/host.js');
  if (!existsSync(script)) throw new CannotMeasure('the host is not built');
  const child = spawn(process.execPath, [script, '--no-open', '--port', '0', '--camp', campFile], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit');
  const end = async (): Promise<void> => {
    child.kill('SIGTERM');
    await gone;
  };
  for await (const line of createInterface({ input: child.stdout })) {
    const found = /http:\/\/\S+/.exec(line)?.[0];
    if (found === undefined || child.pid === undefined) continue;
    return { pid: child.pid, address: new URL(found), [Symbol.asyncDispose]: end };
  }
  throw new CannotMeasure('the host did not start');
}

/** A window on the host, with all that it is shown first. */
export interface HostWindow extends Disposable {
  readonly client: Client;
  readonly first: ViewsMessage;
  readonly next: () => Promise<ViewsMessage>;
  /** How many bytes came so far. */
  readonly received: () => number;
}

export async function openWindow(address: URL): Promise<HostWindow> {
  const { origin, host } = address;
  const entered = await fetch(address, { redirect: 'manual' });
  const cookie = entered.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const socket = new WebSocket(`ws://${host}/rpc`, { headers: { origin, cookie } });
  let bytes = 0;
  socket.on('message', (data: Buffer) => (bytes += data.length));
  await once(socket, 'open');
  const link = new RPCLink({ websocket: socket as unknown as globalThis.WebSocket });
  const client: Client = createORPCClient(link);
  const views = await client.watch();
  const next = async (): Promise<ViewsMessage> => {
    const message = await views.next();
    if (message.done === true) throw new Error('the host ended the window');
    return message.value;
  };
  return { client, first: await next(), next, received: () => bytes, [Symbol.dispose]: () => socket.terminate() };
}
