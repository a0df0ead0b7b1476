import { describe, expect, test } from 'vitest';
import { decideClose } from '../../../../shared/dbf/close-phase.ts';
import { endFight } from '../../../../shared/dbf/end-of-round.ts';
import { enterFight } from '../../../../shared/dbf/fighter.ts';
import type { Fight, Fighter } from '../../../../shared/dbf/fight.ts';
import { decideFlight } from '../../../../shared/dbf/flight.ts';
import { decideFightOverride } from '../../../../shared/dbf/override.ts';
import { decideDeclaration } from '../../../../shared/dbf/spells/declare.ts';
import type { Being } from '../../../../shared/roster/animal-form.ts';
import type { Timer } from '../../../../shared/timers/timer.ts';
import { after, around, eventsOf, fighterOn, minutesAfterNoon, refusalOf } from '../../../fixtures/fights.ts';
import { characterOf, who } from '../../../fixtures/sheets.ts';
import {
  cast,
  castOutside,
  casting,
  castRefusal,
  mage,
  mageCharacter,
  mageOn,
  outsideEffects,
  resolved,
  runningTimer,
  spellPhase,
} from '../../../fixtures/spells.ts';

const bear: Being = {
  name: 'bear',
  creature: 'animal',
  level: 3,
  lives: 6,
  hit: 2,
  abilities: [],
  weapon: 'claws',
};
const { creature: _creature, ...animal } = bear;

const table = (m: Partial<Fighter> = {}, b: Partial<Fighter> = {}) =>
  spellPhase([mageOn('challenger', 'm', { lives: 2, ...m }), mageOn('challenged', 'b', b)], [['m', 'b']]);
const turning = (fight: Fight) =>
  after(fight, decideDeclaration(fight, { who: who('m'), spell: 'transformation', on: [], as: bear }));
const asBear = (fight: Fight = table()) => resolved(turning(fight));
const shape = (fight: Fight, name = 'm') => {
  const fighter = fight.fighters.find(({ id }) => id === name);
  return fighter && [fighter.lives, fighter.status, fighter.sheet.hit, fighter.form?.animal.name ?? null];
};

const gone = { at: minutesAfterNoon(11), timersOf: (): readonly Timer[] => [] };
const running = { at: minutesAfterNoon(5), timersOf: () => [runningTimer('transformation', 'm')] };

describe('turning into an animal in a fight (DBF-SP-PR5, DBF-A-61)', () => {
  test('the sheet of the animal fights from this step on, and ten minutes run', () => {
    const events = eventsOf(decideClose(turning(table()), 'spells', around(table())));
    expect(events.map(({ type }) => type)).toEqual([
      'v1.SpellsResolved',
      'v1.FormTaken',
      'v1.TimerStarted',
      'v1.SpellsClosed',
    ]);
    expect(shape(asBear())).toEqual([6, 'up', 2, 'bear']);
  });

  test('what else happens in the step happens to the own lives (DBF-A-30)', () => {
    const fight = resolved(casting(turning(table()), 'b', 'acid-fan'));
    expect([shape(fight), fight.fighters[0]?.form?.own]).toEqual([[6, 'up', 2, 'bear'], { lives: 1, temporary: 0 }]);
  });

  test('who falls in the step takes no form, and no timer runs', () => {
    const fight = casting(turning(table()), 'b', 'fire-arrow', ['m']);
    const events = eventsOf(decideClose(fight, 'spells', around(fight)));
    expect(events.filter(({ type }) => type === 'v1.FormTaken' || type === 'v1.TimerStarted')).toEqual([]);
    expect(shape(resolved(fight))).toEqual([0, 'knocked-out', 1, null]);
  });

  test('without an animal only the ten minutes run', () => {
    const fight = casting(table(), 'm', 'transformation');
    const events = eventsOf(decideClose(fight, 'spells', around(fight)));
    expect(events.map(({ type }) => type)).toEqual(['v1.SpellsResolved', 'v1.TimerStarted', 'v1.SpellsClosed']);
  });

  test('an animal casts nothing', () => {
    const again = { ...asBear(), phase: 'spells' as const };
    expect(castRefusal(again, 'm', 'fog')).toEqual(['in-animal-form', 'DBF-A-61']);
  });

  test('an animal is tamed like one (DBF-A-60)', () => {
    const fight = cast({ ...asBear(), phase: 'spells', declared: [] }, 'b', 'taming', ['m']);
    expect(shape(fight)?.[1]).toBe('defeated');
  });

  test('its level is the one that sleep and death compare', () => {
    const deep = table({ sheet: mage({ level: 9 }) });
    expect(shape(cast({ ...asBear(deep), phase: 'spells', declared: [] }, 'b', 'sleep'))?.[1]).toBe('asleep');
    expect(shape(cast(deep, 'b', 'sleep'))?.[1]).toBe('up');
  });

  test('without lives the form is gone', () => {
    const fight = { ...asBear(table({}, { lives: 3 })), phase: 'spells' as const, declared: [] };
    const weak = {
      ...fight,
      fighters: fight.fighters.map((each) => (each.id === 'm' ? { ...each, lives: 1 } : each)),
    };
    expect(shape(cast(weak, 'b', 'acid-fan'))).toEqual([0, 'knocked-out', 1, null]);
  });
});

