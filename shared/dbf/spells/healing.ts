import type { SchoolSpells } from './spell.ts';

/** DBF-SP-LI1 to -LI5. Healing stops at the maximum (DBF-A-05) and does not raise the fallen (DBF-A-41). */
export const healing: SchoolSpells<'healing'> = {
  'heal-wound': {
    rule: 'DBF-SP-LI1',
    where: 'anywhere',
    targets: 'one-being',
    conditions: ['living'],
    effects: [{ does: 'heals', lives: 1 }],
  },
  regeneration: {
    rule: 'DBF-SP-LI2',
    where: 'anywhere',
    targets: 'one-being',
    conditions: ['living'],
    effects: [{ does: 'heals', lives: 3 }],
  },
  'wave-of-life': {
    rule: 'DBF-SP-LI3',
    where: 'anywhere',
    targets: 'up-to-three-beings',
    conditions: ['living'],
    effects: [{ does: 'heals', lives: 2 }],
  },
  'cure-affliction': {
    rule: 'DBF-SP-LI4',
    where: 'anywhere',
    targets: 'one-being',
    conditions: ['living'],
    effects: [{ does: 'is-played-out' }],
  },
  revival: {
    rule: 'DBF-SP-LI5',
    where: 'anywhere',
    targets: 'one-being',
    conditions: ['living', 'lying-or-dead'],
    effects: [{ does: 'revives' }],
  },
};
