import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { become } from './child.mjs';
import { canRun, tooOldToRun } from './node-version.mjs';
import { finishWith, Stop } from './stop.mjs';

const tools = path.dirname(fileURLToPath(import.meta.url));

/** What `npm run` calls; `built` ones need the console to be built first. */
const scripts = {
  build: { file: 'build.ts', built: false },
  check: { file: 'check.ts', built: false },
  charts: { file: 'charts.ts', built: false },
  icons: { file: 'icons.ts', built: false },
  rules: { file: 'rules.ts', built: false },
  pack: { file: 'pack.ts', built: true },
  scenario: { file: '../dist/main/scenario.js', built: true },
  verify: { file: '../dist/main/verify.js', built: true },
  cards: { file: '../dist/main/cards.js', built: true },
  import: { file: '../dist/main/import.js', built: true },
  export: { file: '../dist/main/export.js', built: true },
  bench: { file: '../tests/bench/main.ts', built: true },
};

const [name = '', ...args] = process.argv.slice(2);

await finishWith(async () => {
  if (!canRun()) throw new Stop(tooOldToRun, 70);
  const script = Object.hasOwn(scripts, name) ? scripts[/** @type {keyof typeof scripts} */ (name)] : undefined;
  if (script === undefined) throw new Stop(`There is no script ${name}: ${Object.keys(scripts).join(', ')}.`, 70);
  if (script.built) {
    const { ensureBuilt } = await import('./ensure-built.ts');
    await ensureBuilt();
  }
  const { callersFolder } = await import('./callers-folder.ts');
  return become(process.execPath, [path.join(tools, script.file), ...args], { cwd: callersFolder() });
});
