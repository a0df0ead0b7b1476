import type { SchoolSpells } from './spell.ts';

/** DBF-SP-PR1 to -PR5. */
export const nature: SchoolSpells<'nature'> = {
  taming: {
    rule: 'DBF-SP-PR1',
    where: 'fight',
    targets: 'one-animal',
    conditions: [],
    effects: [{ does: 'defeats' }],
  },
  /** DBF-A-63: it comes before a fight and ends none. */
  'animal-speech': {
    rule: 'DBF-SP-PR2',
    where: 'outside',
    targets: 'own-party',
    conditions: [],
    effects: [{ does: 'starts', timer: 'animal-speech' }],
  },
  fog: {
    rule: 'DBF-SP-PR3',
    where: 'fight',
    targets: 'whole-fight',
    conditions: [],
    effects: [{ does: 'ends-at-once', by: 'fog' }],
  },
  'pesky-insects': {
    rule: 'DBF-SP-PR4',
    where: 'fight',
    targets: 'whole-fight',
    conditions: [],
    effects: [{ does: 'swarm' }],
  },
  transformation: {
    rule: 'DBF-SP-PR5',
    where: 'anywhere',
    targets: 'self',
    conditions: [],
    effects: [{ does: 'takes-form' }, { does: 'starts', timer: 'transformation' }],
  },
};
