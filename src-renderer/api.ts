import { createORPCClient, ORPCError } from '@orpc/client';
import { RPCLink as PortLink } from '@orpc/client/message-port';
import { RPCLink as SocketLink } from '@orpc/client/websocket';
import type { ContractRouterClient } from '@orpc/contract';
import type { Answer } from '../shared/contract/answer.ts';
import type { Command, Envelope } from '../shared/contract/commands.ts';
import type { Contract } from '../shared/contract/contract.ts';
import type { JournalLine } from '../shared/contract/journal-views.ts';
import type { ViewsMessage } from '../shared/contract/views.ts';
import { commandId, type CharacterId, type EntrySeq, type Instant } from '../shared/vocabulary/ids.ts';

export type ConnectionState = 'connecting' | 'open' | 'lost';

export interface SendOptions {
  /** The last entry of the fight that the sender had seen. */
  readonly seen?: EntrySeq | undefined;
  /** When it happened, if it is entered late. */
  readonly happenedAt?: Instant | undefined;
  readonly org?: string | undefined;
}

/** What a window asks for when it is wanted, and no view tells; and what stands outside the journal. */
export type Queries = Pick<
  ContractRouterClient<Contract>,
  | 'journal'
  | 'putAwayFight'
  | 'xpLedger'
  | 'xpQuests'
  | 'xpGiven'
  | 'personal'
  | 'previewImport'
  | 'exportCamp'
  | 'printPdf'
>;

export interface Api {
  /** Resolves with the first answer, however often the line broke in between; rejects where the other side failed. */
  readonly sendCommand: (command: Command, options?: SendOptions) => Promise<Answer>;
  readonly history: (who: CharacterId, limit: number) => Promise<readonly JournalLine[]>;
  readonly ask: <Result>(query: (queries: Queries) => Promise<Result>) => Promise<Result>;
  readonly close: () => void;
}

export interface ApiListener {
  readonly onConnection: (state: ConnectionState) => void;
  readonly onViews: (message: ViewsMessage) => void;
}

/** One connection, good until it closes. */
export interface Line {
  readonly client: ContractRouterClient<Contract>;
  readonly closed: Promise<unknown>;
  readonly close: () => void;
}

/** Opens a new line, or rejects. */
export type Connector = () => Promise<Line>;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const backoff = (attempt: number) => Math.min(5_000, 250 * 2 ** Math.min(attempt, 10));

/** Keeps a line open, builds a new one when it breaks, and subscribes to the views anew each time. */
export function createApi(connect: Connector, listener: ApiListener, waitBefore = backoff): Api {
  let ended = false;
  let line = Promise.withResolvers<Line>();
  let current: Line | null = null;

  async function keepOpen() {
    listener.onConnection('connecting');
    for (let attempt = 0; !ended; attempt += 1) {
      try {
        const opened = await connect();
        attempt = 0;
        await follow(opened);
      } catch {
        listener.onConnection('lost');
      }
      await pause(waitBefore(attempt));
    }
  }

  async function follow(opened: Line) {
    current = opened;
    line.resolve(opened);
    try {
      await Promise.race([readViews(opened), opened.closed]);
    } finally {
      line = Promise.withResolvers<Line>();
      current = null;
      opened.close();
      listener.onConnection('lost');
    }
  }

  async function readViews(opened: Line) {
    for await (const message of await opened.client.watch()) {
      if (current !== opened) return;
      if (message.whole) listener.onConnection('open');
      listener.onViews(message);
    }
  }

  /** Only the other side's own error ends the attempts; whatever else happens, the line is given up for a new one. */
  async function persist<Result>(call: (client: Line['client']) => Promise<Result>): Promise<Result> {
    for (;;) {
      const used = await line.promise;
      try {
        return await call(used.client);
      } catch (error) {
        if (error instanceof ORPCError) throw error;
        used.close();
        await used.closed;
        await pause(0);
      }
    }
  }

  void keepOpen();
  return {
    sendCommand: (command, options = {}) => {
      const envelope: Envelope = { commandId: commandId(crypto.randomUUID()), command, ...stated(options) };
      return persist((client) => client.command(envelope));
    },
    history: (who, limit) => persist((client) => client.history({ who, limit })),
    ask: persist,
    close: () => {
      ended = true;
      current?.close();
    },
  };
}

function stated({ seen, happenedAt, org }: SendOptions): Pick<Envelope, 'seen' | 'happenedAt' | 'org'> {
  return {
    ...(seen === undefined ? {} : { seen }),
    ...(happenedAt === undefined ? {} : { happenedAt }),
    ...(org === undefined || org === '' ? {} : { org }),
  };
}

/** A browser speaks with the host over a WebSocket; a window of the shell gets a port from its preload. */
export function connector(): Connector {
  return /^https?:$/.test(location.protocol) ? overSocket : overPort();
}

async function overSocket(): Promise<Line> {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const websocket = new WebSocket(`${scheme}://${location.host}/rpc`);
  const closed = new Promise((resolve) => websocket.addEventListener('close', resolve, { once: true }));
  await new Promise((resolve, reject) => {
    websocket.addEventListener('open', resolve, { once: true });
    websocket.addEventListener('close', () => reject(new Error('The console does not answer')), { once: true });
  });
  return { client: createORPCClient(new SocketLink({ websocket })), closed, close: () => websocket.close() };
}

function overPort(): Connector {
  let next = Promise.withResolvers<MessagePort>();
  window.addEventListener('message', (event) => {
    const [port] = event.ports;
    if (event.source === window && event.data === 'dbf:port' && port !== undefined) next.resolve(port);
  });
  return async () => {
    const port = await next.promise;
    next = Promise.withResolvers<MessagePort>();
    const { promise: closed, resolve } = Promise.withResolvers<unknown>();
    port.addEventListener('close', resolve, { once: true });
    const client: Line['client'] = createORPCClient(new PortLink({ port }));
    port.start();
    return {
      client,
      closed,
      close: () => {
        port.close();
        resolve(undefined);
      },
    };
  };
}
