import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import type { Logger } from 'pino';
import { contentPolicy, safetyHeaders } from '../shell/content-policy.ts';
import { askedBy, type Gate } from './admission.ts';
import { wayInPage, wayInPolicy } from './way-in-page.ts';

export interface Pages {
  readonly gate: Gate;
  readonly log: Logger;
  readonly rendererFolder: string;
  readonly port: () => number;
}

/** The pages of the console and the way in; everything else that comes by HTTP is turned away. */
export async function servePages({ gate, log, rendererFolder, port }: Pages): Promise<FastifyInstance> {
  const app = Fastify({ forceCloseConnections: true, bodyLimit: 1024, exposeHeadRoutes: true });

  app.addHook('onRequest', async (request, reply) => {
    const sockets = ['127.0.0.1', 'localhost'].map((name) => `ws://${name}:${port()}`);
    void reply.headers({ ...safetyHeaders, 'content-security-policy': contentPolicy(sockets) });
    const way = request.routeOptions.url === '/enter' ? gate.admitToEnter : gate.admit;
    const admission = way(askedBy(request.headers));
    if (admission === 'welcome') return;
    void reply.header('cache-control', 'no-store');
    if (admission === 'no-cookie') return showWayIn(reply);
    return reply.code(403).type('text/plain; charset=utf-8').send(admission);
  });

  app.get<{ Querystring: { key?: unknown } }>('/enter', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const { key } = request.query;
    if (typeof key !== 'string' || !gate.opens(key)) return showWayIn(reply);
    return reply.header('set-cookie', gate.cookie).redirect('/', 303);
  });

  await app.register(fastifyStatic, {
    root: rendererFolder,
    index: 'index.html',
    dotfiles: 'deny',
    cacheControl: false,
    setHeaders: (reply, file) => {
      // Names under assets/ carry a hash of what is in them.
      const forGood = /[\\/]assets[\\/]/.test(file);
      void reply.header('cache-control', forGood ? 'private, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).type('text/plain; charset=utf-8').send('not found'));
  app.setErrorHandler((error, _request, reply) => {
    log.error({ err: error }, 'a request failed');
    return reply.code(500).type('text/plain; charset=utf-8').send('failed');
  });
  return app;
}

const showWayIn = (reply: FastifyReply): FastifyReply =>
  reply.code(401).header('content-security-policy', wayInPolicy).type('text/html; charset=utf-8').send(wayInPage);
