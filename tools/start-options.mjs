import path from 'node:path';
import { Stop } from './stop.mjs';

export const usage = `npm start -- [options]

  --host        serve the console to a browser instead of opening Electron
  --camp FILE   open this camp file
  --sample      open a throw-away copy of the sample camp
  --port N      the host's port (4317, or the next free one)
  --no-open     don't open a browser`;

/**
 * @typedef {object} StartOptions
 * @property {boolean} host
 * @property {boolean} sample
 * @property {boolean} open
 * @property {string | null} camp an absolute path
 * @property {number | null} port
 */

/**
 * Reads the command line of `npm start`; a relative camp file is one of `from`.
 * @param {readonly string[]} args
 * @param {string} from
 * @returns {StartOptions}
 */
export const readStartOptions = (args, from) => {
  /** @type {StartOptions} */
  const options = { host: false, sample: false, open: true, camp: null, port: null };
  const left = args.flatMap(splitAtEquals);
  for (let arg = left.shift(); arg !== undefined; arg = left.shift()) {
    if (arg === '--host') options.host = true;
    else if (arg === '--sample') options.sample = true;
    else if (arg === '--no-open') options.open = false;
    else if (arg === '--camp') options.camp = path.resolve(from, valueOf(arg, left.shift()));
    else if (arg === '--port') options.port = portIn(valueOf(arg, left.shift()));
    else throw new Stop(`There is no option ${arg}.\n\n${usage}`, 2);
  }
  if (options.sample && options.camp !== null) throw new Stop(`Choose one: --camp FILE or --sample.\n\n${usage}`, 2);
  return options;
};

const splitAtEquals = (/** @type {string} */ arg) => {
  const [, name, value] = /^(--[a-z-]+)=(.*)$/s.exec(arg) ?? [];
  return name === undefined || value === undefined ? [arg] : [name, value];
};

const valueOf = (/** @type {string} */ name, /** @type {string | undefined} */ value) => {
  if (value === undefined || value === '' || value.startsWith('--')) {
    throw new Stop(`${name} needs a value.\n\n${usage}`, 2);
  }
  return value;
};

const portIn = (/** @type {string} */ text) => {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new Stop(`${text} is no port: a number from 0 to 65535.\n\n${usage}`, 2);
  return port;
};
