/** A reason to stop that is told to the person at the keyboard as it is, without a stack. */
export class Stop extends Error {
  /**
   * @param {string} message
   * @param {number} [exitCode]
   */
  constructor(message, exitCode = 1) {
    super(message);
    this.name = 'Stop';
    this.exitCode = exitCode;
  }
}

/** Progress goes to standard error: standard output belongs to the program that was asked for. */
export const say = (/** @type {string} */ line) => {
  process.stderr.write(`${line}\n`);
};

/**
 * Runs a script's work and turns its end into an exit code.
 * @param {() => number | Promise<number>} work
 */
export const finishWith = async (work) => {
  try {
    process.exitCode = await work();
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    say(error.message);
    process.exitCode = error.exitCode;
  }
};
