import type { kpoTactics as slovak } from '../sk/kpo-tactics.ts';

export const kpoTactics: Readonly<Record<keyof typeof slovak, string>> = {
  'KPO-KOR-01': 'A heavy two-handed weapon is slow: it attacks in every 2nd round only.',
  'KPO-KOR-02': 'Daggers and throwing weapons give 2 attacks a round to those with a Dexterity of at least 4.',
  'KPO-KOR-03': 'With a fast weapon signs are shown for every single attack, so 2 times.',
  'KPO-KOR-04': 'The 2nd attack of a fast weapon closes the round.',
  'KPO-KOR-05': 'Fighting with two weapons, one show of signs is enough for both of them to attack.',
  'KPO-KOR-06': 'With two fast weapons the attacker has 2 shows of signs a round.',
  'KPO-KOR-07': 'With one hand nobody attacks more than 2 times in a round.',
  'KPO-KOR-08': 'Only a spell that hastes goes beyond the limit for a hand, as those under it have more time.',
  'KPO-KOR-09': 'A few ranged weapons manage 3 attacks in a round, or even that many with each hand. The Km allows it.',
  'KPO-KET-01': 'The attacking tactic strikes with both weapons and guards with one.',
  'KPO-KET-02': 'In the attacking tactic each hand has its own sign and its own attack value.',
  'KPO-KET-03': 'In the attacking tactic the hand that hit is the one that wounds.',
  'KPO-KET-04':
    'Defence in the attacking tactic takes one sign, and just one of the weapons helps. But the two-weapon penalties of both hands are added up.',
  'KPO-KET-05': 'In a feint one weapon makes room for the other. It takes level 2 of two-weapon fighting.',
  'KPO-KET-06':
    'A feint attacks with one sign: won adds 6, lost takes 6, a draw does nothing. The other hand does not count it again.',
  'KPO-KET-07':
    'The attack modifiers of both weapons go into a feint, and the two-weapon penalties of both hands as well.',
  'KPO-KET-08': 'While feinting, a single weapon defends: one sign, its modifier, and the penalty of that hand alone.',
  'KPO-KET-09':
    'The guarding tactic strikes with one weapon and guards with both. It takes level 3 of two-weapon fighting.',
  'KPO-KET-10':
    'The guarding tactic attacks with one sign like somebody with a single weapon. The two-weapon penalty applies all the same.',
  'KPO-KET-11':
    'The guarding tactic defends with one sign: if it wins, the attacker has 6 less, if it loses, 6 more. The defence modifiers of both weapons count, and so do the penalties of both hands.',
  'KPO-KET-12':
    'Two fighters with two weapons meet as though they held one each, unless somebody uses the attacking tactic. A feint still has the attack modifiers of both weapons, a guarding tactic the defence modifiers.',
  'KPO-KET-13':
    'The two signs of the attacking tactic are two attacks on the single sign of the target. Every hand whose value is enough hits.',
  'KPO-KET-14': 'An attacker may show two equal signs or two unequal ones.',
  'KPO-KET-15':
    'A target who guards against the attacking tactic shows with both hands as well: a pair of signs on either side.',
  'KPO-KET-16': 'With two signs on each side the defender chooses which of them answers which hand of the attacker.',
  'KPO-KET-17': 'The defender may also answer both attacks by the sign of the same hand.',
  'KPO-HOS-01':
    'A longer weapon often settles a real duel. The heroes of the game are out of the ordinary, so here it means little.',
  'KPO-HOS-02':
    'By the Km’s decision a longer weapon can add 1 to total attack and total defence; usually it does not. A camp may set this differently.',
  'KPO-HOS-03': 'For its length a weapon is judged by its looks, not by what it stands for.',
  'KPO-HOS-04': 'At a charge the one with a polearm goes first, whether charging or charged at.',
  'KPO-HOS-05': 'A hit by the polearm of the one charged at stops the charge.',
};
