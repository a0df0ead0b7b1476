import type { Encoding, Field, ImportAnswer, ImportRequest } from '../../../shared/contract/import-views.ts';

type Content = ImportRequest['content'];

/** What somebody wants to import, and what it would do; asked anew with each change of how it is read. */
export function createImportDesk(preview: (request: ImportRequest) => Promise<ImportAnswer>) {
  let content = $state.raw<Content | null>(null);
  let name = $state('');
  let encoding = $state.raw<Encoding | null>(null);
  let columns = $state.raw<Readonly<Record<string, Field | null>>>({});
  let answer = $state.raw<ImportAnswer | null>(null);
  let reading = $state(false);
  let failed = $state(false);
  let turn = 0;

  async function read() {
    if (content === null) return;
    const mine = ++turn;
    [reading, failed] = [true, false];
    const request = { name, content, columns, ...(encoding === null ? {} : { encoding }) };
    const given = await preview(request).catch(() => null);
    if (mine !== turn) return;
    [answer, reading, failed] = [given, false, given === null];
  }

  function open(wanted: Content, called: string) {
    [content, name, encoding, columns] = [wanted, called, null, {}];
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
    openFile: async (file: File) => open({ is: 'file', base64: await base64Of(file) }, file.name),
    openText: (text: string, called: string) => open({ is: 'text', text }, called),
    readAs: (wanted: Encoding) => {
      encoding = wanted;
      return read();
    },
    mapColumn: (column: string, field: Field | null) => {
      columns = { ...columns, [column]: field };
      return read();
    },
  };
}

const base64Of = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? (reader.result.split(',')[1] ?? '') : '');
    reader.onerror = () => reject(new Error(`${file.name} could not be read`));
    reader.readAsDataURL(file);
  });
