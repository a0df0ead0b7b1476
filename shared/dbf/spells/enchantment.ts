import type { SchoolSpells } from './spell.ts';

/** DBF-SP-PO1 to -PO5. */
export const enchantment: SchoolSpells<'enchantment'> = {
  friendship: {
    rule: 'DBF-SP-PO1',
    where: 'outside',
    targets: 'one-being',
    conditions: [],
    effects: [{ does: 'is-played-out' }],
  },
  /** DBF-A-44: the caster and the paired opponent sit the duel out; the pair stays as it is. */
  charm: {
    rule: 'DBF-SP-PO2',
    where: 'fight',
    targets: 'paired-opponent',
    conditions: [],
    effects: [{ does: 'marks', mark: 'charmed' }],
  },
  /** DBF-A-46: in a fight it is cast to leave, and leaving costs no life. */
  invisibility: {
    rule: 'DBF-SP-PO3',
    where: 'anywhere',
    targets: 'self',
    conditions: [],
    effects: [{ does: 'lets-leave' }, { does: 'starts', timer: 'invisibility' }],
  },
  fear: {
    rule: 'DBF-SP-PO4',
    where: 'fight',
    targets: 'one-opponent',
    conditions: [],
    effects: [{ does: 'frightens' }],
  },
  sleep: {
    rule: 'DBF-SP-PO5',
    where: 'fight',
    targets: 'all-opponents',
    conditions: ['lower-level'],
    effects: [{ does: 'puts-to-sleep' }],
  },
};
