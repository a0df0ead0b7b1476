import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { NoPlaceForChart, withCharts } from './readme-charts.ts';
import { inRoot } from './root.ts';
import { finishWith, say, Stop } from './stop.mjs';

/** Draws the charts of the README anew; with `--check` only says whether they are current. */
const drawAll = (args: readonly string[]): number => {
  const file = inRoot('README.md');
  if (!existsSync(file)) throw new Stop('There is no README.md to draw the charts in.');
  const text = readFileSync(file, 'utf8');
  const drawn = drawnIn(text);
  if (drawn === text) {
    say('The charts in README.md are current.');
    return 0;
  }
  if (args.includes('--check')) throw new Stop('The charts in README.md are not current: run "npm run charts".');
  writeFileSync(file, drawn);
  say('The charts in README.md are drawn anew.');
  return 0;
};

const drawnIn = (text: string): string => {
  try {
    return withCharts(text);
  } catch (error) {
    if (!(error instanceof NoPlaceForChart)) throw error;
    throw new Stop(error.message);
  }
};

await finishWith(() => drawAll(process.argv.slice(2)));
