import type { Component } from 'svelte';
import { render } from '@testing-library/svelte';
import { vi } from 'vitest';
import type { Answer } from '../../../../shared/contract/answer.ts';
import type { Command } from '../../../../shared/contract/commands.ts';
import type { JournalLine } from '../../../../shared/contract/journal-views.ts';
import type { CharacterView, ViewsMessage } from '../../../../shared/contract/views.ts';
import { choosableAbilities, freePicks } from '../../../../shared/dbf/ability-access.ts';
import { hitStrength } from '../../../../shared/dbf/hit.ts';
import { livesParts, maxLives } from '../../../../shared/dbf/lives.ts';
import { knownSpells } from '../../../../shared/dbf/spells/known-spells.ts';
import type { Sheet } from '../../../../shared/roster/character.ts';
import { characterId, entrySeq, instant } from '../../../../shared/vocabulary/ids.ts';
import type { ApiListener, Queries, SendOptions } from '../../../../src-renderer/api.ts';
import { consoleKey, createConsole } from '../../../../src-renderer/state/console.svelte.ts';

export const now = instant(1_000_000);

const plainSheet: Sheet = {
  name: 'Adam',
  player: 'Fero',
  origin: { is: 'class', class: 'warrior' },
  faction: 'none',
  level: 1,
  abilities: [],
  granted: [],
  weapon: 'short dagger',
  armour: 'none',
  shield: false,
  bonus: 0,
  hit: 1,
  exceptions: [],
  shifts: {},
  extraSpells: [],
  ownSpells: [],
};

/** A character as the main process shows it; all that is not given is plain. */
export function character(
  id: string,
  sheet: Partial<Sheet> = {},
  standing: Partial<Omit<CharacterView, 'sheet'>> = {},
): CharacterView {
  const whole = { ...plainSheet, ...sheet };
  return {
    id: characterId(id),
    sheet: whole,
    lives: maxLives(whole),
    status: 'up',
    temporary: 0,
    used: [],
    usedSpecial: [],
    form: null,
    knows: knownSpells(whole),
    fight: null,
    lastFight: null,
    waitsAtHeadOrg: false,
    xp: 0,
    startLevel: whole.level,
    party: null,
    checks: {},
    printed: null,
    token: false,
    ambush: null,
    ducats: 0,
    items: [],
    potions: [],
    maxLives: maxLives(whole),
    livesParts: livesParts(whole),
    hit: hitStrength(whole),
    freePicks: freePicks(whole),
    choosable: choosableAbilities(whole),
    missingChecks: [],
    canRun: false,
    ...standing,
  };
}

export const accepted: Answer = { ok: true, seq: entrySeq(7), fight: null, character: null, stoppedAt: null };

interface Camp {
  readonly characters: readonly CharacterView[];
  readonly answer?: (command: Command) => Answer;
  readonly history?: readonly JournalLine[];
  readonly queries?: Queries;
  readonly views?: Partial<ViewsMessage>;
}

/** Shows a page over a camp, and keeps what it sends. */
export function show<Props extends Record<string, unknown>>(page: Component<Props>, props: Props, camp: Camp) {
  const sent: Command[] = [];
  const options: SendOptions[] = [];
  let listener: ApiListener | undefined;
  const console = createConsole((given) => {
    listener = given;
    return {
      sendCommand: (command, given = {}) => {
        sent.push(command);
        options.push(given);
        return Promise.resolve(camp.answer?.(command) ?? accepted);
      },
      history: () => Promise.resolve(camp.history ?? []),
      ask: (query) => (camp.queries === undefined ? Promise.reject(new Error('nobody is there')) : query(camp.queries)),
      close: vi.fn(),
    };
  });
  const characters = Object.fromEntries(camp.characters.map((one) => [one.id, one]));
  listener?.onViews({ seq: 1, now, whole: true, characters, timers: [], ...camp.views });
  render(page as Component, { props, context: new Map([[consoleKey, console]]) });
  const tell = (changed: CharacterView) =>
    listener?.onViews({ seq: 2, now, whole: false, characters: { [changed.id]: changed } });
  return { sent, options, tell, console };
}
