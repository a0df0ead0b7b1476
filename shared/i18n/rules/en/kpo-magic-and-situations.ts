import type { kpoMagicAndSituations as slovak } from '../sk/kpo-magic-and-situations.ts';

export const kpoMagicAndSituations: Readonly<Record<keyof typeof slovak, string>> = {
  'KPO-MAG-01':
    'Weapon against magic, psi as well, is a tense thing: a blow can be the end of a caster, a spell can make a slave of any enemy.',
  'KPO-MAG-02':
    'Between a caster and an armed fighter it matters how long the spell really takes to say, not how fast it might go. The Km has the last word.',
  'KPO-MAG-03': 'For a spell of up to 3 seconds the two show signs, and the winner is faster.',
  'KPO-MAG-04': 'A weapon is faster than a spell that takes more than 3 seconds.',
  'KPO-MAG-05': 'A spell read out from a paper or a book comes after the weapon, however short it is.',
  'KPO-MAG-06': 'Spells of two or three words everybody is expected to know by heart.',
  'KPO-MAG-07': 'A caster who loses ÉP meanwhile loses the spell.',
  'KPO-MAG-08': 'With magic too the Km can change the order freely, and owes nobody a reason.',
  'KPO-MOD-01': 'Disturbance: attack and defence are 3 less until it is over.',
  'KPO-MOD-02': 'Hindrance: attack and defence are 6 less until it is over.',
  'KPO-MOD-03': 'Whether it is disturbance or hindrance is always for the Km to say.',
  'KPO-MOD-04':
    'Disturbing are, say, half-light or feet that can’t move. Hindering are an enemy nobody sees, fighting while lying down, perhaps a weapon one was not taught.',
  'KPO-MOD-05':
    'Other cases are rare, and the Km judges each by itself. Somebody blinded has 12 less in attack and defence.',
  'KPO-ROH-01': 'A charger runs at the opponent so as to hit more surely.',
  'KPO-ROH-02': 'A charge takes 5 m or more and is called out beforehand.',
  'KPO-ROH-03': 'For that round the charger’s attack is 2 higher and the defence 4 lower.',
  'KPO-ROH-04': 'When the charger hits, the maximum of the weapon is half as high again, fractions dropped.',
  'KPO-ROH-05': 'The one charged at gains the same: their maximum grows by half as well.',
  'KPO-CEL-01': 'Aiming at a part of the body costs something off the attack.',
  'KPO-CEL-02': 'Aiming at an arm, a leg or the body takes 3 off the attack.',
  'KPO-CEL-03': 'Aiming at the head, forehead, hand, elbow, knee or the like takes 6 off the attack.',
  'KPO-CEL-04': 'The Km or the seer can name another number for aiming; what exactly it is, they always say.',
  'KPO-CEL-05': 'Aiming takes off 9 at the most.',
};
