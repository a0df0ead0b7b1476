import type { Node } from 'yaml';
import { kpoRosterCommandSchema } from '../kpo/commands.ts';
import { checkKpoSheet } from '../kpo/sheet.ts';
import type { KpoCharacter } from './format-kpo.ts';
import { enterKpoCharacter } from './kpo-character.ts';
import { entriesOf, type MapEntry } from './shape-of-collections.ts';
import type { Reading } from './shape.ts';

/** Tells where a KPO character is not what the rules allow, at the key that breaks them. */
export function checkKpoCharacter(id: string, character: KpoCharacter, node: Node, reading: Reading): void {
  const parsed = kpoRosterCommandSchema.safeParse(enterKpoCharacter(id, character));
  if (!parsed.success) {
    const path = parsed.error.issues[0]?.path.filter((part) => typeof part === 'string') ?? [];
    reading.report(deepest(node, path, reading), `the rules don't allow this: number-out-of-range`);
    return;
  }
  const checked = checkKpoSheet(parsed.data.sheet);
  if (checked.ok) return;
  const { code, rule, data } = checked.refusal;
  const at = typeof data.field === 'string' ? deepest(node, [data.field, 'min'], reading) : node;
  reading.report(at, `the rules don't allow this: ${code}${rule === null ? '' : ` (${rule})`}`);
}

/** The innermost value that the parts of a path lead to; parts that the file does not have are passed over. */
function deepest(node: Node, path: readonly string[], reading: Reading): Node {
  let at = node;
  for (const part of path) at = entryNamed(entriesOf(at, reading) ?? [], inFile[part] ?? part)?.value ?? at;
  return at;
}

/** Where the file has another word than the sheet. */
const inFile: Readonly<Record<string, string>> = { twoWeapon: 'two-weapon' };

const entryNamed = (entries: readonly MapEntry[], name: string): MapEntry | undefined =>
  entries.find((entry) => entry.name === name);
