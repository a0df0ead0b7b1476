import type { KpoFight } from './kpo-types.ts';

/** The name of a side as it is sent: without spaces and signs. */
export const sideId = (text: string): string =>
  text
    .trim()
    .replaceAll(/\s+/g, '_')
    .replaceAll(/[^\p{L}\p{N}_-]/gu, '')
    .slice(0, 64);

/** The same for the eye. */
export const sideText = (side: string): string => side.replaceAll('_', ' ');

/** The colour of a side: amber for the one that challenges, teal for the challenged, then by turns. */
export const toneOf = ({ sides }: Pick<KpoFight, 'sides'>, side: string): 'amber' | 'teal' =>
  sides.indexOf(side) % 2 === 0 ? 'amber' : 'teal';
