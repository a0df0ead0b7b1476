import { processOutput } from './output.ts';
import { printCards } from './print-cards.ts';

process.exitCode = await printCards(process.argv.slice(2), processOutput);
