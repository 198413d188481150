import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { type HttpBindings, serve } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import type { Functions } from './functions.ts';
import type { Lite } from './lite.ts';
import { loopbackHost } from './ports.ts';

type Fetch = Parameters<typeof serve>[0]['fetch'];

/** Resolves to a server on the loopback address when it listens. */
export const serveHttp = (fetch: Fetch, port: number): Promise<Server> =>
  new Promise((resolve, reject) => {
    const endWhileStopping: typeof fetch = async (request, bindings) => {
      const response = await fetch(request, bindings);
      if (stoppingServers.has(server as Server)) (bindings as HttpBindings).outgoing.shouldKeepAlive = false;
      return response;
    };
    const server = serve({ fetch: endWhileStopping, port, hostname: loopbackHost }, () =>
      resolve(server as Server),
    );
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

const stoppingServers = new WeakSet<Server>();

/**
 * Stops listening, and ends each connection after the response to its running request. An idle connection has `idleMs` for one more
 * request: a client that is just sending one would see a reset. What still runs after `timeoutMs` is cut off.
 */
export const stopServer = (server: Server, { idleMs = 100, timeoutMs = 10_000 } = {}) =>
  new Promise<void>(resolve => {
    stoppingServers.add(server);
    const idleTimer = setInterval(() => server.closeIdleConnections(), idleMs);
    const timer = setTimeout(() => server.closeAllConnections(), timeoutMs);
    // The method of http would end idle connections at once.
    NetServer.prototype.close.call(server, () => {
      clearInterval(idleTimer);
      clearTimeout(timer);
      resolve();
    });
  });
