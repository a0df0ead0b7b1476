import { describe, expect, it } from 'vitest';
import { testCamp, type TestCamp } from '../../../fixtures/test-camp.ts';

const thief = { origin: { is: 'class', class: 'thief' }, abilities: ['thievery'] } as const;
const sheetOf = (name: string, patch: object = {}) => ({
  name,
  player: '',
  origin: { is: 'creature', creature: 'human', lives: 3 },
  faction: 'none',
  level: 1,
  abilities: [],
  granted: [],
  weapon: 'none',
  armour: 'none',
  shield: false,
  bonus: 0,
  hit: 1,
  ...patch,
});

/** A thief with an approved token, and a victim with these ducats and a ring. */
function market(ducats: number, thiefs: { token?: boolean; sheet?: object } = {}): TestCamp {
  const camp = testCamp();
  const { token = true, sheet = {} } = thiefs;
  const enter = (id: string, rest: object) => camp.enter({ type: 'enterCharacter', id, ducats: 0, items: [], ...rest });
  enter('filip', { sheet: sheetOf('Filip', { ...thief, ...sheet }), token });
  enter('anna', { sheet: sheetOf('Anna'), ducats, items: ['ring'] });
  return camp;
}

const steal = (give: 'ducats' | 'item', on = 'anna'): unknown => ({ type: 'steal', by: 'filip', on, give });

describe('Zlodejina (DBF-ABI-ZLO-1, -3, DBF-A-87)', () => {
  it.each([
    [8, 3],
    [3, 3],
    [2, 2],
    [0, 0],
  ])('a victim with %i ducats hands over %i', (ducats, taken) => {
    const camp = market(ducats);
    camp.enter(steal('ducats'));
    expect([camp.character('filip').ducats, camp.character('anna').ducats]).toEqual([taken, ducats - taken]);
  });

  it('a victim may hand over one thing instead, and keeps the ducats', () => {
    const camp = market(8);
    camp.enter(steal('item'));
    expect(camp.character('filip')).toMatchObject({ ducats: 0, items: ['ring'] });
    expect(camp.character('anna')).toMatchObject({ ducats: 8, items: [] });
  });

  it('one victim may be robbed again and again', () => {
    const camp = market(8);
    camp.enter(steal('ducats'));
    camp.enter(steal('ducats'));
    expect(camp.character('filip').ducats).toBe(6);
  });

  it('needs a token that was approved (DBF-ABI-ZLO-4)', () => {
    expect(market(8, { token: false }).send(steal('ducats'))).toMatchObject({
      refusal: { code: 'no-token', rule: 'DBF-ABI-ZLO-4' },
    });
  });

  it('is not for those who never learnt it, nor at oneself', () => {
    expect(market(8, { sheet: { abilities: ['perception'] } }).send(steal('ducats'))).toMatchObject({
      refusal: { code: 'ability-missing', rule: 'DBF-ABI-ZLO-1' },
    });
    expect(market(8).send(steal('ducats', 'filip'))).toMatchObject({ refusal: { code: 'yourself' } });
  });
});
