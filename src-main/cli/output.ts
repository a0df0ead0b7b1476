/** Where a command of the shell writes its lines. */
export interface Output {
  line(text: string): void;
  /** To standard error. */
  note(text: string): void;
}

export const processOutput: Output = {
  line: (text) => void process.stdout.write(`${text}\n`),
  note: (text) => void process.stderr.write(`${text}\n`),
};
