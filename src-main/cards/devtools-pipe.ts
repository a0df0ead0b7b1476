import type { Readable, Writable } from 'node:stream';

type Reply = Readonly<Record<string, unknown>>;

/** A browser's developer protocol over a pipe: messages of JSON, each ended by a zero byte. */
export interface DevtoolsPipe {
  /** Rejects with what the browser said against it, or when the browser goes away. */
  call(method: string, params?: object, session?: string): Promise<Reply>;
  /** The next event of this name. */
  event(method: string): Promise<Reply>;
}

interface Waiting {
  readonly resolve: (reply: Reply) => void;
  readonly reject: (error: Error) => void;
}

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: Reply;
  readonly result?: Reply;
  readonly error?: { readonly message: string };
}

export function devtoolsPipe(to: Writable, from: Readable): DevtoolsPipe {
  const calls = new Map<number, Waiting>();
  const events = new Map<string, Waiting[]>();
  let last = 0;
  let parts: Buffer[] = [];
  let gone: Error | null = null;

  function take(text: string): void {
    const { id, method, params = {}, result = {}, error } = JSON.parse(text) as Message;
    if (id !== undefined) {
      const waiting = calls.get(id);
      calls.delete(id);
      if (error === undefined) waiting?.resolve(result);
      else waiting?.reject(new Error(error.message));
    } else if (method !== undefined) {
      for (const waiting of events.get(method) ?? []) waiting.resolve(params);
      events.delete(method);
    }
  }

  function giveUp(): void {
    gone ??= new Error('The browser went away');
    for (const waiting of [...calls.values(), ...[...events.values()].flat()]) waiting.reject(gone);
    calls.clear();
    events.clear();
  }

  from.on('data', (chunk: Buffer) => {
    let rest = chunk;
    for (let end = rest.indexOf(0); end >= 0; end = rest.indexOf(0)) {
      const text = Buffer.concat([...parts, rest.subarray(0, end)]).toString('utf8');
      parts = [];
      rest = rest.subarray(end + 1);
      take(text);
    }
    if (rest.length > 0) parts.push(rest);
  });
  from.on('close', giveUp);
  from.on('error', giveUp);
  to.on('error', giveUp);

  const waitFor = (keep: (waiting: Waiting) => void): Promise<Reply> =>
    gone === null ? new Promise((resolve, reject) => keep({ resolve, reject })) : Promise.reject(gone);

  return {
    call: (method, params = {}, session) =>
      waitFor((waiting) => {
        last += 1;
        calls.set(last, waiting);
        const sessionId = session === undefined ? {} : { sessionId: session };
        to.write(`${JSON.stringify({ id: last, method, params, ...sessionId })}\0`);
      }),
    event: (method) => waitFor((waiting) => void events.set(method, [...(events.get(method) ?? []), waiting])),
  };
}
