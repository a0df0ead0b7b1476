import { render } from '@testing-library/svelte';
import { onTestFinished } from 'vitest';
import { fightId } from '../../../../shared/vocabulary/ids.ts';
import { consoleKey, createConsole } from '../../../../src-renderer/state/console.svelte.ts';
import FightPage from '../../../../src-renderer/views/FightPage.svelte';
import { testCamp } from '../../../fixtures/test-camp.ts';
import { listening } from './window-harness.ts';

/** The fight window over a real camp in memory: what is entered is decided as in the tent. */
export function showCamp(people: Parameters<typeof testCamp>[0], opening: readonly unknown[]) {
  const table = testCamp(people);
  for (const command of opening) table.enter(command);
  const console = createConsole((listener) => {
    onTestFinished(table.camp.watch((message) => listener.onViews(message)));
    queueMicrotask(() => listener.onViews(table.camp.views()));
    return {
      sendCommand: (command, options = {}) =>
        Promise.resolve(
          table.send(command, {
            ...(options.seen === undefined ? {} : { seen: options.seen }),
            ...(options.happenedAt === undefined ? {} : { happenedAt: options.happenedAt }),
          }),
        ),
      history: () => Promise.resolve([]),
      ask: () => Promise.reject(new Error('nobody is there')),
      close: () => undefined,
    };
  });
  render(FightPage, { props: { fight: fightId('f1') }, context: new Map([[consoleKey, console]]) });
  return { ...listening(), table };
}
