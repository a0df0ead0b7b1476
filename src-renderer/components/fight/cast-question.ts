import type { Command } from '../../../shared/contract/commands.ts';
import type { CastOffer } from '../../../shared/contract/views.ts';

export type CastCommand = Extract<Command, { type: 'cast' }>;

/** What a spell asks for before it can be declared. */
export type Question = 'target' | 'targets' | 'party' | 'regain' | 'animal';

/** Null where a spell is declared as soon as it is chosen. */
export function questionOf({ targets, regains, asksAnimal }: CastOffer): Question | null {
  switch (targets) {
    case 'choose-one':
      return 'target';
    case 'choose-up-to-three':
      return 'targets';
    case 'choose-party':
      return 'party';
    case 'none':
      if (asksAnimal) return 'animal';
      return regains.length > 0 ? 'regain' : null;
  }
}
