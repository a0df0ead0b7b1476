/** For a file that a window makes itself. */
export { defused } from './defuse.ts';
