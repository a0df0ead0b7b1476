import { goOnAs } from './bootstrap.mjs';
import { readStartOptions, usage } from './start-options.mjs';
import { finishWith } from './stop.mjs';

const args = process.argv.slice(2);

await finishWith(() => {
  if (args.includes('--help')) {
    process.stdout.write(`${usage}\n`);
    return 0;
  }
  readStartOptions(args, process.cwd());
  return goOnAs('tools/launch.ts', args);
});
