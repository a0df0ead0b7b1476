import type { Output } from './output.ts';

/** Tells how a command is used where somebody asks for it, to standard output; behind `--` stand no options. */
export function helped(args: readonly string[], usage: string, output: Output): boolean {
  const end = args.indexOf('--');
  const options = end < 0 ? args : args.slice(0, end);
  const asked = options.includes('--help') || options.includes('-h');
  if (asked) output.line(usage);
  return asked;
}
