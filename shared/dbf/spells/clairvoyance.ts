import type { SchoolSpells } from './spell.ts';

/** DBF-SP-JA1 to -JA5. */
export const clairvoyance: SchoolSpells<'clairvoyance'> = {
  'sharpen-senses': {
    rule: 'DBF-SP-JA1',
    where: 'anywhere',
    targets: 'self',
    conditions: [],
    effects: [{ does: 'starts', timer: 'senses' }],
  },
  premonition: {
    rule: 'DBF-SP-JA2',
    where: 'fight',
    targets: 'self',
    conditions: [],
    effects: [{ does: 'marks', mark: 'premonition' }],
  },
  'read-aura': {
    rule: 'DBF-SP-JA3',
    where: 'outside',
    targets: 'one-being',
    conditions: ['lying-or-willing'],
    effects: [{ does: 'is-played-out' }],
  },
  'clear-sight': {
    rule: 'DBF-SP-JA4',
    where: 'outside',
    targets: 'self',
    conditions: [],
    effects: [{ does: 'entrances' }],
  },
  /** DBF-A-51: by the challenged side only, in the spell phase of any round. */
  'stop-time': {
    rule: 'DBF-SP-JA5',
    where: 'fight',
    targets: 'whole-fight',
    conditions: [],
    effects: [{ does: 'ends-at-once', by: 'stop-time' }],
  },
};
