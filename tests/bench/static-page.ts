import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';

/** Serves one finished page, with the files beside it, to a browser on this machine. */
export async function serveStaticPage(html: string, folder: string) {
  const types: Readonly<Record<string, string>> = { '.css': 'text/css', '.woff2': 'font/woff2', '.woff': 'font/woff' };
  const server = createServer((request, response) => {
    const name = (request.url ?? '/').slice(1);
    if (name === '') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
      return;
    }
    void readFile(path.join(folder, path.normalize(name))).then(
      (body) => response.writeHead(200, { 'content-type': types[path.extname(name)] ?? 'text/plain' }).end(body),
      () => response.writeHead(404).end(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    address: `http://127.0.0.1:${port}/`,
    close: async () => {
      const gone = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await gone;
    },
  };
}
