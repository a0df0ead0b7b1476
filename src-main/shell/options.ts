export interface ShellOptions {
  /** The file named with `--camp`, as it was written. */
  readonly camp: string | null;
  readonly sample: boolean;
  readonly port: number | null;
  readonly open: boolean;
}

export const usage = '[--camp FILE | --sample] [--port N] [--no-open]';

/** A command line that can't be read; the message says why in plain words. */
export class BadOptions extends Error {
  constructor(message: string) {
    super(`${message} ${usage}`);
    this.name = 'BadOptions';
  }
}

/**
 * Reads the options of both shells. With `others: 'pass'` an unknown option is let by: Electron's own stand on the same command
 * line.
 */
export function readOptions(args: readonly string[], others: 'refuse' | 'pass'): ShellOptions {
  let options: ShellOptions = { camp: null, sample: false, port: null, open: true };
  const left = args.flatMap(nameAndValue);
  for (let arg = left.shift(); arg !== undefined; arg = left.shift()) {
    if (arg === '--camp') options = { ...options, camp: valueOf(arg, left.shift()) };
    else if (arg === '--port') options = { ...options, port: portIn(valueOf(arg, left.shift())) };
    else if (arg === '--sample') options = { ...options, sample: true };
    else if (arg === '--no-open') options = { ...options, open: false };
    else if (others === 'refuse') throw new BadOptions(`There is no option ${arg}.`);
  }
  if (options.sample && options.camp !== null) throw new BadOptions('Choose one: --camp FILE or --sample.');
  return options;
}

function nameAndValue(arg: string): readonly string[] {
  const at = arg.indexOf('=');
  return arg.startsWith('--') && at > 0 ? [arg.slice(0, at), arg.slice(at + 1)] : [arg];
}

function valueOf(name: string, value: string | undefined): string {
  if (value === undefined || value === '' || value.startsWith('--')) throw new BadOptions(`${name} needs a value.`);
  return value;
}

function portIn(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) throw new BadOptions(`${text} is no port: a number from 0 to 65535.`);
  return port;
}
