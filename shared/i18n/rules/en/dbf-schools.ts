import type { dbfSchools as slovak } from '../sk/dbf-schools.ts';

export const dbfSchools: Readonly<Record<keyof typeof slovak, string>> = {
  'DBF-MAG-EL-1': 'Elements can be chosen by: Wizard and Druid from level 1.',
  'DBF-MAG-EL-2':
    'Elements: its holder is at home in the magic of the elements and may use the signs that refer to it.',
  'DBF-MAG-EL-3':
    'Elements: as the level rises, the spells of this school come one after another, in the order of the list.',
  'DBF-MAG-PO-1': 'Enchantment can be chosen by: Wizard and Priest from level 1; Thief from level 5.',
  'DBF-MAG-PO-2': 'Enchantment: its holder is at home in the magic of the mind and may use the signs that refer to it.',
  'DBF-MAG-PO-3': 'Enchantment: a Thief needs 4 levels more for every spell. Fear, for one, takes level 8 (4 + 4).',
  'DBF-MAG-PO-4':
    'Enchantment: as the level rises, the spells of this school come one after another, in the order of the list.',
  'DBF-MAG-JA-1': 'Clairvoyance can be chosen by: Wizard and Priest from level 3; Druid from level 5.',
  'DBF-MAG-JA-2':
    'Clairvoyance: its holder is at home in the magic of divination and may use the signs that refer to it.',
  'DBF-MAG-JA-3':
    'Clairvoyance: a Wizard and a Priest need 2 levels more for every spell. Premonition, for one, takes level 4 (2 + 2).',
  'DBF-MAG-JA-4':
    'Clairvoyance: a Druid needs 4 levels more for every spell. Clear sight, for one, takes level 8 (4 + 4).',
  'DBF-MAG-JA-5':
    'Clairvoyance: as the level rises, the spells of this school come one after another, in the order of the list.',
  'DBF-MAG-NE-1': 'Necromancy can be chosen by: Wizard and Druid from level 3; Priest from level 5.',
  'DBF-MAG-NE-2': 'Necromancy: its holder is at home in black magic and may use the signs that refer to it.',
  'DBF-MAG-NE-3':
    'Necromancy: a Wizard and a Druid need 2 levels more for every spell. False life, for one, takes level 4 (2 + 2).',
  'DBF-MAG-NE-4':
    'Necromancy: a Priest needs 4 levels more for every spell. Drain life, for one, takes level 8 (4 + 4).',
  'DBF-MAG-NE-5':
    'Necromancy: as the level rises, the spells of this school come one after another, in the order of the list.',
  'DBF-MAG-AL-1': 'Alchemy can be chosen by: Wizard from level 1; Druid and Priest from level 3.',
  'DBF-MAG-AL-2': 'Alchemy: its holder knows the art and may use the signs that refer to it.',
  'DBF-MAG-AL-3':
    'The holder of Alchemy brews potions from recipes, up to the level they have reached. This school has no list of spells.',
  'DBF-MAG-AL-4': 'Brewing is acted out and lasts 10 minutes. It cannot do without a recipe and its ingredients.',
  'DBF-MAG-AL-5':
    'Alchemy: a Druid and a Priest need 2 levels more for every recipe. A potion of level 2, for one, takes level 4 (2 + 2).',
  'DBF-MAG-LI-1':
    'Healing can be chosen by: Druid and Priest from level 1; Knight and Ranger from level 3; Wizard from level 5.',
  'DBF-MAG-LI-2': 'Healing: its holder is at home in the magic of healing and may use the signs that refer to it.',
  'DBF-MAG-LI-3':
    'Healing: a Knight and a Ranger need 2 levels more for every spell. Regeneration, for one, takes level 4 (2 + 2).',
  'DBF-MAG-LI-4':
    'Healing: a Wizard needs 4 levels more for every spell. Cure affliction, for one, takes level 8 (4 + 4).',
  'DBF-MAG-LI-5':
    'Healing: as the level rises, the spells of this school come one after another, in the order of the list.',
  'DBF-MAG-PR-1': 'Nature can be chosen by: Druid from level 1; Priest, Ranger and Wizard from level 3.',
  'DBF-MAG-PR-2': 'Nature: its holder is at home in the magic of nature and may use the signs that refer to it.',
  'DBF-MAG-PR-3': 'Whoever has Nature may gather herbs and brew the healing potion.',
  'DBF-MAG-PR-4':
    'Nature: a Priest, a Ranger and a Wizard need 2 levels more for every spell. Animal speech, for one, takes level 4 (2 + 2).',
  'DBF-MAG-PR-5':
    'Nature: as the level rises, the spells of this school come one after another, in the order of the list.',
  'DBF-MAG-BO-1': 'Worship can be chosen by: Priest from level 1; Knight from level 5.',
  'DBF-MAG-BO-2': 'Worship: a god has chosen its holder, who may use the signs that refer to it.',
  'DBF-MAG-BO-3': 'Worship: a Knight needs 4 levels more for every spell. Holy weapon, for one, takes level 8 (4 + 4).',
  'DBF-MAG-BO-4':
    'Worship: as the level rises, the spells of this school come one after another, in the order of the list.',
};
