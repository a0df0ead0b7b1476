import { heading, inWords, CannotMeasure, type Bench } from './bench.ts';
import { cardsPdf } from './cards-pdf.ts';
import { commandRate } from './command-rate.ts';
import { engine } from './engine.ts';
import { importRoster } from './import-roster.ts';
import { importWindow } from './import-window.ts';
import { memory } from './memory.ts';
import { rounds } from './rounds.ts';
import { secondWindow } from './second-window.ts';
import { startUp } from './start-up.ts';
import { weight } from './weight.ts';

const benches: readonly Bench[] = [
  commandRate,
  engine,
  rounds,
  importRoster,
  importWindow,
  startUp,
  memory,
  weight,
  secondWindow,
  cardsPdf,
];

const usage = `npm run bench -- [--quick] [NAME ...]

  --quick   fewer rounds: a look, not a judgement
  NAME      ${benches.map(({ name }) => name).join(', ')}`;

const args = process.argv.slice(2);
const names = args.filter((arg) => arg !== '--quick');
const unknown = names.find((wanted) => !benches.some(({ name }) => name === wanted));

if (unknown === undefined) await runAll(benches.filter(({ name }) => names.length === 0 || names.includes(name)));
else {
  process.stderr.write(`${args.includes('--help') ? '' : `There is no bench ${unknown}.\n\n`}${usage}\n`);
  process.exitCode = args.includes('--help') ? 0 : 2;
}

async function runAll(chosen: readonly Bench[]): Promise<void> {
  console.log(heading());
  for (const bench of chosen) {
    try {
      for (const figure of await bench.run(args.includes('--quick'))) console.log(inWords(figure));
    } catch (error) {
      if (!(error instanceof CannotMeasure)) throw error;
      console.log(`${bench.name}: not measured, ${error.message}`);
    }
  }
}
