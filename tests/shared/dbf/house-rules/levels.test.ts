import { describe, expect, test } from 'vitest';
import { choosableAbilities, freePicks } from '../../../../shared/dbf/ability-access.ts';
import { classRules } from '../../../../shared/dbf/classes.ts';
import type { HouseRules } from '../../../../shared/dbf/house-rules.ts';
import { maxLives } from '../../../../shared/dbf/lives.ts';
import { knownSpells } from '../../../../shared/dbf/spells/known-spells.ts';
import type { Sheet } from '../../../../shared/roster/character.ts';
import { decideRoster } from '../../../../shared/roster/enter.ts';
import { abilityIds, type AbilityId, type ClassId } from '../../../../shared/vocabulary/terms.ts';
import { refusalOf } from '../../../fixtures/fights.ts';
import { rules } from '../../../fixtures/house-rules.ts';
import { characterOf, ofClass, rosterOf, who } from '../../../fixtures/sheets.ts';

/** Somebody with every ability of the class. */
const exhausted = (id: ClassId, level: number, patch: Partial<Sheet> = {}): Sheet =>
  ofClass(id, { level, abilities: Object.keys(classRules[id].abilities) as AbilityId[], ...patch });

const choose = (sheet: Sheet, ability: AbilityId, exhaustedClass: HouseRules['exhaustedClass']) =>
  decideRoster(
    rosterOf(characterOf('a', { sheet, lives: 1 })),
    { type: 'chooseAbility', who: who('a'), ability },
    rules({ exhaustedClass }),
  );

const chosen = (sheet: Sheet, ability: AbilityId, rule: HouseRules['exhaustedClass']): Sheet => {
  const decision = choose(sheet, ability, rule);
  const [event] = decision.ok ? decision.events : [];
  if (event?.type !== 'v2.CharacterEdited' || event.sheet === undefined) throw new Error(`${ability} was refused`);
  return event.sheet;
};

describe('a level when all abilities of the class are taken (DBF-A-78)', () => {
  test('brings nothing to choose', () => {
    const warrior = exhausted('warrior', 8);
    expect([freePicks(warrior), choosableAbilities(warrior)]).toEqual([0, []]);
    expect(refusalOf(choose(warrior, 'healing', 'nothing'))).toEqual(['nothing-to-choose', 'DBF-LVL-05']);
  });

  test('lets an ORG grant any other ability, where the house says so, without a shift', () => {
    const house = rules({ exhaustedClass: 'any-ability' });
    const warrior = exhausted('warrior', 8);
    expect(freePicks(warrior, house)).toBe(1);
    expect(choosableAbilities(warrior, house)).toEqual(abilityIds.filter((id) => !warrior.abilities.includes(id)));
    const healer = chosen(warrior, 'healing', 'any-ability');
    expect(healer.abilities.at(-1)).toBe('healing');
    expect(healer.exceptions).toEqual([{ rule: 'DBF-LVL-14', thing: 'healing', reason: 'DBF-A-78' }]);
    expect(knownSpells(healer)).toContain('revival');
    expect(freePicks(healer, house)).toBe(0);
    expect(freePicks({ ...healer, level: 9 }, house)).toBe(1);
  });

  test('brings a second endurance, where the house says so, and no third', () => {
    const house = rules({ exhaustedClass: 'second-endurance' });
    const warrior = exhausted('warrior', 8);
    expect(choosableAbilities(warrior, house)).toEqual(['endurance']);
    const tough = chosen(warrior, 'endurance', 'second-endurance');
    expect(maxLives(tough)).toBe(maxLives(warrior) + 1);
    expect(refusalOf(choose({ ...tough, level: 9 }, 'endurance', 'second-endurance'))).toEqual([
      'nothing-to-choose',
      'DBF-LVL-05',
    ]);
    expect(refusalOf(choose(warrior, 'healing', 'second-endurance'))).toEqual(['ability-not-for-class', 'DBF-LVL-14']);
  });

  test('the ranger has eight abilities, so it is the ninth level that does', () => {
    const house = rules({ exhaustedClass: 'second-endurance' });
    expect(freePicks(exhausted('ranger', 8), house)).toBe(0);
    expect(freePicks(exhausted('ranger', 9), house)).toBe(1);
    expect(maxLives(chosen(exhausted('ranger', 9), 'endurance', 'second-endurance'))).toBe(
      maxLives(exhausted('ranger', 9)) + 1,
    );
  });

  test('nobody takes from outside while the class has something left', () => {
    const abilities = exhausted('warrior', 8).abilities.slice(0, 6);
    const warrior = exhausted('warrior', 8, { abilities });
    const house = rules({ exhaustedClass: 'any-ability' });
    expect(freePicks(warrior, house)).toBe(2);
    expect(choosableAbilities(warrior, house)).toEqual(['sneaking']);
    expect(refusalOf(choose(warrior, 'healing', 'any-ability'))).toEqual(['ability-not-for-class', 'DBF-LVL-14']);
  });
});
