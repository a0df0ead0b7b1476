import type { Sheet } from '../../roster/character.ts';

/** Everything but the undead. DBF-A-49: demons live, unless their sheet says otherwise. */
export const isLiving = ({ origin }: Sheet): boolean => origin.is === 'class' || origin.creature !== 'undead';
