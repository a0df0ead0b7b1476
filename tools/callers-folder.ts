import { inRoot } from './root.ts';

/** Where `npm run` was called: npm itself moves to the root, and a relative path is meant from where one stands. */
export const callersFolder = (): string => {
  const called = process.env.INIT_CWD;
  return called !== undefined && process.cwd() === inRoot() ? called : process.cwd();
};
