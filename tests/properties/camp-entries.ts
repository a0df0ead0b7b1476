import type { ViewsMessage } from '../../shared/contract/views.ts';
import { houseRuleOptions, type HouseRules } from '../../shared/dbf/house-rules.ts';
import type { CommandDraft } from '../../shared/scenario/translate.ts';
import { abilityIds, armours } from '../../shared/vocabulary/terms.ts';
import { weapons } from '../../shared/vocabulary/weapons.ts';
import { vlk } from '../fixtures/camp-data.ts';
import { draftWith } from '../fixtures/sheets.ts';
import { bulkEntry } from './bulk-entries.ts';
import type { Dice } from './dice.ts';
import { charactersIn } from './entries.ts';

/** What staff enter about the camp and its people, whether it makes sense or not. */
export function campEntry(views: ViewsMessage, dice: Dice): CommandDraft {
  const people = charactersIn(views);
  const character = dice.of(people);
  const who = character?.id ?? 'nobody';
  const perhaps = dice.number(2) === 0 ? { exception: 'the ORG lets it through' } : {};
  const ability = dice.of(character?.choosable ?? []) ?? dice.of(abilityIds);
  const phase = (views.camp?.gamePhase ?? 1) + dice.number(3) - (dice.number(4) === 0 ? 1 : 0);
  const cases = (views.waits ?? []).flatMap((item) => (item.kind === 'council' ? [item.case] : []));
  return dice.way<CommandDraft>([
    () => ({ type: 'equip', who, weapon: dice.of(weapons), ...perhaps }),
    () =>
      dice.number(3) > 0
        ? bulkEntry(views, dice)
        : { type: 'equip', who, armour: dice.of(armours), shield: dice.number(2) === 0, ...perhaps },
    () => ({ type: 'writeXp', who, add: dice.number(12) - 3, reason: 'a quest' }),
    () => ({ type: 'chooseAbility', who, ability }),
    () => ({ type: 'openGamePhase', phase, fightsBelongToOld: dice.number(2) === 0 }),
    () => ({ type: 'setHouseRules', rules: someRules(dice) }),
    () => ({ type: 'keepCreep', template: vlk }),
    () => ({ type: 'editCharacter', who, sheet: draftWith({ name: 'Other' }), ducats: dice.number(9), items: [] }),
    () => ({ type: 'acknowledgeTimer', timer: dice.of(views.timers ?? [])?.id ?? 'none' }),
    () => ({ type: 'decideCase', case: dice.of(cases) ?? 'none', verdict: 'it was a feud' }),
    () => ({ type: 'spawnCreeps', template: vlk.id, count: 1 + dice.number(2) }),
  ]);
}

/** Three of the house rules, with any of their values. */
function someRules(dice: Dice): Partial<HouseRules> {
  const rules = dice.some(Object.entries(houseRuleOptions), 3);
  return Object.fromEntries(rules.map(([id, values]) => [id, dice.of<string>(values)]));
}