describe('when the ten minutes are over (DBF-A-36)', () => {
  const end = (): Fight => ({ ...asBear(), phase: 'end' });
  const closed = (fight: Fight, time: typeof gone | typeof running) =>
    after(fight, decideClose(fight, 'end', { ...around(fight), ...time }));

  test('the form lasts to the end of the round, then the own lives are back', () => {
    expect(shape(closed(end(), gone))).toEqual([2, 'up', 1, null]);
  });

  test('before, the next round finds the animal', () => {
    expect(shape(closed(end(), running))).toEqual([6, 'up', 2, 'bear']);
  });

  test('the end of the fight ends it too, and who was tamed is on their feet', () => {
    const tamed = cast({ ...asBear(), phase: 'spells', declared: [] }, 'b', 'taming', ['m']);
    const over = after(tamed, endFight(tamed, 'stopped', 'nobody', { ...around(tamed), ...gone }));
    expect(shape(over)).toEqual([2, 'up', 1, null]);
  });

  test.each([
    ['who flees', (fight: Fight) => decideFlight(fight, who('m'), { ...around(fight), ...gone })],
    [
      'who is said to have fled',
      (fight: Fight) =>
        decideFightOverride(
          fight,
          { type: 'override', who: who('m'), lives: 5, status: 'fled', reason: 'seen' },
          { ...around(fight), ...gone },
        ),
    ],
  ])('%s does not wait for the end of the round', (_title, leave) => {
    expect(shape(after(end(), leave(end())))).toEqual([2, 'fled', 1, null]);
  });
});

describe('turning into an animal outside a fight (DBF-SP-PR5)', () => {
  test('changes the lives at once', () => {
    const decision = castOutside('transformation', [], [mageCharacter()], { as: bear });
    expect(decision.ok && decision.events[1]).toEqual({
      type: 'v1.ShapeTaken',
      who: 'm',
      form: { animal, own: { lives: 2, temporary: 0 } },
      lives: 6,
      temporary: 0,
    });
    expect(outsideEffects(decision)).toEqual([['transformation', 'm', 10]]);
  });

  const form = { animal, own: { lives: 2, temporary: 0 } };

  test('an animal casts nothing', () => {
    expect(refusalOf(castOutside('false-life', [], [mageCharacter({ form })]))).toEqual(['in-animal-form', 'DBF-A-61']);
  });

  test('healing fills the lives of the animal up to its own maximum', () => {
    const wounded = characterOf('x', { form, lives: 5 });
    expect(outsideEffects(castOutside('regeneration', ['x'], [mageCharacter(), wounded]))).toEqual([['x', 6, 0, 'up']]);
  });

  test('who comes to a fight as an animal fights as one', () => {
    const { sheet, lives, form: held } = enterFight(mageCharacter({ form, lives: 4 }), 'challenger');
    expect([sheet.hit, sheet.origin, lives, held]).toEqual([
      2,
      { is: 'creature', creature: 'animal', lives: 6 },
      4,
      { ...form, ownSheet: mage() },
    ]);
  });
});

test('nobody else changes shape', () => {
  expect(shape(asBear(spellPhase([mageOn('challenger', 'm'), fighterOn('challenged', 'b')])), 'b')).toEqual([
    3,
    'up',
    1,
    null,
  ]);
});
