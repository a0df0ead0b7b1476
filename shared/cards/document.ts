import { sectionOf, type Block } from './block.ts';
import { cardBlocks, creepBlocks } from './card-blocks.ts';
import type { CardJob, PrintMatter } from './card-job.ts';
import type { Card } from './card.ts';
import type { CardLayout } from './sheets.ts';

export type PaperFormat = CardLayout | 'a4';

/** Something that begins on a card (or page) of its own and goes on where it is full. */
export interface PaperDocument {
  readonly key: string;
  /** Whose card it is; null for a list, whose title follows from the matter. */
  readonly card: Card | null;
  readonly blocks: readonly Block[];
}

export const formatOf = (matter: PrintMatter): PaperFormat => (matter.is === 'cards' ? matter.layout : 'a4');

export function documentsOf({ matter }: Pick<CardJob, 'matter'>): readonly PaperDocument[] {
  switch (matter.is) {
    case 'cards':
      return matter.cards.map((card) => ({ key: `${card.kind} ${card.id}`, card, blocks: cardBlocks(card) }));
    case 'table-card':
      return list(matter.creeps.flatMap(creepBlocks));
    case 'roster':
      return list(
        sectionOf(
          { of: 'roster-columns' },
          matter.rows.map((row) => ({ is: 'roster-row', row })),
        ),
      );
    case 'timers':
      return list(
        sectionOf(
          { of: 'timer-columns' },
          matter.timers.map((timer) => ({ is: 'timer-row', timer })),
        ),
      );
    default:
      return matter satisfies never;
  }
}

const list = (blocks: readonly Block[]): readonly PaperDocument[] => [{ key: 'list', card: null, blocks }];
