import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { protocol } from 'electron';
import { contentPolicy, safetyHeaders } from '../shell/content-policy.ts';

const scheme = 'app';
const host = 'console';
export const CONSOLE_ADDRESS = `${scheme}://${host}/`;

/** Must come before the app is ready. */
export const declareOwnScheme = (): void =>
  protocol.registerSchemesAsPrivileged([
    { scheme, privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true } },
  ]);

/** Serves the built renderer, and nothing outside its folder, as `app://console/`. */
export const serveOwnScheme = (folder: string): void =>
  protocol.handle(scheme, async (request) => {
    const file = fileFor(request.url, folder);
    const type = file === null ? undefined : typeOf[path.extname(file)];
    if (request.method !== 'GET' || file === null || type === undefined) return notFound();
    try {
      const body = new Uint8Array(await readFile(file));
      return new Response(body, {
        headers: { ...safetyHeaders, 'content-type': type, 'content-security-policy': contentPolicy() },
      });
    } catch {
      return notFound();
    }
  });

const notFound = (): Response => new Response('not found', { status: 404, headers: { 'content-type': 'text/plain' } });

/** Null for what lies outside the folder. */
export function fileFor(address: string, folder: string): string | null {
  const url = new URL(address);
  if (url.host !== host) return null;
  const name = decoded(url.pathname);
  if (name === null || name.includes('\0')) return null;
  const file = path.join(folder, name === '/' ? 'index.html' : name);
  return file.startsWith(folder + path.sep) ? file : null;
}

function decoded(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}

const typeOf: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.wav': 'audio/wav',
};
