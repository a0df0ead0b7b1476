import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Database from 'better-sqlite3';
import { WebSocketServer } from 'ws';

/** The least that a second window can show: what one sends is stored as a row, told to all others, and set as text there. */
export async function serveBarePage(file: string) {
  const database = new Database(file);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 4000');
  database.exec('CREATE TABLE rows (id INTEGER PRIMARY KEY, body TEXT NOT NULL)');
  const insert = database.prepare('INSERT INTO rows (body) VALUES (?)');

  const server = createServer((_, reply) => reply.setHeader('content-type', 'text/html; charset=utf-8').end(page));
  const sockets = new WebSocketServer({ server });
  sockets.on('connection', (window) => {
    window.on('message', (data: Buffer) => {
      const text = data.toString();
      insert.run(text);
      for (const other of sockets.clients) if (other !== window) other.send(text);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/`,
    [Symbol.asyncDispose]: async () => {
      for (const window of sockets.clients) window.terminate();
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
      database.close();
    },
  };
}

const page = `<!doctype html>
<title>bare</title>
<button>send</button>
<p></p>
<script>
  const socket = new WebSocket('ws://' + location.host);
  socket.onopen = () => document.body.dataset.open = '';
  socket.onmessage = ({ data }) => { document.querySelector('p').textContent = data; };
  let sent = 0;
  document.querySelector('button').onclick = () => socket.send(String(++sent));
</script>
`;
