import type { dbfDefaultsRounds as slovak } from '../sk/dbf-defaults-rounds.ts';

export const dbfDefaultsRounds: Readonly<Record<keyof typeof slovak, string>> = {
  'DBF-A-01': 'A hit without bonuses takes 1 life. A creep may have another number on its sheet.',
  'DBF-A-02': 'At 0 lives a character is knocked out.',
  'DBF-A-03': 'Lives never go below 0. That is set right once everything in the same phase has been added up.',
  'DBF-A-04':
    'A wound may be brought down to 0. It is a hit all the same and uses up Premonition. A camp may set this differently.',
  'DBF-A-05': 'Healing gives lives back up to the maximum only. Whoever is above it gains nothing and loses nothing.',
  'DBF-A-06': 'Lives above the maximum from Vampiric touch stay until they are lost. A camp may set this differently.',
  'DBF-A-07':
    'The life from False life is the first to be lost. If it lasts, it is gone when the game phase ends, and that knocks nobody out.',
  'DBF-A-08':
    'Lives do not return by themselves, neither after a fight nor with a new game phase. Healing, a potion, getting up again or an ORG brings them back. A camp may set this differently.',
  'DBF-A-09':
    'Of several kinds of armour the best counts. Taking it off lowers the maximum and whatever lives exceed it; putting it on raises only the maximum.',
  'DBF-A-10': 'An ORG writes on the sheet how many bonus lives fine pieces bring. Otherwise it is 0.',
  'DBF-A-11':
    'For Penetration a club is as good as a mace. For Swordsmanship a short sword is a sword and a dagger is not. A camp may set this differently.',
  'DBF-A-12': 'All the bonuses of a hit are added up.',
  'DBF-A-13':
    'In a duel a bow is a weapon like others: hit 1, with no bonus from abilities. It challenges only by touch.',
  'DBF-A-14': 'A two-handed weapon rules out a shield.',
  'DBF-A-15': 'Fire, acid, frost and necrosis only describe a wound. A necrotic one takes lives from the undead too.',
  'DBF-A-16': 'A creep’s sheet has its lives, hit, level and kind. If nobody said which level, it is 1.',
  'DBF-A-17': 'When an ability raises the maximum, the present lives rise by as much.',
  'DBF-A-18':
    'The challenger always picks first, outnumbered or not. One who is alone against 3 picks, and pairing is done.',
  'DBF-A-19':
    'With 3 challengers against 2, the last one challenged picks among those left over. With 2 against 3, the challenged who are left agree who takes the last challenger.',
  'DBF-A-20':
    'The first pick is with the challengers for the whole fight, after a new pairing too, and even when only helpers stand on their side.',
  'DBF-A-21': 'Any member may pick for their side. What is entered first holds.',
  'DBF-A-22':
    'A new pairing makes all pairs anew and leads straight to the duel, without more potions or spells. Losses in the duel or later matter from the next round on.',
  'DBF-A-23': 'Pairing is done anew even if the one who dropped out had no pair.',
  'DBF-A-24': 'Somebody without a pair may drink, cast and be the target of a spell in that round.',
  'DBF-A-25': 'A duel may end with nobody hit.',
  'DBF-A-26': 'One potion a round is the limit, and there is no duty to drink it. A camp may set this differently.',
  'DBF-A-27':
    'An ORG says what a potion does. Only those standing in the fight drink; it cannot be given to somebody knocked out.',
  'DBF-A-28': 'A spell is for once in a game phase, not in a phase of the round. An ORG opens the next game phase.',
  'DBF-A-29':
    'In one round a character may cast as many different spells as they like. A camp may set this differently.',
  'DBF-A-30': 'Declared spells work all at once. The spell of somebody who fell in the same phase counts as well.',
  'DBF-A-31':
    'Wounds and healing of the same phase are added up, to the maximum at most and to 0 at least. Only then come knock-outs, those who leave, Revival, the end of the fight and a new pairing.',
  'DBF-A-32': 'Spells come after pairing and potions, right before the duel.',
  'DBF-A-33': 'If another spell of the same phase took the target out of the fight, the spell is spent all the same.',
  'DBF-A-34': 'Of the spells against opponents, only Fireball is cast outside a fight.',
  'DBF-A-35': 'Where a being or a character is meant, anybody present will do, an ally or the caster included.',
  'DBF-A-36':
    'An effect of 10 minutes goes by the clock in a fight too. If it was on when a round began, it covers that round.',
};
