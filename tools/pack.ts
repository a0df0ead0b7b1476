import { become } from './child.mjs';
import { inRoot } from './root.ts';
import { finishWith } from './stop.mjs';

const script = inRoot('node_modules/electron-builder/cli.js');

await finishWith(() =>
  become(process.execPath, [script, '--publish', 'never', ...process.argv.slice(2)], { cwd: inRoot() }),
);
