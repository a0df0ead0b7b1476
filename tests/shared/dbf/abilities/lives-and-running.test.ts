import { describe, expect, it } from 'vitest';
import { canRun } from '../../../../shared/dbf/ability-access.ts';
import { livesParts, maxLives } from '../../../../shared/dbf/lives.ts';
import { ofClass } from '../../../fixtures/sheets.ts';
import { testCamp } from '../../../fixtures/test-camp.ts';

const warrior = { origin: { is: 'class', class: 'warrior' }, level: 4 } as const;

describe('Vytrvalosť (DBF-ABI-VYT-1, -2)', () => {
  it.each([
    ['warrior', 5],
    ['thief', 4],
    ['knight', 5],
    ['druid', 4],
  ] as const)('gives a %s a life more, %i in all', (id, lives) => {
    expect(maxLives(ofClass(id, { abilities: ['endurance'] }))).toBe(lives);
  });

  it('taken in play raises lives and maximum by one (DBF-A-17)', () => {
    const camp = testCamp({ boris: { ...warrior, abilities: ['woodcraft'], lives: 2 } });
    camp.enter({ type: 'chooseAbility', who: 'boris', ability: 'endurance' });
    expect(camp.character('boris')).toMatchObject({ lives: 3, maxLives: 5 });
  });
});

describe('Húževnatosť (DBF-ABI-HUZ-1 to -3)', () => {
  it.each(['warrior', 'knight', 'ranger'] as const)('gives a %s two lives more, six in all', (id) => {
    expect(maxLives(ofClass(id, { abilities: ['toughness'] }))).toBe(6);
  });

  it('adds up with Vytrvalosť and armour', () => {
    const sheet = ofClass('knight', { abilities: ['endurance', 'toughness'], armour: 'heavy' });
    expect(livesParts(sheet).map(({ from, by }) => [from, by])).toEqual([
      ['class', 4],
      ['endurance', 1],
      ['toughness', 2],
      ['armour', 2],
    ]);
  });

  it('lets run, but not in heavy armour, and nobody else runs (DBF-GEX-01, DBF-PTY-03, DBF-A-84)', () => {
    const tough = ofClass('knight', { abilities: ['toughness'] });
    expect([canRun(tough), canRun({ ...tough, armour: 'light' }), canRun({ ...tough, armour: 'heavy' })]).toEqual([
      true,
      true,
      false,
    ]);
    expect(canRun(ofClass('knight', { abilities: ['endurance'] }))).toBe(false);
  });
});
