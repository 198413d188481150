import type { Server } from 'node:http';
import { type HttpBindings, serve } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import type { Functions } from './functions.ts';
import type { Lite } from './lite.ts';

/** Nothing here is for other machines. */
export const host = '127.0.0.1';

/** Serves the API and the functions where a Supabase project has them. */
export async function listen(
  port: number,
  api: Pick<Lite, 'fetch'>,
  functions: Pick<Functions, 'call'>,
): Promise<Server> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.all('*', ({ req, env }: Context<{ Bindings: HttpBindings }>) => {
    const [, name] = /^\/functions\/v1\/([^/]+)/.exec(req.path) ?? [];
    const peer = env.incoming.socket.remoteAddress ?? '';
    return name ? functions.call(name, req.raw, peer) : api.fetch(req.raw, peer);
  });
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port, hostname: host }, () => resolve(server as Server));
    server.once('error', reject);
  });
}

export const close = (server: Server) =>
  new Promise<void>(done => {
    server.close(() => done());
    server.closeIdleConnections();
    // A request that hangs, or a browser that keeps its connection, must not hold the end up.
    setTimeout(() => server.closeAllConnections(), 1000).unref();
  });
