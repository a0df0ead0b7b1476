import { characterId } from '../vocabulary/ids.ts';
import type { Roster } from './character.ts';
import type { CreepTemplate } from './creep-template.ts';
import { decideRoster, type RosterDecision } from './enter.ts';
import type { RosterEvent } from './events.ts';
import { freeId } from '../vocabulary/free-id.ts';
import { spawnNames } from './spawn-names-view.ts';

/** `count` creeps of a template: "Wolf 3" follows "Wolf 2", whatever became of that one. */
export function decideSpawn(roster: Roster, template: CreepTemplate, count: number): RosterDecision {
  let events: readonly RosterEvent[] = [];
  for (const name of spawnNames(roster.values(), template.name, count)) {
    const { ducats, items, potions } = template;
    const id = characterId(freeId((each) => roster.has(characterId(each)), name, 'creep'));
    const sheet = { ...template.sheet, name };
    const decision = decideRoster(roster, { type: 'enterCharacter', id, sheet, ducats, items, potions });
    if (!decision.ok) return decision;
    events = [...events, ...decision.events];
  }
  return { ok: true, events };
}
