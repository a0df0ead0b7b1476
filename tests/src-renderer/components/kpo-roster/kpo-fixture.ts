import type { Component } from 'svelte';
import { render } from '@testing-library/svelte';
import type { Answer } from '../../../../shared/contract/answer.ts';
import type { Command } from '../../../../shared/contract/commands.ts';
import type { ApiListener, Queries } from '../../../../src-renderer/api.ts';
import { consoleKey, createConsole } from '../../../../src-renderer/state/console.svelte.ts';
import { testCamp } from '../../../fixtures/test-camp.ts';

interface Person {
  readonly id: string;
  readonly sheet: object;
  readonly hp?: number;
}

/** Shows a page over a camp that plays KPO only; what the page sends is kept and done in the camp. */
export function showKpo<Props extends Record<string, unknown>>(
  page: Component<Props>,
  props: Props,
  people: readonly Person[],
  commands: readonly unknown[] = [],
  queries?: Queries,
) {
  const camp = testCamp();
  camp.enter({ type: 'chooseRulesets', rulesets: ['kpo'] });
  for (const person of people) camp.enter({ type: 'enterKpoCharacter', ...person });
  for (const command of commands) camp.enter(command);
  const sent: Command[] = [];
  let listener: ApiListener | undefined;
  const tell = () => listener?.onViews(camp.views());
  const console = createConsole((given) => {
    listener = given;
    return {
      sendCommand: (command) => {
        sent.push(command);
        const answer: Answer = camp.send(command);
        tell();
        return Promise.resolve(answer);
      },
      history: () => Promise.resolve([]),
      ask: (query) => (queries === undefined ? Promise.reject(new Error('nobody is there')) : query(queries)),
      close: () => undefined,
    };
  });
  tell();
  render(page as Component, { props, context: new Map([[consoleKey, console]]) });
  return { sent, console, camp: { ...camp, tell } };
}
