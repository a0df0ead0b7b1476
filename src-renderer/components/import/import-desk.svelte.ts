import {
  FILE_NAME_LETTERS,
  type Choice,
  type Encoding,
  type Field,
  type ImportAnswer,
  type ImportRequest,
  type MendedCell,
} from '../../../shared/contract/import-views.ts';
import { ownValue } from '../../../shared/vocabulary/own-value.ts';
import { base64Of } from './base64-of.ts';

type Content = ImportRequest['content'];
export type ImportDesk = ReturnType<typeof createImportDesk>;

/** What somebody wants to import, and how it is to be read. */
interface Wishes {
  readonly name: string;
  readonly content: Content;
  readonly encoding: Encoding | null;
  readonly columns: Readonly<Record<string, Field | null>>;
  readonly mended: readonly MendedCell[];
  readonly choices: readonly Choice[];
}

/**
 * What somebody wants to import, and what it would do; asked anew with each change of how it is read. A change with which
 * it could not be read is dropped, and the answer of before stays.
 */
export function createImportDesk(preview: (request: ImportRequest) => Promise<ImportAnswer>) {
  let wishes = $state.raw<Wishes | null>(null);
  let answered = $state.raw<{ readonly wishes: Wishes; readonly answer: ImportAnswer } | null>(null);
  let reading = $state<'content' | 'change' | null>(null);
  let failed = $state<'content' | 'change' | null>(null);
  let turn = 0;
  let last: Promise<void> = Promise.resolve();

  async function read(wanted: Wishes, what: 'content' | 'change') {
    const mine = ++turn;
    [wishes, reading, failed] = [wanted, what, null];
    const answer = await preview(requestOf(wanted)).catch(() => null);
    if (mine !== turn) return;
    if (answer !== null) answered = { wishes: wanted, answer };
    else if (what === 'content') answered = null;
    wishes = answered?.wishes ?? null;
    [reading, failed] = [null, answer === null ? what : null];
  }

  /** What was mended in another file says nothing about this one. */
  const open = (content: Content, name: string): Promise<void> =>
    (last = read({ name, content, encoding: null, columns: {}, mended: [], choices: [] }, 'content'));

  /** What is changed before a new content was read goes with it: then there is nothing to go back to. */
  function change(changed: (wishes: Wishes) => Partial<Wishes>): Promise<void> {
    if (wishes !== null) last = read({ ...wishes, ...changed(wishes) }, reading === 'content' ? 'content' : 'change');
    return last;
  }

  async function openFile(file: File) {
    const mine = ++turn;
    [wishes, answered, reading, failed] = [null, null, 'content', null];
    const base64 = await base64Of(file).catch(() => null);
    if (mine !== turn) return;
    if (base64 === null) [reading, failed] = [null, 'content'];
    else await open({ is: 'file', base64 }, file.name);
  }

  return {
    get answer() {
      return answered?.answer ?? null;
    },
    get content(): Content | null {
      return wishes?.content ?? null;
    },
    /** What is being read: something else, or the same in another way. */
    get reading() {
      return reading;
    },
    /** What could not be read. */
    get failed() {
      return failed;
    },
    /** What somebody chose; null is what was detected. */
    get encoding() {
      return wishes?.encoding ?? null;
    },
    /** What somebody mapped a column to; undefined where nobody did. */
    mapped: (column: string): Field | null | undefined => ownValue(wishes?.columns ?? {}, column),
    /** Resolves once nothing is being read any more. */
    settled: async () => {
      let seen: Promise<void>;
      do {
        seen = last;
        await seen;
      } while (seen !== last);
    },
    openFile: (file: File) => (last = openFile(file)),
    openText: (text: string, called: string) => open({ is: 'text', text }, called),
    /** What was mended stays: it was written by hand, whatever the letters around it are. */
    readAs: (encoding: Encoding) => change(() => ({ encoding })),
    mapColumn: (column: string, field: Field | null) =>
      change(({ columns }) => ({ columns: { ...columns, [column]: field } })),
    mend: (wanted: readonly MendedCell[]) =>
      change(({ mended }) => ({
        mended: [...mended.filter((each) => !wanted.some((one) => isSameCell(one, each))), ...wanted],
      })),
    /** The same once more: the camp is another now. */
    again: () => change(() => ({})),
    takeBack: (cell: Cell) => change(({ mended }) => ({ mended: mended.filter((each) => !isSameCell(cell, each)) })),
    choose: (choice: Choice) =>
      change(({ choices }) => ({ choices: [...choices.filter((each) => !isSameRow(choice, each)), choice] })),
    chooseNobody: (row: Row) => change(({ choices }) => ({ choices: choices.filter((each) => !isSameRow(row, each)) })),
  };
}

const requestOf = ({ name, encoding, mended, choices, ...rest }: Wishes): ImportRequest => ({
  ...rest,
  name: name.slice(0, FILE_NAME_LETTERS),
  mended: [...mended],
  choices: [...choices],
  ...(encoding === null ? {} : { encoding }),
});

type Cell = Pick<MendedCell, 'sheet' | 'cell'>;
const isSameCell = (one: Cell, other: Cell): boolean => one.sheet === other.sheet && one.cell === other.cell;

type Row = Pick<Choice, 'sheet' | 'row'>;
const isSameRow = (one: Row, other: Row): boolean => one.sheet === other.sheet && one.row === other.row;
