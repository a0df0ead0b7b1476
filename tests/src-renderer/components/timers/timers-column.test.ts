import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import type { Api, ApiListener } from '../../../../src-renderer/api.ts';
import TimersColumn from '../../../../src-renderer/components/timers/TimersColumn.svelte';
import { consoleKey, createConsole } from '../../../../src-renderer/state/console.svelte.ts';
import type { Command } from '../../../../shared/contract/commands.ts';
import type { TimerView, ViewsMessage } from '../../../../shared/contract/views.ts';
import { characterId, entrySeq, instant, timerId } from '../../../../shared/vocabulary/ids.ts';

const now = instant(1_000_000);

const timer = (name: string, left: number, state: TimerView['state'] = 'running'): TimerView => ({
  id: timerId(name),
  kind: 'knockout',
  state,
  who: { id: characterId(name), name },
  fight: null,
  startedAt: instant(now - 60_000),
  deadline: instant(now + left),
});

async function show(timers: readonly TimerView[]) {
  const sent: Command[] = [];
  let listener: ApiListener | undefined;
  const api: Api = {
    sendCommand: (command) => {
      sent.push(command);
      return Promise.resolve({ ok: true, seq: entrySeq(2), fight: null, character: null, stoppedAt: null });
    },
    history: () => Promise.resolve([]),
    ask: () => Promise.reject(new Error('nobody is there')),
    close: () => undefined,
  };
  const console = createConsole((given) => {
    listener = given;
    return api;
  });
  const tell = (next: readonly TimerView[], seq: number) => {
    const message: ViewsMessage = { seq, now, whole: true, timers: next };
    listener?.onViews(message);
  };
  tell(timers, 1);
  render(TimersColumn, { context: new Map([[consoleKey, console]]) });
  const list = await screen.findByRole('list');
  const names = () =>
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.querySelector('.name')?.textContent);
  return { list, names, tell, sent };
}

test('what has run out stands first, then what runs out next', async () => {
  const { names } = await show([timer('Ďurina', 90_000), timer('Lancelot', -5_000, 'expired'), timer('Kay', 30_000)]);
  expect(names()).toEqual(['Lancelot', 'Kay', 'Ďurina']);
});

test('a timer that somebody confirmed is not listed any more', async () => {
  const { names } = await show([timer('Kay', 30_000), timer('Gareth', -9_000, 'acknowledged')]);
  expect(names()).toEqual(['Kay']);
});

test('under the pointer nothing moves, and once it leaves the order is put right', async () => {
  const { list, names, tell } = await show([timer('Kay', 30_000), timer('Ďurina', 90_000)]);
  await fireEvent.pointerEnter(list);
  tell([timer('Ďurina', 10_000), timer('Kay', 30_000), timer('Šimon', 5_000)], 2);
  await expect.poll(names).toEqual(['Kay', 'Ďurina', 'Šimon']);
  await fireEvent.pointerLeave(list);
  await expect.poll(names).toEqual(['Šimon', 'Ďurina', 'Kay']);
});

test('a timer that ran out is confirmed with its own button', async () => {
  const { sent } = await show([timer('Lancelot', -5_000, 'expired'), timer('Kay', 30_000)]);
  await fireEvent.click(screen.getByRole('button', { name: 'Potvrdiť: Lancelot' }));
  expect(sent).toEqual([{ type: 'acknowledgeTimer', timer: 'Lancelot' }]);
});
