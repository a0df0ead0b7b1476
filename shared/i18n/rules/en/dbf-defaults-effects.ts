import type { dbfDefaultsEffects as slovak } from '../sk/dbf-defaults-effects.ts';

export const dbfDefaultsEffects: Readonly<Record<keyof typeof slovak, string>> = {
  'DBF-A-37':
    'Pesky insects take lives when the spells phase begins, before new spells are declared. If that fells somebody, pairing is done anew. A camp may set this differently.',
  'DBF-A-38':
    'Pesky insects go on until the fight ends, even if their caster fell or fled. Two swarms add up, and each spares nobody but its own caster. A camp may set this differently.',
  'DBF-A-39':
    'Drain life kills every swarm in the fight, one’s own too. What the insects took in that phase still counts.',
  'DBF-A-40':
    'Drain life gives back a spell that is 3rd at most in the list of its school. It can be one used just now, to be cast again from the next round.',
  'DBF-A-41':
    'No healing spell or potion gets the knocked out up again in a fight, only Revival does. Afterwards they lie for their 5 minutes. A camp may set this differently.',
  'DBF-A-42':
    'Ally or enemy can be revived who was already knocked out or asleep at the time, or dead for no more than 10 minutes. They come back to their own side if it has a place. The fled do not come back.',
  'DBF-A-43':
    'Fireball can strike any one party within 30 m, at most 3 characters, bystanders as well. It is no challenge.',
  'DBF-A-44':
    'A charmed pair sits out the duel and the wounds. Their declared spells count, they may flee when the round ends, and no new pairing parts them.',
  'DBF-A-45': 'Somebody tripped may get up during the duel. The mark stays with them until the round ends.',
  'DBF-A-46':
    'In a fight the invisible have no pair. Leaving costs them no life, they do not return, and they may be pursued after 5 minutes. A hit by Sneaking ends the invisibility.',
  'DBF-A-47':
    'Fear takes even the last life: the victim runs and is then knocked out. The caster says where to. Otherwise it is a flight: 5 minutes ahead and no return. A camp may set this differently.',
  'DBF-A-48':
    'Sleepers keep their lives. Nobody of an equal level falls asleep. A wound of the same phase wakes nobody, and what strikes everybody in this fight passes sleepers by. A camp may set this differently.',
  'DBF-A-49': 'Die! works in a fight only, on any living being of a lower level, an animal too.',
  'DBF-A-50':
    'Other spells declared along with Fog still count. The fight has no winner, and it is the challengers with their helpers who go 50 m off, whoever cast it.',
  'DBF-A-51':
    'In the spells phase of any round anybody on the challenged side may stop time, helpers too. It works against a challenge by Sneaking as well; wounds suffered remain.',
  'DBF-A-52':
    'In the round of an Ice storm, duel and wounds still take place. Then the fight ends without flights, helpers or a winner.',
  'DBF-A-53':
    'Vampiric touch gives the caster no more lives than the other really lost. A camp may set this differently.',
  'DBF-A-54':
    'With a double hit, losses and the gain from Vampiric touch count together. Whoever comes to 0 or less falls.',
  'DBF-A-55':
    'Premonition undoes the first hit by itself and ahead of Dodge. It is no help against wounds from spells, and a second one at a time adds nothing.',
  'DBF-A-56': 'Dodge works on a hit of the duel and on one by Sneaking, not on spells or insects.',
  'DBF-A-57':
    'Dodge and Premonition undo a hit with all that goes with it, Vampiric touch too. One’s own part of a double hit remains.',
  'DBF-A-58':
    'Blessing adds nothing for those who have Dodge already or have used it in this fight. A camp may set this differently.',
  'DBF-A-59':
    'Holy weapon lasts for the whole fight and belongs to the weapon. A second one on the same weapon adds nothing.',
  'DBF-A-60':
    'Taming and Command undead go by the kind of being, no matter its level or side. Somebody under Transformation is an animal. The being then counts as defeated for XP too.',
  'DBF-A-61':
    'Transformation gives the animal’s whole sheet, and no casting while it lasts. The former lives come back afterwards; but whoever comes to 0 as an animal is knocked out. A camp may set this differently.',
  'DBF-A-62':
    'Clear sight and Vision cannot be cast in a fight. After the trance of 5 minutes a character has the lives they had before. A camp may set this differently.',
  'DBF-A-63': 'Animal speech changes nothing about a fight that is on already.',
  'DBF-A-64': 'Sharpened senses protect exactly until their time is up, and only the caster, not the party.',
};
