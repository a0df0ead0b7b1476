import { processOutput } from './output.ts';
import { runScenarioFiles } from './run-scenario-files.ts';

process.exitCode = runScenarioFiles(process.argv.slice(2), processOutput);
