import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import type { CardJob } from '../../shared/cards/card-job.ts';
import { contentPolicy, safetyHeaders } from '../shell/content-policy.ts';

export interface ServedJob {
  /** The page that lays the job out; nobody else can guess it. */
  readonly address: string;
  readonly close: () => Promise<void>;
}

const typeOf: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
};

/** Serves the built page and its job to one browser on this machine, for as long as it prints. */
export async function serveJob(job: CardJob, rendererFolder: string): Promise<ServedJob> {
  const base = `/${randomBytes(24).toString('base64url')}/`;
  const server = createServer((request, response) => {
    void bodyOf(request.url ?? '', base, { job, rendererFolder }).then((found) => {
      if (found === null) response.writeHead(404).end();
      else {
        const headers = { ...safetyHeaders, 'content-type': found.type, 'content-security-policy': contentPolicy() };
        response.writeHead(200, headers).end(found.body);
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { address: `http://127.0.0.1:${portOf(server)}${base}cards.html`, close: () => closed(server) };
}

interface Offer {
  readonly job: CardJob;
  readonly rendererFolder: string;
}

async function bodyOf(
  url: string,
  base: string,
  { job, rendererFolder }: Offer,
): Promise<{ readonly type: string; readonly body: string | Buffer } | null> {
  if (!url.startsWith(base)) return null;
  const name = url.slice(base.length);
  const type = typeOf[path.extname(name)];
  if (type === undefined || !/^[\w.-]+(\/[\w.-]+)?$/.test(name) || name.includes('..')) return null;
  if (name === 'job.json') return { type, body: JSON.stringify(job) };
  try {
    return { type, body: await readFile(path.join(rendererFolder, name)) };
  } catch {
    return null;
  }
}

const portOf = (server: Server): number => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return address.port;
};

async function closed(server: Server): Promise<void> {
  const gone = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await gone;
}
