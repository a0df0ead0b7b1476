import pino, { type Logger } from 'pino';

/** Beside the camp: `camp.dbf.log`. */
export const logFileOf = (campFile: string): string => `${campFile}.log`;

/** Everything goes to the file beside the camp; warnings and worse to standard error too. */
export function openLog(campFile: string): Logger {
  const toScreen = { level: 'warn' as const, stream: pino.destination({ fd: 2, sync: true }) };
  return pino({ base: { pid: process.pid } }, pino.multistream([...fileStream(campFile), toScreen]));
}

/** A full disk must not stop a fight: without its file the log goes on at standard error alone. */
function fileStream(campFile: string): readonly pino.StreamEntry[] {
  try {
    const stream = pino.destination({ dest: logFileOf(campFile), sync: true, append: true });
    stream.on('error', () => undefined);
    return [{ level: 'info', stream }];
  } catch {
    return [];
  }
}
