import type { FastifyInstance } from 'fastify';
import { consoleRouter } from '../api/router.ts';
import type { Console } from '../open-console.ts';
import { PortTaken } from '../shell/failure-words.ts';
import { gateFor } from './admission.ts';
import { servePages } from './serve-pages.ts';
import { serveWindows } from './window-sockets.ts';

export interface HostOptions {
  readonly console: Pick<Console, 'camp' | 'log'>;
  readonly secret: string;
  readonly rendererFolder: string;
  /** Tried in this order; the first free one is taken. */
  readonly ports: readonly number[];
}

export interface Host {
  readonly port: number;
  /** With the key: whoever has it may come in. */
  readonly address: string;
  close(): Promise<void>;
}

export const FIRST_PORT = 4317;

/** The port that was asked for and no other, or the first and the twenty after it. */
export const portsToTry = (asked: number | null): readonly number[] =>
  asked === null ? Array.from({ length: 21 }, (_, index) => FIRST_PORT + index) : [asked];

/** Serves the console to browsers on this machine alone. */
export async function startHost(options: HostOptions): Promise<Host> {
  for (const wanted of options.ports) {
    const host = await listenAt(wanted, options);
    if (host !== null) return host;
  }
  throw new PortTaken(options.ports.at(-1) ?? FIRST_PORT);
}

/** Null when the port is taken. */
async function listenAt(wanted: number, { console, secret, rendererFolder }: HostOptions): Promise<Host | null> {
  let port = wanted;
  const gate = gateFor(secret, () => port);
  const app = await servePages({ gate, log: console.log, rendererFolder, port: () => port });
  const closeWindows = serveWindows(app.server, gate, consoleRouter(console.camp, console.log), console.log);
  const close = async (): Promise<void> => {
    closeWindows();
    await app.close();
  };
  try {
    await app.listen({ host: '127.0.0.1', port: wanted });
  } catch (error) {
    await close();
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return null;
    throw error;
  }
  port = portOf(app) ?? wanted;
  return { port, address: `http://127.0.0.1:${port}/enter?key=${secret}`, close };
}

function portOf(app: FastifyInstance): number | undefined {
  const address = app.server.address();
  return typeof address === 'string' ? undefined : address?.port;
}
