import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { become, run } from './child.mjs';
import { canInstall, canRun, tooOldToInstall, tooOldToRun } from './node-version.mjs';
import { say, Stop } from './stop.mjs';

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** Installs what is missing or stale, then goes on as `script` under the Node that the console runs on. */
export const goOnAs = async (/** @type {string} */ script, /** @type {readonly string[]} */ args) => {
  if (!canInstall()) throw new Stop(tooOldToInstall);
  if (!isInstalled()) await install();
  return become(runtime(), [path.join(root, script), ...args], { cwd: process.cwd() });
};

/** Throws with a plain message where the checkout can't be written to. */
export const mustBeWritable = (/** @type {string} */ what) => {
  try {
    accessSync(root, constants.W_OK);
  } catch {
    throw new Stop(
      `The folder ${root} can't be written to, so ${what} is not possible. Copy it to a place that is yours.`,
    );
  }
};

/** Whether node_modules holds exactly what package-lock.json asks for. */
export const isInstalled = (folder = root) => {
  const wanted = packagesOf(path.join(folder, 'package-lock.json'));
  const present = packagesOf(path.join(folder, 'node_modules', '.package-lock.json'));
  if (wanted === null || present === null) return false;
  return (
    Object.entries(wanted).every(([at, { version, optional }]) =>
      at === '' || (optional === true && present[at] === undefined) ? true : present[at]?.version === version,
    ) && Object.keys(present).every((at) => wanted[at] !== undefined)
  );
};

/** The Node that npm installed for this platform, else the one that runs now. */
const runtime = () => {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const file = process.platform === 'win32' ? 'node.exe' : 'node';
  const own = path.join(root, 'node_modules', `node-${platform}-${process.arch}`, 'bin', file);
  if (existsSync(own)) return own;
  if (!canRun()) throw new Stop(tooOldToRun);
  return process.execPath;
};

const install = async () => {
  mustBeWritable('installing');
  if (process.platform === 'win32' && process.execPath.startsWith(path.join(root, 'node_modules'))) {
    throw new Stop('The installed packages are older than package-lock.json. Run "npm ci" once, then try again.');
  }
  say('Installing the packages (npm ci), about a minute…');
  const started = Date.now();
  const heartbeat = setInterval(() => say(`… still installing, ${seconds(started)} s`), 10_000);
  try {
    const code = await npmCi();
    if (code !== 0) {
      throw new Stop(
        `npm ci ended with code ${code}. What it said is above; without a connection to the npm registry it can't go on.`,
      );
    }
  } finally {
    clearInterval(heartbeat);
  }
  say(`Installed in ${seconds(started)} s.`);
};

const npmCi = async () => {
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const options = { cwd: root, stdio: /** @type {import('node:child_process').StdioOptions} */ (['ignore', 2, 2]) };
  const npm = process.env.npm_execpath;
  try {
    if (npm?.endsWith('npm-cli.js')) {
      return await run(process.env.npm_node_execpath ?? process.execPath, [npm, ...args], options);
    }
    return await run('npm', args, { ...options, shell: process.platform === 'win32' });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      throw new Stop('npm was not found. It comes with Node.js: get it from https://nodejs.org and try again.');
    }
    throw error;
  }
};

const seconds = (/** @type {number} */ since) => Math.round((Date.now() - since) / 1000);

const packagesOf = (/** @type {string} */ file) => {
  try {
    const lock = /** @type {{ packages: Record<string, { version?: string, optional?: boolean }> }} */ (
      JSON.parse(readFileSync(file, 'utf8'))
    );
    return lock.packages;
  } catch {
    return null;
  }
};
