import type { Node } from 'yaml';
import { rosterCommandSchema, type RosterCommand } from '../roster/commands.ts';
import { checkSheet, draftToEnter } from '../roster/enter.ts';
import type { Refusal, RefusalCode } from '../vocabulary/refusal.ts';
import { enterCharacter } from './dbf-character.ts';
import type { DbfCharacter } from './format-dbf-character.ts';
import { entriesOf, type MapEntry } from './shape-of-collections.ts';
import { followed, type Reading } from './shape.ts';
import { isSeq } from 'yaml';

type Key = keyof DbfCharacter;

/** Tells where a character is not what the rules allow, at the key that breaks them. */
export function checkCharacter(id: string, character: DbfCharacter, node: Node, reading: Reading): void {
  const parsed = rosterCommandSchema.safeParse(enterCharacter(id, character));
  const entries = entriesOf(node, reading) ?? [];
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const key = issue?.path.findLast((part) => typeof part === 'string');
    reading.report(
      valueAt(entries, key) ?? node,
      `the rules don't allow this: ${key === 'weapon' ? 'weapon-unknown' : 'number-out-of-range'}`,
    );
    return;
  }
  const refusal = refusalOf(parsed.data);
  if (refusal === null) return;
  const rule = refusal.rule === null ? '' : ` (${refusal.rule})`;
  reading.report(culprit(refusal, entries, reading) ?? node, `the rules don't allow this: ${refusal.code}${rule}`);
}

function refusalOf(command: RosterCommand): Refusal | null {
  if (command.type !== 'enterCharacter') return null;
  const checked = checkSheet(draftToEnter(command), [], undefined);
  return checked.ok ? null : checked.refusal;
}

const keyOf: Partial<Readonly<Record<RefusalCode, Key>>> = {
  'faction-not-for-class': 'faction',
  'ability-not-for-class': 'abilities',
  'ability-too-early': 'abilities',
  'ability-taken-twice': 'abilities',
  'too-many-abilities': 'abilities',
  'weapon-not-for-class': 'weapon',
  'weapon-unknown': 'weapon',
  'armour-not-for-class': 'armour',
  'shield-not-for-class': 'shield',
  'shield-with-two-hands': 'shield',
};

function culprit(refusal: Refusal, entries: readonly MapEntry[], reading: Reading): Node | null {
  const at = valueAt(entries, keyOf[refusal.code]);
  if (at === null) return null;
  const list = followed(at, reading);
  const { ability } = refusal.data;
  if (!isSeq<Node>(list) || typeof ability !== 'string') return at;
  const named = list.items.filter((item) => 'value' in item && item.value === ability);
  return (refusal.code === 'ability-taken-twice' ? named.at(-1) : named[0]) ?? at;
}

const valueAt = (entries: readonly MapEntry[], key: PropertyKey | undefined): Node | null =>
  entries.find((entry) => entry.name === key)?.value ?? null;
