import { processOutput } from './output.ts';
import { verifyCamp } from './verify-camp.ts';

process.exitCode = verifyCamp(process.argv.slice(2), processOutput);
