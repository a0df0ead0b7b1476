import { describe, expect, it } from 'vitest';
import { challenge, closing, MINUTE, testCamp } from '../../fixtures/test-camp.ts';

const bear = {
  creature: 'animal',
  name: 'Medveď',
  lives: 6,
  level: 1,
  hit: 2,
  abilities: [],
  weapon: 'claws',
} as const;
const inForm = { type: 'cast', fight: 'f1', who: 'dana', spell: 'transformation', on: [], as: bear } as const;
const lastLine = ({ fight }: ReturnType<typeof testCamp>) => {
  const line = fight().log.at(-1);
  return { changes: line?.changes, forms: line?.forms };
};
const up = (lives: number) => ({ lives, status: 'up' as const });

describe('a transformation in the record (DBF-SP-PR5)', () => {
  const begun = () => {
    const camp = testCamp({
      dana: { extraSpells: ['transformation', 'fog'] },
      cyril: { extraSpells: ['acid-fan'] },
    });
    camp.enter(challenge(['dana'], ['cyril']));
    camp.enter(closing('pairing', 'potions'));
    camp.enter(inForm);
    return camp;
  };

  it('tells the own loss apart from the lives of the animal', () => {
    const camp = begun();
    camp.enter({ type: 'cast', fight: 'f1', who: 'cyril', spell: 'acid-fan', on: [] });
    camp.enter(closing('spells'));
    expect(lastLine(camp)).toEqual({
      changes: [{ who: 'dana', from: up(3), to: up(2) }],
      forms: [{ who: 'dana', animal: 'Medveď', lives: 6 }],
    });
  });

  it('tells who is themselves again at the end of the round, with the own lives (DBF-A-36)', () => {
    const camp = begun();
    camp.enter(closing('spells'));
    camp.wait(11 * MINUTE);
    camp.enter({ type: 'scoreDuel', fight: 'f1', pair: camp.fight().pairs[0], outcome: 'challenged-hits' });
    camp.enter(closing('duel', 'wounds'));
    expect(lastLine(camp)).toEqual({ changes: [{ who: 'dana', from: up(6), to: up(5) }], forms: [] });
    camp.enter(closing('end'));
    expect(lastLine(camp)).toEqual({ changes: [], forms: [{ who: 'dana', animal: null, lives: 3 }] });
  });

  it('stays for its ten minutes where the same spells end the fight', () => {
    const camp = begun();
    camp.enter({ type: 'cast', fight: 'f1', who: 'dana', spell: 'fog', on: [] });
    camp.enter(closing('spells'));
    expect(camp.fight().over?.by).toBe('fog');
    expect(camp.character('dana')).toMatchObject({ lives: 6, form: { animal: { name: 'Medveď' } } });
    camp.wait(11 * MINUTE);
    expect(camp.character('dana')).toMatchObject({ lives: 3, form: null });
    expect(camp.tables().replayed).toEqual(camp.tables().stored);
  });
});

describe('a fireball at those who only stand by (DBF-A-43)', () => {
  const burnt = () => {
    const camp = testCamp({ merlin: { extraSpells: ['fireball'] }, cyril: {}, oskar: {}, pavol: { lives: 1 } });
    camp.enter(challenge(['merlin'], ['cyril'], ['oskar', 'pavol']));
    camp.enter(closing('pairing', 'potions'));
    camp.enter({ type: 'cast', fight: 'f1', who: 'merlin', spell: 'fireball', on: ['oskar', 'pavol'], range: 20 });
    return camp;
  };
  const part = (who: string) => ({ who, by: 'merlin', spell: 'fireball', lives: -1 });
  const down = { lives: 0, status: 'knocked-out' as const };

  it('is foretold for them', () => {
    expect(burnt().fight().spellPreview?.outcomes).toEqual([
      { who: 'oskar', from: up(3), to: up(2), parts: [part('oskar')], marks: [] },
      { who: 'pavol', from: up(1), to: down, parts: [part('pavol')], marks: [] },
    ]);
  });

  it('is told of them, and goes back with the step', () => {
    const camp = burnt();
    camp.enter(closing('spells'));
    expect(camp.fight().log.at(-1)).toMatchObject({
      changes: [
        { who: 'oskar', from: up(3), to: up(2) },
        { who: 'pavol', from: up(1), to: down },
      ],
      parts: [part('oskar'), part('pavol')],
    });
    expect(camp.character('pavol')).toMatchObject(down);
    camp.enter({ type: 'undo', fight: 'f1' });
    expect([camp.character('oskar').lives, camp.character('pavol').lives]).toEqual([3, 1]);
    expect(camp.tables().replayed).toEqual(camp.tables().stored);
  });
});
