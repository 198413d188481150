/** Serves an API in place of Stripe's, for one test. */
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished, vi } from 'vitest';

/** Serves Stripe's API until the test ends. The functions call it in place of Stripe. */
export async function serveStripe(respond: RequestListener): Promise<void> {
  const server = createServer(respond).listen(0, '127.0.0.1');
  await once(server, 'listening');
  vi.stubEnv('STRIPE_API_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    server.close();
    server.closeAllConnections();
  });
}
