/** The HTTP server of the local backend, which takes the place of a hosted project's gateway. */
import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { type HttpBindings, serve } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import type { Functions } from './functions.ts';
import type { SupabaseLite } from './supabaseLite.ts';
import { loopbackHost } from './ports.ts';

type Fetch = Parameters<typeof serve>[0]['fetch'];

/** Resolves to a server on the loopback address when it listens. */
export const serveHttp = (fetch: Fetch, port: number): Promise<Server> =>
  new Promise((resolve, reject) => {
    // While the server stops, each response ends its connection.
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

const errorResponse = (status: number, message: string) => Response.json({ message }, { status });

/** The error response to a request that the gateway of a hosted project would not forward; undefined for all other requests. */
function gatewayError({ url, headers }: Request, port: number): Response | undefined {
  // A page of another site could reach this machine by a name that resolves to the loopback address.
  if (![`localhost:${port}`, `${loopbackHost}:${port}`].includes(headers.get('host') ?? '')) {
    return errorResponse(421, 'Use localhost');
  }
  const { pathname } = new URL(url);
  // `@supabase/lite` serves its state under /_system, with the database's password.
  if (!/^\/(auth|rest|storage|functions)\/v1(\/|$)/.test(pathname)) return errorResponse(404, 'Not found');
  // `@supabase/lite` decodes a path before it routes. Only names of stored files need encoding.
  if (pathname.includes('%') && !pathname.startsWith('/storage/'))
    return errorResponse(400, 'Do not encode the path');
  return undefined;
}

/** Serves Auth, REST, Storage and the functions under the paths of a Supabase project, and nothing else. */
export function startServer(
  port: number,
  api: Pick<SupabaseLite, 'fetch'>,
  functions: Pick<Functions, 'call'>,
): Promise<Server> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.all('*', ({ req, env }: Context<{ Bindings: HttpBindings }>) => {
    const error = gatewayError(req.raw, port);
    if (error) return error;
    const [, name] = /^\/functions\/v1\/([^/]+)/.exec(req.path) ?? [];
    const clientAddress = env.incoming.socket.remoteAddress ?? '';
    return name ? functions.call(name, req.raw, clientAddress) : api.fetch(req.raw, clientAddress);
  });
  return serveHttp(app.fetch, port);
}

/** The servers that end each connection after its response. */
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
    // `close` of http.Server would end idle connections immediately.
    NetServer.prototype.close.call(server, () => {
      clearInterval(idleTimer);
      clearTimeout(timer);
      resolve();
    });
  });
