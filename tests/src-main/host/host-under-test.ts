import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { startHost, type Host } from '../../../src-main/host/start-host.ts';
import { FakeCamp } from '../fake-camp.ts';
import { readableLog } from '../silent-log.ts';

export const SECRET = 'k'.repeat(43);

/** A real host on a free port of this machine, with a page of its own and a camp that notes what it is asked. */
export async function hostUnderTest(ports: readonly number[] = [0]) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'dbf-host-'));
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'index.html'), '<title>DBF</title>');
  writeFileSync(path.join(folder, 'assets', 'app-1a2b.js'), 'export {};');
  const camp = new FakeCamp();
  const { log, lines } = readableLog();
  const host = await startHost({ console: { camp, log }, secret: SECRET, rendererFolder: folder, ports });
  return {
    host,
    camp,
    lines,
    close: async () => {
      await host.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export interface Reply {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: string;
}

/** A plain request, with whatever headers a test likes: a browser would not let it name a foreign host. */
export const ask = (host: Host, target: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<Reply>((resolve, reject) => {
    const request = http.request(
      { host: '127.0.0.1', port: host.port, path: target, method, headers, agent: false },
      (response) => {
        let body = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => (body += part));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }));
      },
    );
    request.on('error', reject);
    request.end();
  });

/** Goes in with the key and comes back with the cookie. */
export async function enter(host: Host): Promise<string> {
  const reply = await ask(host, `/enter?key=${SECRET}`);
  const [cookie = ''] = reply.headers['set-cookie']?.[0]?.split(';') ?? [];
  return cookie;
}
