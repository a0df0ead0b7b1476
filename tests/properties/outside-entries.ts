import type { CharacterView, ViewsMessage } from '../../shared/contract/views.ts';
import { smashTargets } from '../../shared/dbf/ability-acts.ts';
import { isOnFeet } from '../../shared/roster/character.ts';
import type { CommandDraft } from '../../shared/scenario/translate.ts';
import { spellIds } from '../../shared/vocabulary/spells.ts';
import type { AbilityId } from '../../shared/vocabulary/terms.ts';
import { anyForm } from './cast-entries.ts';
import type { Dice } from './dice.ts';
import { charactersIn } from './entries.ts';
import { pouchEntry } from './pouch-entries.ts';

/** What people do outside a fight; mostly by somebody who is able to, to somebody who may be there. */
export function outsideEntry(views: ViewsMessage, dice: Dice): CommandDraft {
  const people = charactersIn(views);
  const about = dice.number(5) === 0 ? people : people.filter(({ fight }) => fight === null);
  const one = (list: readonly CharacterView[]): string => (dice.of(list) ?? dice.of(people))?.id ?? 'nobody';
  const able = (ability: AbilityId) =>
    one(
      about.filter(({ sheet, status }) => isOnFeet(status) && [...sheet.abilities, ...sheet.granted].includes(ability)),
    );
  return dice.way<CommandDraft>([
    () => castOutside(dice.of(about) ?? dice.of(people), about, dice),
    () => castOutside(dice.of(about.filter(({ knows }) => knows.length > 0)), about, dice),
    () => castOutside(dice.of(about.filter(({ knows }) => knows.length > 0)), about, dice),
    () => ({ type: 'sneak', by: able('sneaking'), on: one(about), dodge: dice.number(3) === 0 }),
    () => ({ type: 'steal', by: able('thievery'), on: one(about), ...haul(dice) }),
    () => ({ type: 'smash', who: able('demolition'), target: dice.of(smashTargets) }),
    () => ({ type: 'brew', who: able('alchemy'), level: 1 + dice.number(3) }),
    () => pouchEntry(one(about), dice),
    () => pouchEntry(one(about), dice),
  ]);
}

function castOutside(caster: CharacterView | undefined, people: readonly CharacterView[], dice: Dice): CommandDraft {
  const { id: who = 'nobody', knows = [] } = caster ?? {};
  const spell = dice.of(dice.number(4) === 0 || knows.length === 0 ? spellIds : knows) ?? 'trip';
  const others = people.map(({ id }) => id as string);
  const on = dice.number(4) === 0 ? [who] : [...dice.some(others, dice.number(4))];
  const said = { consent: dice.number(2) === 0, range: dice.number(40), ...anyForm(dice) };
  return { type: 'castOutside', who, spell, on, ...said };
}

const haul = (dice: Dice) =>
  dice.number(2) === 0 ? ({ give: 'ducats' } as const) : ({ give: 'item', item: dice.of(['amulet', 'rope']) } as const);
