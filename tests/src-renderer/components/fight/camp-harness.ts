import { createRouterClient } from '@orpc/server';
import { render } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { onTestFinished } from 'vitest';
import { fightId } from '../../../../shared/vocabulary/ids.ts';
import { consoleRouter } from '../../../../src-main/api/router.ts';
import { consoleKey, createConsole } from '../../../../src-renderer/state/console.svelte.ts';
import FightPage from '../../../../src-renderer/views/FightPage.svelte';
import { testCamp } from '../../../fixtures/test-camp.ts';
import { readableLog } from '../../../src-main/silent-log.ts';
import { listening } from './window-harness.ts';

type People = Parameters<typeof testCamp>[0];

/** The fight window over a real camp in memory: what is entered is decided as in the tent. */
export const showCamp = (people: People, opening: readonly unknown[]) =>
  showPage(FightPage, { fight: fightId('f1') }, people, opening);

/** Any page over such a camp; what a window asks beside the views is answered too. */
export function showPage<Props extends Record<string, unknown>>(
  page: Component<Props>,
  props: Props,
  people: People,
  opening: readonly unknown[],
) {
  const table = testCamp(people);
  for (const command of opening) table.enter(command);
  const queries = createRouterClient(consoleRouter(table.camp, readableLog().log));
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
      history: (who, limit) => Promise.resolve(table.camp.history(who, limit)),
      ask: (query) => query(queries),
      close: () => undefined,
    };
  });
  render(page as Component, { props, context: new Map([[consoleKey, console]]) });
  return { ...listening(), table };
}
