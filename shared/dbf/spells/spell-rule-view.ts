import type { SpellId } from '../../vocabulary/spells.ts';
import { spellBook } from './spell-book.ts';

/** The rule of a spell's card: DBF-SP-EL1 and so on. */
export const ruleOfSpell = (spell: SpellId): string => spellBook[spell].rule;
