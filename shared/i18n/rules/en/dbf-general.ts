import type { dbfGeneral as slovak } from '../sk/dbf-general.ts';

export const dbfGeneral: Readonly<Record<keyof typeof slovak, string>> = {
  'DBF-GEN-01':
    'The rules are there so that everybody enjoys the game. Where they are silent, whatever makes the better game decides.',
  'DBF-GEN-02': 'Every player reads the rules through with care before the game starts.',
  'DBF-GEN-03': 'Play takes place on wooded hills and with padded weapons. Safety goes before everything else.',
  'DBF-GEN-04': 'Ask yourself first whether anybody could get hurt, you included. Act only then: haste ends badly.',
  'DBF-GEN-05': 'As long as the main game runs, nobody drinks alcohol or takes any other intoxicant.',
  'DBF-GEN-06': 'Smoke in the camp only: nowhere else, and least of all among the trees.',
  'DBF-GEN-07': 'Act out what your character does, so that the others get something from it too.',
  'DBF-GEN-08': 'Think of how it feels for the others and behave accordingly. The game belongs to everybody.',
  'DBF-GEN-09': 'If somebody clearly does not feel well in a scene, ease off. You can step out for a moment and talk.',
  'DBF-GEN-10':
    'Whoever is to get rid of somebody should not kill them at the very beginning, which would end their game. There are other ways to trouble them until the last game phase.',
  'DBF-GEN-11':
    'Whoever holds one hand (better both) at the back of the head is out of game, as if not standing there at all.',
  'DBF-GEN-12': 'Step out of the game for a serious cause only, never for an advantage.',
  'DBF-GEN-13':
    'A game item is known by its mark. What has none is not a game item; nor are herbs, useful as they are.',
  'DBF-GEN-14': 'Nobody hides game items or keeps them back on purpose.',
  'DBF-GEN-15': 'Weapons and pieces of costume stay with their owner, even in a robbery.',
  'DBF-GEN-16': 'Any character is free to make somebody a present of what is their own.',
  'DBF-GEN-17': 'An organiser (ORG) sees and approves each weapon beforehand. Otherwise it stays out of play.',
  'DBF-GEN-18': 'The game rests on honest players. No ORG can stand next to everybody.',
  'DBF-GEN-19':
    'A sign that asks for an ability speaks only to its holder. Without Woodcraft, pay no heed to a tracking sign.',
  'DBF-GEX-01': 'Only those whose ability allows it may run.',
  'DBF-GEX-02': 'A purse hangs from the belt of every character, where all can see it.',
  'DBF-GEX-03': 'The purse may be empty, but a character wears it all the same: the game needs it.',
  'DBF-GEX-04': 'A purse is shown to the organisers and approved before play begins.',
};
