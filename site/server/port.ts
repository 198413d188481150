import { createServer, type RequestListener, type Server } from 'node:http';
import { StackError } from '@fit-to-print/backend/local/error';

/** The site's port on the loopback address. */
export interface Port {
  server: Server;
  /** Answers from now on. */
  serve(listener: RequestListener): void;
  close(): Promise<void>;
}

const busy: RequestListener = (_, response) => {
  response
    .writeHead(503, { 'Content-Type': 'text/plain', 'Retry-After': '5' })
    .end('The site is being built. Reload in a few seconds.');
};

/**
 * Takes the port before anything is built, and answers for the site until it can.
 * @throws StackError when another program has it
 */
export async function claimPort(port: number): Promise<Port> {
  const server = createServer();
  server.on('request', busy);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new StackError(
              `Port ${port}, which the site needs, is taken by another program: stop that program, or choose another port with PORT=4000 npm start.`,
            )
          : error,
      ),
    );
    server.listen(port, '127.0.0.1', resolve);
  });
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
