import { goOnAs } from './bootstrap.mjs';
import { finishWith } from './stop.mjs';

await finishWith(() => goOnAs('tools/suites.ts', process.argv.slice(2)));
