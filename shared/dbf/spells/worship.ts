import type { SchoolSpells } from './spell.ts';

/** DBF-SP-BO1 to -BO5. */
export const worship: SchoolSpells<'worship'> = {
  'chosen-by-god': {
    rule: 'DBF-SP-BO1',
    where: 'fight',
    targets: 'self',
    conditions: [],
    effects: [{ does: 'marks', mark: 'chosen' }],
  },
  blessing: {
    rule: 'DBF-SP-BO2',
    where: 'fight',
    targets: 'own-party',
    conditions: [],
    effects: [{ does: 'marks', mark: 'blessed' }],
  },
  'remove-curse': {
    rule: 'DBF-SP-BO3',
    where: 'anywhere',
    targets: 'one-being',
    conditions: [],
    effects: [{ does: 'is-played-out' }],
  },
  /** DBF-A-59: for the whole fight, on the weapon of one of the own side. */
  'holy-weapon': {
    rule: 'DBF-SP-BO4',
    where: 'fight',
    targets: 'one-being',
    conditions: [],
    effects: [{ does: 'marks', mark: 'hallowed' }],
  },
  vision: {
    rule: 'DBF-SP-BO5',
    where: 'outside',
    targets: 'self',
    conditions: [],
    effects: [{ does: 'entrances' }],
  },
};
