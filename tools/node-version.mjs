/** Compares the first two numbers of a Node version: 'v20.11.1' against [20, 0]. */
const atLeast = (/** @type {string} */ version, /** @type {readonly [number, number]} */ [major, minor]) => {
  const [ownMajor = 0, ownMinor = 0] = version.replace(/^v/, '').split('.').map(Number);
  return ownMajor > major || (ownMajor === major && ownMinor >= minor);
};

/** Node 20 is enough to install. */
export const canInstall = (version = process.version) => atLeast(version, [20, 0]);

/** From 22.18 on Node reads TypeScript, and SQLite loads. */
export const canRun = (version = process.version) => atLeast(version, [22, 18]);

export const tooOldToInstall = `Node.js 20 or newer is needed, and this is ${process.version}. Get it from https://nodejs.org and try again.`;

export const tooOldToRun =
  `This is Node.js ${process.version}, and the console needs 22.18 or newer (24 is best). ` +
  `Where npm has it for this machine, "npm ci" brings it and "npm run" uses it; elsewhere get it from https://nodejs.org.`;
