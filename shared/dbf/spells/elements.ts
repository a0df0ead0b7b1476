import type { SchoolSpells } from './spell.ts';

/** DBF-SP-EL1 to -EL5. Their wounds are no hits: neither dodge nor premonition helps (DBF-A-55, DBF-A-56). */
export const elements: SchoolSpells<'elements'> = {
  'fire-arrow': {
    rule: 'DBF-SP-EL1',
    where: 'fight',
    targets: 'one-opponent',
    conditions: [],
    effects: [{ does: 'wounds', lives: 2, damage: 'fire' }],
  },
  trip: {
    rule: 'DBF-SP-EL2',
    where: 'fight',
    targets: 'one-opponent',
    conditions: [],
    effects: [{ does: 'marks', mark: 'prone' }],
  },
  'acid-fan': {
    rule: 'DBF-SP-EL3',
    where: 'fight',
    targets: 'all-opponents',
    conditions: [],
    effects: [{ does: 'wounds', lives: 1, damage: 'acid' }],
  },
  'ice-storm': {
    rule: 'DBF-SP-EL4',
    where: 'fight',
    targets: 'all-opponents',
    conditions: [],
    effects: [{ does: 'wounds', lives: 1, damage: 'frost' }, { does: 'ends-after-round' }],
  },
  /** DBF-A-43: any one party within 30 m, also outside a fight; no challenge. */
  fireball: {
    rule: 'DBF-SP-EL5',
    where: 'anywhere',
    targets: 'one-party',
    conditions: [],
    effects: [{ does: 'wounds', lives: 1, damage: 'fire' }],
  },
};
