import { ORPCError } from '@orpc/client';
import { describe, expect, test } from 'vitest';
import { createApi, type ApiListener, type ConnectionState, type Line } from '../../src-renderer/api.ts';
import type { Answer } from '../../shared/contract/answer.ts';
import type { Envelope } from '../../shared/contract/commands.ts';
import type { ViewsMessage } from '../../shared/contract/views.ts';
import { entrySeq, instant } from '../../shared/vocabulary/ids.ts';

const accepted: Answer = { ok: true, seq: entrySeq(7), fight: null, character: null, stoppedAt: null };
const whole: ViewsMessage = { seq: 1, now: instant(0), whole: true };

/** A line whose other side answers as told, and that breaks when told. */
function lineOf(answer: (envelope: Envelope) => Promise<Answer>) {
  const { promise: closed, resolve } = Promise.withResolvers<unknown>();
  async function* views() {
    yield whole;
    await closed;
    throw new Error('The line broke');
  }
  const client = {
    command: answer,
    watch: () => Promise.resolve(views()),
    history: () => Promise.resolve([]),
  } as unknown as Line['client'];
  return { client, closed, close: () => resolve(undefined) };
}

/** An api over the given lines, one after the other. */
function openOver(lines: readonly Line[]) {
  const states: ConnectionState[] = [];
  const seen: ViewsMessage[] = [];
  const waiting = [...lines];
  const listener: ApiListener = {
    onConnection: (state) => states.push(state),
    onViews: (message) => seen.push(message),
  };
  const connect = () => {
    const line = waiting.shift();
    return line === undefined ? new Promise<Line>(() => undefined) : Promise.resolve(line);
  };
  return { api: createApi(connect, listener, () => 0), states, seen };
}

describe('a command sent over a line that breaks', () => {
  test('goes again with the same id over the next line and gets its answer there', async () => {
    const envelopes: Envelope[] = [];
    const first = lineOf((envelope) => {
      envelopes.push(envelope);
      first.close();
      return Promise.reject(new Error('The line broke'));
    });
    const second = lineOf((envelope) => {
      envelopes.push(envelope);
      return Promise.resolve(accepted);
    });
    const { api } = openOver([first, second]);
    const answer = await api.sendCommand(
      { type: 'resumeCamp' },
      { seen: entrySeq(3), happenedAt: instant(5), org: 'Peťo' },
    );
    api.close();
    expect(answer).toEqual(accepted);
    expect(envelopes).toHaveLength(2);
    expect(envelopes[1]).toEqual(envelopes[0]);
    expect(envelopes[0]).toEqual({
      commandId: envelopes[0]?.commandId,
      command: { type: 'resumeCamp' },
      seen: 3,
      happenedAt: 5,
      org: 'Peťo',
    });
  });

  test('waits for the first line when there is none yet', async () => {
    const opened = Promise.withResolvers<Line>();
    const api = createApi(
      () => opened.promise,
      { onConnection: () => undefined, onViews: () => undefined },
      () => 0,
    );
    const answer = api.sendCommand({ type: 'resumeCamp' });
    opened.resolve(lineOf(() => Promise.resolve(accepted)));
    expect(await answer).toEqual(accepted);
    api.close();
  });

  test('is given up when the other side itself failed', async () => {
    const failing = lineOf(() => Promise.reject(new ORPCError('INTERNAL_SERVER_ERROR')));
    const { api } = openOver([failing]);
    await expect(api.sendCommand({ type: 'resumeCamp' })).rejects.toThrow(ORPCError);
    api.close();
  });
});

describe('the views', () => {
  test('are subscribed anew over each line, and the state of the line is told', async () => {
    const first = lineOf(() => Promise.resolve(accepted));
    const second = lineOf(() => Promise.resolve(accepted));
    const { api, states, seen } = openOver([first, second]);
    await api.sendCommand({ type: 'resumeCamp' });
    first.close();
    await first.closed;
    await expect.poll(() => seen).toEqual([whole, whole]);
    expect(states).toEqual(['connecting', 'open', 'lost', 'open']);
    api.close();
  });
});
