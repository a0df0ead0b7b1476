import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { onTestFinished } from 'vitest';
import type { Answer } from '../../../../shared/contract/answer.ts';
import type { Command } from '../../../../shared/contract/commands.ts';
import type { FightView, KeyedViews } from '../../../../shared/contract/views.ts';
import { entrySeq } from '../../../../shared/vocabulary/ids.ts';
import { refuse, type RefusalCode, type RefusalData } from '../../../../shared/vocabulary/refusal.ts';
import type { ApiListener, ConnectionState, SendOptions } from '../../../../src-renderer/api.ts';
import { consoleKey, createConsole } from '../../../../src-renderer/state/console.svelte.ts';
import { handleKey } from '../../../../src-renderer/state/keys.svelte.ts';
import FightPage from '../../../../src-renderer/views/FightPage.svelte';
import NewFightPage from '../../../../src-renderer/views/NewFightPage.svelte';
import { aCamp } from '../../../fixtures/camp-view.ts';
import { at, theFight } from '../../../fixtures/fight-view.ts';

type Respond = (command: Command, options: SendOptions) => Answer | FightView;

export const refused = (code: RefusalCode, data: RefusalData = {}): Answer => refuse(code, data);

const camp = aCamp();

/** A console whose other side is `respond`: a refusal, or the fight as it is afterwards. */
function consoleOver(views: KeyedViews, respond: Respond) {
  const sent: Command[] = [];
  const options: SendOptions[] = [];
  let listener: ApiListener | undefined;
  let seq = 9;
  const tell = (changed: KeyedViews) => {
    seq += 1;
    listener?.onViews({ seq, now: at(12), whole: false, ...changed });
  };
  const console = createConsole((given) => {
    listener = given;
    return {
      sendCommand: (command, given = {}) => {
        sent.push(command);
        options.push(given);
        const result = respond(command, given);
        if ('ok' in result) return Promise.resolve(result);
        tell({ fights: { [theFight]: result } });
        return Promise.resolve({
          ok: true,
          seq: result.seen,
          fight: result.id,
          character: null,
          stoppedAt: null,
        });
      },
      history: () => Promise.resolve([]),
      ask: () => Promise.reject(new Error('nobody is there')),
      close: () => undefined,
    };
  });
  listener?.onViews({ seq: 1, now: at(12), whole: true, camp, ...views });
  const connection = (state: ConnectionState) => listener?.onConnection(state);
  return { console, sent, options, tell, connection };
}

/** Shows a fight; commands are accepted and change nothing unless `respond` says otherwise. */
export function showFight(view: FightView, respond?: Respond, more: KeyedViews = {}) {
  let next = view;
  const unchanged = (): FightView => {
    next = { ...next, seen: entrySeq(next.seen + 1) };
    return next;
  };
  const made = consoleOver({ fights: { [theFight]: view }, ...more }, respond ?? unchanged);
  render(FightPage, { props: { fight: theFight }, context: new Map([[consoleKey, made.console]]) });
  return { ...listening(), ...made };
}

export function showNewFight(views: KeyedViews, respond: Respond) {
  const made = consoleOver(views, respond);
  render(NewFightPage, { context: new Map([[consoleKey, made.console]]) });
  return { ...listening(), ...made };
}

export function listening() {
  window.addEventListener('keydown', handleKey);
  onTestFinished(() => window.removeEventListener('keydown', handleKey));
  return { press };
}

/** Presses a key as the browser tells it: by its letter, and by its place where that differs. */
export async function press(key: string, { code = codeOf(key), ctrl = false, shift = false, on = document.body } = {}) {
  const how = { key, code, ctrlKey: ctrl, shiftKey: shift };
  await fireEvent.keyDown(on, how);
  await fireEvent.keyUp(on, how);
  await settled();
}

/** Presses keys one after the other, each let go, before any answer comes. */
export async function pressFast(...keys: readonly string[]) {
  for (const key of keys) {
    void fireEvent.keyDown(document.body, { key, code: codeOf(key) });
    void fireEvent.keyUp(document.body, { key, code: codeOf(key) });
  }
  for (const _ of keys) await settled();
}

const codeOf = (key: string) => {
  if (/^\d$/.test(key)) return `Digit${key}`;
  return /^[a-z]$/.test(key) ? `Key${key.toUpperCase()}` : key;
};

/** All answers that are under way have come and are shown. */
export async function settled() {
  for (let turn = 0; turn < 8; turn += 1) {
    await Promise.resolve();
    await tick();
  }
}

/** Chooses in a select; the DOM of these tests does not know which option is `:checked`. */
export async function choose(label: string, value: string, at = 0) {
  const select = screen.getAllByLabelText<HTMLSelectElement>(label)[at];
  if (!select) throw new Error(`there is no ${label}`);
  for (const option of select.options) Object.assign(option, { checked: option.value === value });
  await fireEvent.change(select, { target: { value } });
  await settled();
}
