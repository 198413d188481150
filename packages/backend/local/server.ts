import type { Server } from 'node:http';
import { type HttpBindings, serve } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import type { Functions } from './functions.ts';
import type { Lite } from './lite.ts';
import { loopbackHost } from './ports.ts';

type Fetch = Parameters<typeof serve>[0]['fetch'];

/** Resolves to a server on the loopback address when it listens. */
export const serveHttp = (fetch: Fetch, port: number): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = serve({ fetch, port, hostname: loopbackHost }, () => resolve(server as Server));
    server.once('error', reject);
  });

/** Serves the API and the functions under the paths of a Supabase project. */
export function startServer(
  port: number,
  api: Pick<Lite, 'fetch'>,
  functions: Pick<Functions, 'call'>,
): Promise<Server> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.all('*', ({ req, env }: Context<{ Bindings: HttpBindings }>) => {
    const [, name] = /^\/functions\/v1\/([^/]+)/.exec(req.path) ?? [];
    const clientAddress = env.incoming.socket.remoteAddress ?? '';
    return name ? functions.call(name, req.raw, clientAddress) : api.fetch(req.raw, clientAddress);
  });
  return serveHttp(app.fetch, port);
}

/** Waits at most a second for running requests. */
export const stopServer = (server: Server) =>
  new Promise<void>(resolve => {
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), 1000).unref();
  });
