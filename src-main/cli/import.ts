import { processOutput } from './output.ts';
import { runImport, wallClock } from './run-import.ts';

process.exitCode = await runImport(process.argv.slice(2), processOutput, wallClock());
