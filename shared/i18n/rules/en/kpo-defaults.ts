import type { kpoDefaults as slovak } from '../sk/kpo-defaults.ts';

export const kpoDefaults: Readonly<Record<keyof typeof slovak, string>> = {
  'KPO-A-01':
    'Each side shows one sign for initiative, and everybody on the winning side has 3 more. With more sides there are winners only when exactly 2 kinds of sign are seen: all who showed the better one. A camp may set this differently.',
  'KPO-A-02':
    'All with the same value act at once, however many they are. Members of one side agree on an order among themselves.',
  'KPO-A-03':
    'After a tie across sides everybody goes through initiative again for the round after. Equal values on one side do not ask for that.',
  'KPO-A-04':
    'The Km’s 1 for a weapon goes to one fighter an initiative, and to nobody unless the Km says so. It can let somebody draw level.',
  'KPO-A-05': 'Of those who attack at once each wounds, even if all of them fall by it.',
  'KPO-A-06': 'The fallen attack no more in that round, except in an attack at once.',
  'KPO-A-07':
    'With 0 ÉP or less a character is out of the fight. Whether that is death, the Km says. A camp may set this differently.',
  'KPO-A-08':
    'Armour takes its SFÉ off every wound, not only at a knockout: the loss of ÉP is damage minus SFÉ, never below 0. A camp may set this differently.',
  'KPO-A-09': 'The minimum concerns the damage of the weapon, and SFÉ comes off afterwards.',
  'KPO-A-10': 'A draw is not played again: the attack goes without a modifier.',
  'KPO-A-11':
    'The text does not tell what total attack and total defence consist of. The console takes them from the sheet: base, weapon, tactic, situation.',
  'KPO-A-12':
    'A ranged weapon hits if the shot really strikes the target; no signs are shown and the damage is fixed. A camp may set this differently.',
  'KPO-A-13': 'SFÉ comes off fixed damage too, but a charge does not raise it.',
  'KPO-A-14':
    'The smaller of Fizikum and present ÉP is enough for a knockout. It is reckoned after SFÉ, and reaching it exactly will do.',
  'KPO-A-15': 'A knockout that fails does no harm. A camp may set this differently.',
  'KPO-A-16': 'Even a knockout can’t exceed the maximum of the weapon.',
  'KPO-A-17':
    'A sneak attack can knock out as well if Km or seer know of it before. The 6 less and the 6 more make up for each other.',
  'KPO-A-18': 'The knocked-out stay unconscious till the fight is over, unless the Km says otherwise.',
  'KPO-A-19': 'A sneak attack is a single one, with the 6 of a won sign. After it comes initiative in the usual way.',
  'KPO-A-20': 'The target of a sneak attack is left with base defence alone, nothing for weapon or shield.',
  'KPO-A-21': 'The survivor of a backstab has 6 less for attack and defence in the round after.',
  'KPO-A-22': 'If the target has spoken of a suspicion, there is no sneak attack, only a plain one.',
  'KPO-A-23':
    'Charge and sneak attack do not go together, since a charge has to be called out. If the Km lets it pass, half is added to the maximum first and the 2 for Anatomy after.',
  'KPO-A-24':
    'Whoever is charged at has the higher maximum in that round only, for attacks on the charger. The 2 for attack is not theirs.',
  'KPO-A-25': 'A charger who was stopped has no attack in that round. A camp may set this differently.',
  'KPO-A-26': 'If polearms are on both sides of a charge, the order is the usual one.',
  'KPO-A-27': 'The 2 more and the 4 less of a charge hold all round long, for every attack in it.',
  'KPO-A-28':
    'The 2nd attacks of fast weapons follow once all first ones are made, by initiative. Whoever falls before loses theirs.',
  'KPO-A-29': 'If just one of the hands holds a fast weapon, the 2nd attack belongs to it alone.',
  'KPO-A-30': 'A slow weapon can attack in the very first round and rests in the one after.',
  'KPO-A-31': 'While it rests, a slow weapon defends in full; it just can’t attack.',
  'KPO-A-32': 'Hands in the attacking tactic are free to show the same sign or not.',
  'KPO-A-33': 'The guarding tactic shows two signs only to an attacking one, otherwise one.',
  'KPO-A-34':
    'In the attacking tactic each hand attacks with just its own penalty. They are added up where a rule says so.',
  'KPO-A-35': 'For a feint the maximum is that of the weapon which strikes into the gap. The player names it.',
  'KPO-A-36': 'The attacking tactic wants level 1 of two-weapon fighting. Those without it have 6 less.',
  'KPO-A-37':
    'A tactic may change from round to round. It is named at the start and covers attack and defence in that round.',
  'KPO-A-38': 'The Km says how many attacks haste gives; no limit is set.',
  'KPO-A-39':
    'The 3 shots are an exception made by the Km, for ranged weapons only; otherwise a hand stays at 2 attacks.',
  'KPO-A-40':
    'Of two weapons the longer one gives the length. Its 1 is for attack and defence; the point for initiative is another matter.',
  'KPO-A-41':
    'If caster and fighter show the same sign, they show again. Dexterity is not added. A camp may set this differently.',
  'KPO-A-42':
    'Two casters go by the usual order, but reading aloud loses. Against several armed fighters it is settled with each of them who is faster.',
  'KPO-A-43':
    'Any loss of ÉP before the end of the spell breaks it, and a successful knockout does too. Misses and blows that armour stops do not. Psi is no different.',
  'KPO-A-44': 'The time of the real speech counts, and 3 seconds sharp are still short. The Km decides.',
  'KPO-A-45':
    'Disturbance, hindrance and other situations lower attack and defence, not initiative. A camp may set this differently.',
  'KPO-A-46': 'Only one situation holds at a time, whatever the number of causes. The Km picks it.',
  'KPO-A-47': 'Penalties for aiming, knockout and situation are added up. The limit of 9 is for aiming alone.',
  'KPO-A-48': 'An aimed hit just wounds as usual. Anything more is for the Km to say.',
  'KPO-A-49': 'Nothing goes by the 10 segments; only spells are measured in seconds.',
  'KPO-A-50':
    'If two part in the middle of a round, their remaining attacks on each other are lost, and the round after opens with initiative.',
  'KPO-A-51': 'Whoever arrives within a round waits until it is over; then there is initiative anew.',
  'KPO-A-52':
    'Km and seer both may change the order, hear a knockout declared and name the number for aiming. All else is the Km’s alone to decide, nothing the players’. Every change of the order is recorded.',
  'KPO-A-53': 'An attack that the Km lets go without signs counts as won, 6 more, unless told otherwise.',
  'KPO-A-54': 'A lasting loss of an attribute is put in words by the Km; the console takes nothing off by itself.',
};
