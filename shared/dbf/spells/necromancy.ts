import type { SchoolSpells } from './spell.ts';

/** DBF-SP-NE1 to -NE5. */
export const necromancy: SchoolSpells<'necromancy'> = {
  'vampiric-touch': {
    rule: 'DBF-SP-NE1',
    where: 'fight',
    targets: 'self',
    conditions: [],
    effects: [{ does: 'marks', mark: 'vampiric' }],
  },
  'false-life': {
    rule: 'DBF-SP-NE2',
    where: 'anywhere',
    targets: 'self',
    conditions: [],
    effects: [{ does: 'temporary-life' }],
  },
  'command-undead': {
    rule: 'DBF-SP-NE3',
    where: 'fight',
    targets: 'one-undead',
    conditions: [],
    effects: [{ does: 'defeats' }],
  },
  'drain-life': {
    rule: 'DBF-SP-NE4',
    where: 'fight',
    targets: 'all-opponents',
    conditions: [],
    effects: [{ does: 'wounds', lives: 1, damage: 'necrotic' }, { does: 'kills-swarms' }, { does: 'regains-a-spell' }],
  },
  die: {
    rule: 'DBF-SP-NE5',
    where: 'fight',
    targets: 'one-being',
    conditions: ['lower-level', 'living'],
    effects: [{ does: 'fells' }],
  },
};
