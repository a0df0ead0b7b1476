import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** How long a child that shares our terminal has to react to Ctrl-C by itself before it is told again. */
const graceMs = 1500;
const parentCheckMs = 250;

/**
 * Runs a program to its end: signals reach it, and its exit code comes back (128 + signal when it was killed).
 * @param {string} file
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions & { limitMs?: number }} [options]
 * @returns {Promise<number>}
 */
export const run = (file, args, { limitMs, ...options } = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(file, args, { stdio: 'inherit', ...options });
    const limit = limitMs === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), limitMs);
    const stopForwarding = forwardSignals(child);
    const end = () => {
      clearTimeout(limit);
      stopForwarding();
    };
    child.once('error', (error) => {
      end();
      reject(error);
    });
    child.once('close', (code, signal) => {
      end();
      resolve(code ?? 128 + (signal === null ? 0 : constants.signals[signal]));
    });
  });

/**
 * Ends as another program: replaces this process where Node can do that, else runs the program and takes over its exit code.
 * @param {string} file
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<number>}
 */
export const become = (file, args, { cwd = process.cwd(), env = process.env } = {}) => {
  if (typeof process.execve === 'function' && process.platform !== 'win32') {
    process.chdir(cwd);
    process.execve(file, [file, ...args], /** @type {Record<string, string>} */ ({ ...env }));
  }
  return run(file, args, { cwd, env });
};

/** @param {import('node:child_process').ChildProcess} child */
const forwardSignals = (child) => {
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
  /** @type {NodeJS.Timeout | undefined} */
  let later;
  const forward = (/** @type {NodeJS.Signals} */ signal) => {
    // A terminal sends Ctrl-C to the child too: a second one at once could cut its closing short.
    const wait = signal === 'SIGINT' && process.stdin.isTTY ? graceMs : 0;
    later ??= setTimeout(() => {
      later = undefined;
      child.kill(signal);
    }, wait);
  };
  for (const signal of signals) process.on(signal, forward);
  const stopWatching = whenNpmIsGone(() => child.kill('SIGTERM'));
  return () => {
    clearTimeout(later);
    stopWatching();
    for (const signal of signals) process.off(signal, forward);
  };
};

/**
 * npm hands a signal only to the shell between it and us, which dies of it and tells nobody.
 * @param {() => void} react
 */
const whenNpmIsGone = (react) => {
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return () => undefined;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    react();
  }, parentCheckMs);
  return () => clearInterval(watch);
};
