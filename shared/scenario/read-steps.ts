import { isNode, isSeq, type Node } from 'yaml';
import { refusal } from './names.ts';
import type { Step } from './scenario.ts';
import { entriesOf, valueIn, type MapEntry } from './shape-of-collections.ts';
import { followed, quoted, wrong, type Reading, type Shape } from './shape.ts';

/** What may stand in a step of one ruleset. */
export interface StepFormat<Command, Expectations> {
  /** Whether `name` is a command. */
  knows(name: string): boolean;
  /** Reads the command in an entry whose key is known. */
  read(entry: MapEntry, reading: Reading): Command | null;
  readonly expectations: Shape<Expectations>;
  /** The reading after a command: what it names can be named from now on. */
  after(command: Command, reading: Reading): Reading;
}

/** Reads the steps in their order, since a step may only name who is there by then. */
export function readSteps<Command, Expectations>(
  node: Node,
  format: StepFormat<Command, Expectations>,
  start: Reading,
): readonly Step<Command, Expectations>[] | null {
  const list = followed(node, start);
  if (!isSeq(list)) return wrong(node, start, 'must be a list of steps');
  let reading = start;
  const steps: Step<Command, Expectations>[] = [];
  for (const child of list.items.filter(isNode)) {
    const step = readStep(child, format, reading);
    if (step === null) continue;
    reading = step.reading;
    steps.push(step.step);
  }
  return steps;
}

function readStep<Command, Expectations>(
  node: Node,
  format: StepFormat<Command, Expectations>,
  before: Reading,
): { readonly step: Step<Command, Expectations>; readonly reading: Reading } | null {
  const entries = entriesOf(node, before);
  if (entries === null) return null;
  const refusedEntry = entries.find((entry) => entry.name === 'refused');
  const expectEntry = entries.find((entry) => entry.name === 'expect');
  const others = entries.filter((entry) => entry !== refusedEntry && entry !== expectEntry);
  const entry = onlyCommand(others, format, before);

  const command = entry === undefined ? null : format.read(entry, before);
  const reading = command === null ? before : format.after(command, before);
  const refused = refusedEntry === undefined ? null : valueIn(refusedEntry, refusal, reading);
  const expect = expectEntry === undefined ? null : valueIn(expectEntry, format.expectations, reading);

  if (others.length === 0 && refusedEntry !== undefined)
    wrong(refusedEntry.key, reading, 'there is no command to refuse');
  else if (entries.length === 0) wrong(node, reading, 'a step needs a command or an expectation');
  return { step: { command, refused, expect }, reading };
}

function onlyCommand<Command, Expectations>(
  entries: readonly MapEntry[],
  format: StepFormat<Command, Expectations>,
  reading: Reading,
): MapEntry | undefined {
  const commands = entries.filter((entry) => format.knows(entry.name));
  const [first, ...more] = commands;
  for (const entry of entries) {
    if (!commands.includes(entry)) reading.report(entry.key, `unknown key ${quoted(entry.key, reading)}`);
  }
  for (const entry of more) {
    reading.report(entry.key, `a step has one command, and ${first?.name ?? ''} stands here already`);
  }
  return first;
}
