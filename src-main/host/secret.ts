import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

export const secretFileOf = (campFile: string): string => `${campFile}.secret`;

/** The secret kept beside the camp, made at the first start. Only the user may read it. */
export function readOrMakeSecret(campFile: string): string {
  const file = secretFileOf(campFile);
  return readSecret(file) ?? makeSecret(file);
}

/** What a browser gets for the secret: of no use at another port, and not the secret itself. */
export const cookieValue = (secret: string, port: number): string =>
  createHmac('sha256', secret).update(`dbf-${port}`).digest('base64url');

export const cookieName = (port: number): string => `dbf-${port}`;

/** Equal, without telling by the time it takes how much of it is. */
export function sameSecret(one: string, other: string): boolean {
  const [left, right] = [one, other].map((text) => createHmac('sha256', 'compare').update(text).digest());
  return left !== undefined && right !== undefined && timingSafeEqual(left, right);
}

function readSecret(file: string): string | null {
  try {
    const secret = readFileSync(file, 'utf8').trim();
    return /^[\w-]{43}$/.test(secret) ? secret : null;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

function makeSecret(file: string): string {
  const secret = randomBytes(32).toString('base64url');
  const fresh = `${file}.new`;
  rmSync(fresh, { force: true });
  writeFileSync(fresh, `${secret}\n`, { mode: 0o600, flag: 'wx' });
  renameSync(fresh, file);
  return secret;
}
