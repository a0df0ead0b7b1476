import type { dbfAbilities as slovak } from '../sk/dbf-abilities.ts';

export const dbfAbilities: Readonly<Record<keyof typeof slovak, string>> = {
  'DBF-ABI-VYT-1': 'Endurance can be chosen by: Warrior, Thief and Knight from level 1; Druid from level 3.',
  'DBF-ABI-VYT-2': 'Endurance adds 1 life for good.',
  'DBF-ABI-HUZ-1': 'Toughness can be chosen by: Warrior, Knight and Ranger from level 3.',
  'DBF-ABI-HUZ-2': 'Toughness adds 2 lives for good.',
  'DBF-ABI-HUZ-3': 'With Toughness a character may run, as long as they are not in heavy armour.',
  'DBF-ABI-ZAL-1': 'Woodcraft can be chosen by: Warrior and Ranger from level 1.',
  'DBF-ABI-ZAL-2': 'Woodcraft lets its holder use whatever the tracking signs they find give away.',
  'DBF-ABI-ZAL-3': 'With Woodcraft somebody who fled from a fight may be followed after 2 minutes, otherwise after 5.',
  'DBF-ABI-ZAL-4': 'Woodcraft covers gathering herbs, brewing the healing potion and taking the hides of animals.',
  'DBF-ABI-NIC-1': 'Demolition can be chosen by: Warrior and Knight from level 1.',
  'DBF-ABI-NIC-2': 'Demolition gets through a locked door and into a locked chest by force.',
  'DBF-ABI-NIC-3': 'Demolition is acted out as well, with blows of an axe or a club for example.',
  'DBF-ABI-NIC-4': 'Once broken, neither a door nor a chest will shut again.',
  'DBF-ABI-NIC-5': 'No gate, of a castle or otherwise, gives way to Demolition.',
  'DBF-ABI-NIC-6': 'A door or a large chest costs 1 minute and 1 life.',
  'DBF-ABI-NIC-7':
    'A small chest gives in at once and costs no life, but what is fragile in it, such as potions in glass, is lost.',
  'DBF-ABI-PRI-1': 'Penetration can be chosen by: Knight from level 1; Warrior from level 3.',
  'DBF-ABI-PRI-2': 'With Penetration an axe, a hammer or a mace wounds for 1 more.',
  'DBF-ABI-PRI-3':
    'With Penetration a two-handed weapon also wounds for 1 more, if both hands keep hold of it through the fight.',
  'DBF-ABI-PRI-4': 'A two-handed axe or hammer gets both bonuses of Penetration, +2 together.',
  'DBF-ABI-SER-1': 'Swordsmanship can be chosen by: Warrior, Thief, Knight and Ranger from level 3.',
  'DBF-ABI-SER-2': 'With Swordsmanship a sword of any size wounds for 1 more.',
  'DBF-ABI-ZLO-1': 'Thievery can be chosen by: Thief from level 1.',
  'DBF-ABI-ZLO-2': 'Thievery opens a lock or locks it. That takes 1 minute and is acted out.',
  'DBF-ABI-ZLO-3':
    'The thief slips a token into somebody’s purse unnoticed and may then come forward. The victim gives 3 ducats (all of them, if there are fewer), or one game item instead; it is the victim who chooses.',
  'DBF-ABI-ZLO-4':
    'The token is a coin as big as 1 €, a rainbow marble or the figure of a halfling. An ORG approves it when Thievery is chosen.',
  'DBF-ABI-ZLO-5': 'Coming forward about the token gives the thief away.',
  'DBF-ABI-POZ-1': 'Perception can be chosen by: Thief and Ranger from level 1.',
  'DBF-ABI-POZ-2':
    'Perception shows what is hidden, such as a trap or a cache. Its holder may use the signs that refer to such things.',
  'DBF-ABI-POZ-3': 'Sneaking can do nothing to somebody with Perception: they are neither wounded nor challenged.',
  'DBF-ABI-UHY-1': 'Dodge can be chosen by: Ranger from level 1; Thief from level 3.',
  'DBF-ABI-UHY-2': 'Once in a fight Dodge undoes a hit that was taken, be it from a double hit and however strong.',
  'DBF-ABI-UHY-3': 'A used Dodge is back only with another challenge, that is for another fight.',
  'DBF-ABI-ZAK-1': 'Sneaking can be chosen by: Ranger from level 1; Thief from level 3; Warrior from level 5.',
  'DBF-ABI-ZAK-2':
    'Whoever truly steals up unseen wounds as with one hit. That counts as the challenge at the same time.',
  'DBF-ABI-ZAK-3':
    'The rest of the sneaking character’s party comes in only after that blow. From then on it is a fight like any other.',
};
