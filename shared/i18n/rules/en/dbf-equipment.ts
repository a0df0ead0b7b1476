import type { dbfEquipment as slovak } from '../sk/dbf-equipment.ts';

export const dbfEquipment: Readonly<Record<keyof typeof slovak, string>> = {
  'DBF-CMB-01':
    'The game rests on its fights. The weapons are not real ones, and still the first rule of a fight is safety.',
  'DBF-CMB-02': 'To fight safely is to soften each blow, to aim only where it is allowed and to stay off bad ground.',
  'DBF-CMB-03': 'When somebody is hurt in earnest, help them right away and send for an ORG or a medic.',
  'DBF-WPN-01': 'Only padded weapons go into a fight, and every blow is softened.',
  'DBF-WPN-02': 'An ORG approves the weapon, after its owner has felt it first.',
  'DBF-WPN-03': 'Nothing on a weapon moves: neither chained maces nor flails come into play.',
  'DBF-WPN-04': 'A short weapon measures 50 cm. Dagger, short sword and club are of this kind.',
  'DBF-WPN-05': 'A one-handed weapon measures 90 cm. Sword, axe, hammer and mace are of this kind.',
  'DBF-WPN-06':
    'A two-handed weapon measures 120 cm: sword, axe, hammer or club. It is fought with in both hands only.',
  'DBF-WPN-07': 'No spears, lances, pikes or other long weapons.',
  'DBF-WPN-08': 'A staff is for leaning on and not for fighting.',
  'DBF-WPN-09': 'A LARP bow is for those who show that they can handle it. The bow is tested too.',
  'DBF-WPN-10': 'Nobody fights with a weapon in either hand, not even with short ones.',
  'DBF-WPN-11': 'Only some creeps have two weapons at once: their claws.',
  'DBF-ARM-01': 'Armour goes with the costume.',
  'DBF-ARM-02': 'Leather and quilted armour count as light: +1 life.',
  'DBF-ARM-03': 'Metal armour with enough weight to it counts as heavy: +2 lives. Warriors and Knights alone wear it.',
  'DBF-ARM-04': 'For a piece of outstanding beauty an ORG may add bonus lives.',
  'DBF-SHD-01': 'An ORG looks at each shield by itself.',
  'DBF-SHD-02': 'A shield has no sharp rim and nothing else that could injure.',
  'DBF-SHD-03': 'A shield covers and no more. It may not hit or shove anybody.',
};
