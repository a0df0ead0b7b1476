import type { dbfDefaultsCamp as slovak } from '../sk/dbf-defaults-camp.ts';

export const dbfDefaultsCamp: Readonly<Record<keyof typeof slovak, string>> = {
  'DBF-A-65': 'Nobody can challenge those in a fight. Creeps may challenge too, and only one side at a time.',
  'DBF-A-66': 'Only those who were there at the challenge may help. A camp may set this differently.',
  'DBF-A-67':
    'Whoever did not join at the challenge may do so once somebody has dropped out, and only on a side of fewer than 3. The first to offer goes first. A side may refuse help.',
  'DBF-A-68':
    'A helper brings their own Dodge unused. An earlier Blessing is not theirs, Pesky insects reach them, and they can cast from the next round.',
  'DBF-A-69':
    'The revived are back in the fight at once. Whoever woke after 5 minutes does not return to the same fight; those who fled never do.',
  'DBF-A-70':
    'A hit by Sneaking has the attacker’s full strength. There is one to a challenge at most and none into a running fight. Perception protects only its holder; if the victim falls, the rest of their party fights on.',
  'DBF-A-71':
    'Whoever flees with 1 life loses it and falls on the spot. The console warns beforehand. A camp may set this differently.',
  'DBF-A-72':
    'When the round ends, flights come first, then helpers, and last whether the fight goes on. A camp may set this differently.',
  'DBF-A-73':
    'If spells empty a side, the duel is left out and the end of the round follows. Only Sleep, Fog and Stop time end a fight at once. A camp may set this differently.',
  'DBF-A-74': 'Helpers may still come when both sides fall at once. If none do, nobody wins and all lie for 5 minutes.',
  'DBF-A-75': 'The 5 minutes of a knock-out run from the end of the fight. A camp may set this differently.',
  'DBF-A-76':
    'Robbing and killing wait until the fight is over; sleepers and the entranced are not safe from it. There is no limit to what is taken. A blow without the words of killing wakes a sleeper.',
  'DBF-A-77':
    'The knocked out stay down: they are not paired, spells on opponents miss them, and a helper may take their place. Only Revival brings them back.',
  'DBF-A-78':
    'Once everything is chosen, the level goes on rising without an ability. An ORG may grant one on top. A camp may set this differently.',
  'DBF-A-79':
    'The level rises by itself as soon as there is enough XP; the visit to an ORG is for the ability. Several levels at once give one ability each, in order.',
  'DBF-A-80': 'A higher start brings no XP in advance: they begin at 0, and the next level takes what the table says.',
  'DBF-A-81': 'The highest level is 9. XP beyond 45 do not raise it.',
  'DBF-A-82':
    'When an ORG grants a school of magic outside the class, they also say by how much its spells shift: 0, 2 or 4 levels. If they say nothing it is 0.',
  'DBF-A-83': 'No ability is chosen twice by the same character.',
  'DBF-A-84': 'In heavy armour there is no running, Toughness or not. On horseback it is always allowed.',
  'DBF-A-85': 'For a Ranger level 5 opens no new list, and nothing makes up for it.',
  'DBF-A-86':
    'Demolition takes even the last life: the character falls, and the console warns beforehand. A small chest is free. A camp may set this differently.',
  'DBF-A-87':
    'Ducats or an item, the victim decides. Who has nothing gives nothing. The thief takes the token back and may steal from the same one again.',
  'DBF-A-88':
    'A side of creeps has 3 fighters at most as well. Should an ORG allow more, a spell on all opponents still reaches only 3.',
  'DBF-A-89':
    'The invisible and those out of game make the same sign. The console tells them apart by their state; the rules are not affected.',
  'DBF-A-90': 'A fight brings no XP by itself, however it ends. An ORG enters them.',
};
