import type { dbfAfter as slovak } from '../sk/dbf-after.ts';

export const dbfAfter: Readonly<Record<keyof typeof slovak, string>> = {
  'DBF-AFT-01': 'A knocked-out character stays down for 5 minutes after the fight. Then they get up and have 1 life.',
  'DBF-AFT-02':
    'Whatever ducats, potions, ingredients or game items with a mark a knocked-out character has, anybody may take.',
  'DBF-AFT-03': 'A robber leaves weapons, armour and costume alone.',
  'DBF-AFT-04': 'Anybody may kill the knocked out, by a blow and the words “I kill you”.',
  'DBF-AFT-05': 'The council of ORGs hears why somebody killed. There may be consequences.',
  'DBF-AFT-06': 'The dead stay down for another 10 minutes. After that the head ORG says how it goes on.',
  'DBF-MGC-01': 'A character’s level tells which spells they know.',
  'DBF-MGC-02': 'Each spell works once in a game phase. The character keeps count of what is used.',
  'DBF-MGC-03': 'Uses are not shared: with more schools of magic come more spells.',
  'DBF-MGC-04': 'Special characters and creeps can have other spells of their own.',
};
