import type { dbfSpells as slovak } from '../sk/dbf-spells.ts';

export const dbfSpells: Readonly<Record<keyof typeof slovak, string>> = {
  'DBF-SP-EL1':
    'One opponent in the fight suffers 2 fire wounds. In a fight only, in the spells phase. From level: Wizard 1, Druid 1.',
  'DBF-SP-EL2':
    'One opponent in the fight begins this round on the ground and loses no life. In a fight only, in the spells phase. From level: Wizard 2, Druid 2.',
  'DBF-SP-EL3':
    'All opponents in the fight, at most 3, suffer 1 acid wound each, those without a pair too. In a fight only, in the spells phase. From level: Wizard 3, Druid 3.',
  'DBF-SP-EL4':
    'All opponents in the fight, at most 3, suffer 1 frost wound each. This round is still played, then the fight is over. In a fight only, in the spells phase. From level: Wizard 4, Druid 4.',
  'DBF-SP-EL5':
    'One whole party within 30 m, at most 3 characters, suffers 1 fire wound each. In a fight in the spells phase, but outside a fight too. From level: Wizard 5, Druid 5.',
  'DBF-SP-PO1':
    'After a talk of at least 5 minutes the caster may put one question to a character. The answer has to be true: yes, no or don’t know. Outside a fight only. From level: Wizard 1, Priest 1, Thief 5.',
  'DBF-SP-PO2':
    'The caster and the opponent they are paired with sit this round out. It needs a pair. In a fight only, in the spells phase. From level: Wizard 2, Priest 2, Thief 6.',
  'DBF-SP-PO3':
    'For 10 minutes the caster cannot be seen (hands at the back of the head) and has Sneaking. They may leave a fight at once, for no life. In a fight in the spells phase, and outside one. From level: Wizard 3, Priest 3, Thief 7.',
  'DBF-SP-PO4':
    'The chosen opponent, of any level, at once runs 50 m where they are told and loses 1 life. They are out of this fight and pairing is done anew. In a fight only, in the spells phase. From level: Wizard 4, Priest 4, Thief 8.',
  'DBF-SP-PO5':
    'Opponents of a lower level, at most 3, fall asleep and count as knocked out until 5 minutes are over or somebody wounds them (a challenge too). If none is left, the fight is over. In a fight only, in the spells phase. From level: Wizard 5, Priest 5, Thief 9.',
  'DBF-SP-JA1': 'The caster has Perception for 10 minutes. At any time. From level: Wizard 3, Priest 3, Druid 5.',
  'DBF-SP-JA2':
    'The next hit that the caster takes does not count; their own from a double hit does. Until it comes the spell lasts into later rounds, to the end of the fight at most. In a fight only, in the spells phase. From level: Wizard 4, Priest 4, Druid 6.',
  'DBF-SP-JA3':
    'The caster touches a character who is knocked out (not dead), or one who was told what will happen and agrees. One question gets a true answer: yes, no or don’t know. Outside a fight. From level: Wizard 5, Priest 5, Druid 7.',
  'DBF-SP-JA4':
    'The caster is in a trance for 5 minutes and counts as knocked out. An ORG truly answers one question: yes, no or don’t know. Outside a fight. From level: Wizard 6, Priest 6, Druid 8.',
  'DBF-SP-JA5':
    'The challenge against the caster’s party is off and the fight ends at once. All opponents stay put for 5 minutes, the party may go. For the challenged side only, in the spells phase. From level: Wizard 7, Priest 7, Druid 9.',
  'DBF-SP-NE1':
    'If the caster hits in this round, the opponent loses 1 life more. As many lives as the hit took, the caster gains, past the maximum too. In a fight only, in the spells phase. From level: Wizard 3, Druid 3, Priest 5.',
  'DBF-SP-NE2':
    'Until the game phase ends the caster has 1 extra life, past the maximum too. At any time, in a fight in the spells phase. From level: Wizard 4, Druid 4, Priest 6.',
  'DBF-SP-NE3':
    'One undead of any level stops fighting and counts as defeated after the fight. Pairing is done anew. In a fight only, in the spells phase. From level: Wizard 5, Druid 5, Priest 7.',
  'DBF-SP-NE4':
    'All opponents in the fight, at most 3, suffer 1 necrotic wound each. Plants and little creatures within 3 m perish, Pesky insects among them. The caster may have one used spell back, of grade 3 at most, from any school. In a fight only, in the spells phase. From level: Wizard 6, Druid 6, Priest 8.',
  'DBF-SP-NE5':
    'One living being of a level below the caster’s is left without lives and knocked out. The undead are not affected. In a fight only, in the spells phase. From level: Wizard 7, Druid 7, Priest 9.',
  'DBF-SP-LI1':
    'Gives one living being 1 life back. At any time, in a fight in the spells phase. From level: Druid 1, Priest 1, Knight 3, Ranger 3, Wizard 5.',
  'DBF-SP-LI2':
    'Gives one living being 3 lives back. At any time, in a fight in the spells phase. From level: Druid 2, Priest 2, Knight 4, Ranger 4, Wizard 6.',
  'DBF-SP-LI3':
    'Gives at most 3 living beings 2 lives back each. At any time, in a fight in the spells phase. From level: Druid 3, Priest 3, Knight 5, Ranger 5, Wizard 7.',
  'DBF-SP-LI4':
    'One living being is rid of an illness or some other harm to the body, a broken bone or a lost ear for example. For good, at any time. From level: Druid 4, Priest 4, Knight 6, Ranger 6, Wizard 8.',
  'DBF-SP-LI5':
    'One being knocked out or dead, not undead, has all its lives again up to the maximum. In a fight it begins this round on the ground and pairing is done anew. At any time, in a fight in the spells phase. From level: Druid 5, Priest 5, Knight 7, Ranger 7, Wizard 9.',
  'DBF-SP-PR1':
    'One animal stops fighting and counts as defeated after the fight. Pairing is done anew. In a fight only, in the spells phase. From level: Druid 1, Priest 3, Ranger 3, Wizard 3.',
  'DBF-SP-PR2':
    'For 10 minutes the caster and their party speak with animals as with characters. Meanwhile animals may not challenge them and have to let them go in peace. Outside a fight only. From level: Druid 2, Priest 4, Ranger 4, Wizard 4.',
  'DBF-SP-PR3':
    'The fight is over at once and the challenging side goes 50 m off. In a fight only, in the spells phase. From level: Druid 3, Priest 5, Ranger 5, Wizard 5.',
  'DBF-SP-PR4':
    'In this round and every later one all in the fight but the caster lose 1 life, allies too. It lasts to the end of the fight or until something kills the swarm. In a fight only, in the spells phase. From level: Druid 4, Priest 6, Ranger 6, Wizard 6.',
  'DBF-SP-PR5':
    'For 10 minutes the caster may become an animal that they have met in the game; the creep after its fight, or an ORG, tells its numbers. Normal talk with characters is impossible meanwhile. At any time, in a fight in the spells phase. From level: Druid 5, Priest 7, Ranger 7, Wizard 7.',
  'DBF-SP-BO1':
    'In this round the caster’s hit wounds for 1 more, and the hit they take for 1 less. With a double hit both hold. In a fight only, in the spells phase. From level: Priest 1, Knight 5.',
  'DBF-SP-BO2':
    'The caster and their party, at most 3 characters, have Dodge for this fight. In a fight only, in the spells phase. From level: Priest 2, Knight 6.',
  'DBF-SP-BO3': 'Lifts one curse from one being for good. At any time. From level: Priest 3, Knight 7.',
  'DBF-SP-BO4':
    'One weapon of the caster’s choice wounds for 1 more throughout this fight. Against undead and demons it adds another 1, together 2. In a fight only, in the spells phase. From level: Priest 4, Knight 8.',
  'DBF-SP-BO5':
    'The caster is in a trance for 5 minutes and counts as knocked out. To one question of any kind the god, that is an ORG, replies with a vision. Outside a fight. From level: Priest 5, Knight 9.',
};
