import { describe, expect, test } from 'vitest';
import { decideDeclaration } from '../../../../shared/dbf/spells/declare.ts';
import { spellOffers } from '../../../../shared/dbf/spells/offers.ts';
import { fighterOn } from '../../../fixtures/fights.ts';
import { creep, ofClass } from '../../../fixtures/sheets.ts';
import { beast, casting, mageOn, spellPhase } from '../../../fixtures/spells.ts';

const wizard = fighterOn('challenger', 'm', {
  sheet: ofClass('wizard', { level: 2, abilities: ['elements', 'enchantment'] }),
});
const nothingMore = { parties: [], reach: null, regains: [], asksAnimal: false };
const table = () => spellPhase([wizard, fighterOn('challenged', 'b1'), fighterOn('challenged', 'b2')], [['m', 'b1']]);

describe('what the casters of a fight are offered', () => {
  test('the spells that they know, with everybody whom each may reach', () => {
    expect(spellOffers(table()).cast).toEqual([
      { who: 'm', spell: 'fire-arrow', targets: 'choose-one', on: ['b1', 'b2'], ...nothingMore },
      { who: 'm', spell: 'trip', targets: 'choose-one', on: ['b1', 'b2'], ...nothingMore },
      { who: 'm', spell: 'charm', targets: 'none', on: [], ...nothingMore },
    ]);
  });

  test('and why not the others of their schools: too high, used, not here, nobody to reach', () => {
    const fight = casting(table(), 'm', 'trip', ['b1']);
    const told = spellOffers(fight).cannotCast.map(({ spell, refusal }) => [spell, refusal.code]);
    expect(told).toEqual([
      ['trip', 'spell-used'],
      ['acid-fan', 'spell-too-high'],
      ['ice-storm', 'spell-too-high'],
      ['fireball', 'spell-too-high'],
      ['friendship', 'not-in-a-fight'],
      ['invisibility', 'spell-too-high'],
      ['fear', 'spell-too-high'],
      ['sleep', 'spell-too-high'],
    ]);
  });

  test('a fireball may take either side, whole, within its reach (DBF-SP-EL5, DBF-A-43)', () => {
    const fight = spellPhase([mageOn('challenger', 'm'), fighterOn('challenger', 'a2'), fighterOn('challenged', 'b1')]);
    expect(spellOffers(fight).cast.find(({ spell }) => spell === 'fireball')).toEqual({
      who: 'm',
      spell: 'fireball',
      targets: 'choose-party',
      on: [],
      parties: [
        { party: 'opponents', on: ['b1'] },
        { party: 'own', on: ['m', 'a2'] },
      ],
      reach: 30,
      regains: [],
      asksAnimal: false,
    });
  });

  test('drained life offers the used spells of the first three levels, those of this phase too (DBF-A-40)', () => {
    const fight = casting(
      spellPhase([mageOn('challenger', 'm', { used: ['fireball', 'acid-fan'] }), fighterOn('challenged', 'b1')]),
      'm',
      'trip',
      ['b1'],
    );
    expect(spellOffers(fight).cast.find(({ spell }) => spell === 'drain-life')).toEqual({
      who: 'm',
      spell: 'drain-life',
      targets: 'none',
      on: [],
      parties: [],
      reach: null,
      regains: ['acid-fan', 'trip'],
      asksAnimal: false,
    });
  });

  test('nothing to who is out of the fight or learnt no magic', () => {
    const fight = spellPhase([{ ...wizard, status: 'asleep' }, fighterOn('challenged', 'b1', { sheet: creep(3) })]);
    expect(spellOffers(fight)).toEqual({ cast: [], cannotCast: [] });
  });

  test('all that is offered is accepted, with each single target', () => {
    const fight = spellPhase(
      [
        mageOn('challenger', 'm'),
        fighterOn('challenger', 'a2', { lives: 0, status: 'knocked-out' }),
        mageOn('challenged', 'n'),
        fighterOn('challenged', 'u', { sheet: beast('undead') }),
        fighterOn('challenged', 'w', { sheet: beast('animal') }),
      ],
      [['m', 'n']],
    );
    const offers = spellOffers(fight).cast;
    const tried = offers.flatMap(({ who, spell, on, targets, parties }) =>
      (targets === 'none' ? [[]] : [...on.map((id) => [id]), ...parties.map((party) => party.on)]).map(
        (each) => decideDeclaration(fight, { who, spell, on: each }).ok,
      ),
    );
    expect(new Set(tried)).toEqual(new Set([true]));
    expect(offers.filter(({ who }) => who === 'm').map(({ spell }) => spell)).toHaveLength(29);
    expect(offers.filter(({ who }) => who === 'n').map(({ spell }) => spell)).toHaveLength(30);
  });
});
