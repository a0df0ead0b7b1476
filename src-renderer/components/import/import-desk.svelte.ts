import type {
  Choice,
  Correction,
  Encoding,
  Field,
  ImportAnswer,
  ImportRequest,
} from '../../../shared/contract/import-views.ts';

type Content = ImportRequest['content'];
export type ImportDesk = ReturnType<typeof createImportDesk>;

/** What somebody wants to import, and what it would do; asked anew with each change of how it is read. */
export function createImportDesk(preview: (request: ImportRequest) => Promise<ImportAnswer>) {
  let content = $state.raw<Content | null>(null);
  let name = $state('');
  let encoding = $state.raw<Encoding | null>(null);
  let columns = $state.raw<Readonly<Record<string, Field | null>>>({});
  let corrections = $state.raw<readonly Correction[]>([]);
  let choices = $state.raw<readonly Choice[]>([]);
  let answer = $state.raw<ImportAnswer | null>(null);
  let reading = $state(false);
  let failed = $state(false);
  let turn = 0;

  async function read() {
    if (content === null) return;
    const mine = ++turn;
    [reading, failed] = [true, false];
    const request: ImportRequest = {
      name,
      content,
      columns,
      corrections: [...corrections],
      choices: [...choices],
      ...(encoding === null ? {} : { encoding }),
    };
    const given = await preview(request).catch(() => null);
    if (mine !== turn) return;
    [answer, reading, failed] = [given, false, given === null];
  }

  /** What was put right in another file says nothing about this one. */
  function open(wanted: Content, called: string) {
    [content, name, encoding, columns, corrections, choices] = [wanted, called, null, {}, [], []];
    return read();
  }

  return {
    get answer() {
      return answer;
    },
    get reading() {
      return reading;
    },
    get failed() {
      return failed;
    },
    openFile: async (file: File) => {
      const mine = ++turn;
      [answer, reading, failed] = [null, true, false];
      const base64 = await base64Of(file).catch(() => null);
      if (mine !== turn) return;
      if (base64 === null) [reading, failed] = [false, true];
      else await open({ is: 'file', base64 }, file.name);
    },
    openText: (text: string, called: string) => open({ is: 'text', text }, called),
    /** What was put right stays: it was written by hand, whatever the letters around it are. */
    readAs: (wanted: Encoding) => {
      encoding = wanted;
      return read();
    },
    mapColumn: (column: string, field: Field | null) => {
      columns = { ...columns, [column]: field };
      return read();
    },
    correct: (wanted: readonly Correction[]) => {
      const others = corrections.filter((each) => !wanted.some((one) => isSameCell(one, each)));
      corrections = [...others, ...wanted];
      return read();
    },
    takeBack: (cell: Pick<Correction, 'sheet' | 'cell'>) => {
      corrections = corrections.filter((each) => !isSameCell(cell, each));
      return read();
    },
    choose: (choice: Choice) => {
      choices = [...choices.filter((each) => !isSameRow(choice, each)), choice];
      return read();
    },
    chooseNobody: (row: Pick<Choice, 'sheet' | 'row'>) => {
      choices = choices.filter((each) => !isSameRow(row, each));
      return read();
    },
  };
}

type Cell = Pick<Correction, 'sheet' | 'cell'>;
const isSameCell = (one: Cell, other: Cell): boolean => one.sheet === other.sheet && one.cell === other.cell;

type Row = Pick<Choice, 'sheet' | 'row'>;
const isSameRow = (one: Row, other: Row): boolean => one.sheet === other.sheet && one.row === other.row;

const base64Of = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? (reader.result.split(',')[1] ?? '') : '');
    reader.onerror = () => reject(new Error(`${file.name} could not be read`));
    reader.readAsDataURL(file);
  });
