/** A mail provider for tests, in place of Resend. A test decides which of its requests fail. */
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * The outcome of a mail request. `delivered`: 200. `unavailable`: 503. `disconnected`: the mail is delivered, but the connection ends
 * before the response. `unanswered`: neither delivered nor answered. A number: the status with which the provider refuses our key (401, 403)
 * or our rate (429), and so every mail.
 */
export type Outcome = 'delivered' | 'unavailable' | 'disconnected' | 'unanswered' | 401 | 403 | 429;

/** A mail provider that delivers each idempotency key once, as Resend does. */
export interface MailProvider {
  url: string;
  /** Keys in the order of delivery. */
  delivered: string[];
  /** Keys in the order of the requests. */
  requested: string[];
  /** Requests that must not happen: their key is that of a request that is still running, or of a mail that was confirmed as delivered. */
  faults: string[];
  stop(): Promise<void>;
}

/**
 * Starts a stand-in for the mail provider.
 *
 * @param outcomeOf returns the outcome of a request by its key
 * @param onUnanswered is called with the key of a request that gets no response
 */
export async function startMailProvider(
  outcomeOf: (key: string) => Outcome,
  onUnanswered: (key: string) => void = () => {},
): Promise<MailProvider> {
  const delivered = new Set<string>();
  const confirmed = new Set<string>();
  const running = new Set<string>();
  const requested: string[] = [];
  const faults: string[] = [];
  const server = createServer((request, response) => {
    const key = String(request.headers['idempotency-key']);
    requested.push(key);
    if (running.has(key)) faults.push(`${key} was requested twice at the same time`);
    if (confirmed.has(key)) faults.push(`${key} was requested after its delivery was confirmed`);
    running.add(key);
    response.once('close', () => running.delete(key));
    request.resume().once('end', () => respond(key, response));
  });
  const respond = (key: string, response: ServerResponse) => {
    const outcome = outcomeOf(key);
    if (outcome === 'delivered' || outcome === 'disconnected') delivered.add(key);
    if (outcome === 'disconnected') response.destroy();
    if (outcome === 'unanswered') onUnanswered(key);
    if (outcome === 'unavailable') response.writeHead(503).end();
    if (typeof outcome === 'number') response.writeHead(outcome).end();
    if (outcome === 'delivered') {
      confirmed.add(key);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"id":"1"}');
    }
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get delivered() {
      return [...delivered];
    },
    requested,
    faults,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
