import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * What becomes of a mail: it is delivered, the provider refuses it, or delivers it and is cut off before it has said so;
 * or nothing is heard of it at all.
 */
export type Fate = 'delivered' | 'refused' | 'unheard' | 'lost';

/** A mail provider that keeps what it delivered, each key once, as Resend does. */
export interface Provider {
  url: string;
  /** Keys in the order of delivery. */
  delivered: string[];
  /** Keys in the order in which they were asked for. */
  asked: string[];
  /** What should never be: a key that was asked for while it was being answered, or after it was known to be delivered. */
  faults: string[];
  stop(): Promise<void>;
}

/**
 * @param fateOf says what becomes of a mail that is asked for
 * @param onLost is told of a mail of which nothing will be heard
 */
export async function startProvider(
  fateOf: (key: string) => Fate,
  onLost: (key: string) => void = () => {},
): Promise<Provider> {
  const delivered = new Set<string>();
  const heard = new Set<string>();
  const underWay = new Set<string>();
  const asked: string[] = [];
  const faults: string[] = [];
  const server = createServer((request, response) => {
    const key = String(request.headers['idempotency-key']);
    asked.push(key);
    if (underWay.has(key)) faults.push(`${key} was asked for twice at once`);
    if (heard.has(key)) faults.push(`${key} was asked for when it had been sent`);
    underWay.add(key);
    response.once('close', () => underWay.delete(key));
    request.resume().once('end', () => answer(key, response));
  });
  const answer = (key: string, response: ServerResponse) => {
    const fate = fateOf(key);
    if (fate === 'delivered' || fate === 'unheard') delivered.add(key);
    if (fate === 'unheard') response.destroy();
    if (fate === 'lost') onLost(key);
    if (fate === 'refused') response.writeHead(503).end();
    if (fate === 'delivered') {
      heard.add(key);
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
    asked,
    faults,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
