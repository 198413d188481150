/** A proxy in front of the stand-in for Stripe, whose requests fail when a test says so. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A fault of one request to Stripe: none; Stripe does not receive the request; or the function does not receive the response. */
export type Fault = 'none' | 'request lost' | 'response lost';

/** Starts a proxy in front of the stand-in for Stripe. Each request takes the next entry of `faults`. */
export async function startFaultyStripe(stripeUrl: string) {
  const faults: Fault[] = [];
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const fault = faults.shift() ?? 'none';
    // Stripe's client does not repeat a request after this error, so a fault is a failed call.
    const fail = () =>
      response.writeHead(401, { 'content-type': 'application/json' }).end(
        JSON.stringify({
          error: { type: 'authentication_error', message: 'A fault that the test causes.' },
        }),
      );
    const body = await buffer(request);
    if (fault === 'request lost') return fail();
    const headers = new Headers(
      Object.entries(request.headers).flatMap(([name, value]) =>
        ['idempotency-key', 'content-type'].includes(name) ? [[name, String(value)] as [string, string]] : [],
      ),
    );
    const { method = 'GET' } = request;
    const stripeResponse = await fetch(stripeUrl + request.url, {
      method,
      headers,
      ...(method === 'POST' && { body }),
    });
    // The functions accept checkout pages of the origin in STRIPE_API_URL only.
    const text = (await stripeResponse.text()).replaceAll(stripeUrl, url);
    if (fault === 'response lost') return fail();
    return response.writeHead(stripeResponse.status, { 'content-type': 'application/json' }).end(text);
  };
  const server = createServer((request, response) => void respond(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, faults, [Symbol.dispose]: () => server.close() };
}
