import { processOutput } from './output.ts';
import { runExport } from './run-export.ts';

process.exitCode = await runExport(process.argv.slice(2), processOutput);
