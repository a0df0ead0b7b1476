import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { RPCHandler } from '@orpc/server/ws';
import type { Logger } from 'pino';
import { WebSocketServer, type WebSocket } from 'ws';
import type { ConsoleRouter } from '../api/router.ts';
import { askedBy, type Gate } from './admission.ts';

/** The largest message a window may send, in bytes. */
const LARGEST = 1024 * 1024;

/** Lets windows talk to the router at `/rpc`. Returns what closes all their sockets. */
export function serveWindows(server: Server, gate: Gate, router: ConsoleRouter, log: Logger): () => void {
  const rpc = new RPCHandler(router);
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LARGEST, clientTracking: true });

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    const refused = refusalOf(request, gate);
    if (refused !== null) {
      socket.end(`HTTP/1.1 ${refused}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
      return;
    }
    sockets.handleUpgrade(request, socket, head, (window) => {
      window.on('error', (error) => log.info({ err: error }, 'a window was cut off'));
      void rpc.upgrade(unhurried(window));
    });
  });

  return () => {
    for (const window of sockets.clients) {
      window.close(1001);
      window.terminate();
    }
    sockets.close();
  };
}

function refusalOf(request: IncomingMessage, gate: Gate): string | null {
  const [path] = (request.url ?? '').split('?');
  if (path !== '/rpc') return '404 Not Found';
  const admission = gate.admitSocket(askedBy(request.headers));
  if (admission === 'welcome') return null;
  return admission === 'no-cookie' ? '401 Unauthorized' : '403 Forbidden';
}

/** A message counts as sent when the connection took it: until then what follows waits, and is merged, in the queue. */
const unhurried = (window: WebSocket) => ({
  addEventListener: window.addEventListener.bind(window),
  send: (data: Parameters<WebSocket['send']>[0]) =>
    new Promise<void>((resolve) => {
      window.send(data, () => resolve());
    }),
});
