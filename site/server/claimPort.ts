// Claims the site's port before the site is ready.
import { createServer, type RequestListener, type Server } from 'node:http';
import { listen } from '@fit-to-print/backend/local/ports';

/** The site's port on the loopback address. */
export interface Port {
  server: Server;
  /** Sets the listener of all requests from now on. */
  serve(listener: RequestListener): void;
  close(): Promise<void>;
}

const busy: RequestListener = (_, response) => {
  response
    .writeHead(503, { 'Content-Type': 'text/plain', 'Retry-After': '5' })
    .end('The site is being built. Reload in a few seconds.');
};

/**
 * Listens on the port before the build starts, so that no other program can use it, and responds with 503 until `serve` is called.
 * @throws FixableError if another program uses the port
 */
export async function claimPort(port: number): Promise<Port> {
  const server = createServer();
  server.on('request', busy);
  await listen(server, port, 'site');
  return {
    server,
    serve(listener) {
      server.off('request', busy);
      server.on('request', listener);
    },
    async close() {
      server.closeAllConnections();
      await new Promise(done => server.close(done));
    },
  };
}
