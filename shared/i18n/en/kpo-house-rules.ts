import type { KpoHouseRuleWords } from '../kpo-house-rule-words.ts';

export const kpoHouseRules = {
  weaponLength: {
    name: 'Length of weapons',
    text: 'Whether a longer weapon adds to total attack and total defence.',
    options: {
      false: 'no',
      true: 'yes, a point to each',
    },
  },
  initiativeThrows: {
    name: 'Signs for initiative',
    text: 'Who shows a sign when more than two fight.',
    options: {
      'each-side': 'one for each side',
      pairwise: 'one for each side, compared two by two',
      'each-person': 'everybody for themselves',
    },
  },
  zeroHp: {
    name: 'No ÉP left',
    text: 'What becomes of somebody whose ÉP are gone.',
    options: {
      out: 'out of the fight, the Km decides about death',
      unconscious: 'unconscious',
    },
  },
  armour: {
    name: 'SFÉ of armour',
    text: 'What armour takes its SFÉ off.',
    options: {
      'every-wound': 'every wound',
      'knockout-only': 'knockouts only',
    },
  },
  rangedAttacks: {
    name: 'Ranged weapons',
    text: 'What decides whether a shot hits.',
    options: {
      physical: 'whether it really struck',
      signs: 'signs, as in melee',
    },
  },
  failedKnockout: {
    name: 'A failed knockout',
    text: 'What a knockout does that was too weak.',
    options: {
      harmless: 'nothing',
      wounds: 'it wounds like an ordinary attack',
    },
  },
  haltedCharge: {
    name: 'A halted charge',
    text: 'What somebody loses whose charge a polearm stopped.',
    options: {
      'loses-attack': 'any attack in that round',
      'loses-bonus': 'only what the charge gains, the weaker defence stays',
    },
  },
  spellDraw: {
    name: 'A draw of spell and weapon',
    text: 'What follows if caster and fighter show the same sign.',
    options: {
      again: 'they show again',
      'at-once': 'they act at once',
      weapon: 'the weapon goes first',
    },
  },
  combatValues: {
    name: 'Reach of a situation',
    text: 'What disturbance, hindrance and other situations lower.',
    options: {
      'attack-and-defence': 'attack and defence',
      'with-initiative': 'initiative too',
    },
  },
} satisfies KpoHouseRuleWords;
