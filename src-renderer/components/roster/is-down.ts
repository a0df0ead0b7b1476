import type { CharacterView } from '../../../shared/contract/views.ts';

/** Not on their feet: `fled` is only a mark. */
export const isDown = ({ status }: Pick<CharacterView, 'status'>): boolean => status !== 'up' && status !== 'fled';
