/** A receiver of events for tests, in place of the studio's webhook and of Slack. */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import type { WebhookBody } from '../supabase/functions/_shared/contracts/event.ts';

/** The secret of the signatures that the receiver accepts. */
export const webhookSecret = `whsec_${Buffer.from('a key of 32 bytes for the tests.').toString('base64')}`;

/** A server that receives events. It verifies signatures as https://www.standardwebhooks.com says, and answers 401 to an invalid one. */
export interface EventReceiver {
  url: string;
  /** Accepted events by their id, which is the same each time an event is sent. */
  received: Map<string, WebhookBody>;
  /** The bodies that came to /slack, which has no signature. */
  slack: unknown[];
  requests: { path: string; headers: IncomingHttpHeaders; body: string; status: number }[];
  stop(): Promise<void>;
}

/**
 * Starts a receiver for the webhook and for Slack.
 *
 * @param statusOf returns the status of the response to a request with a valid signature; `disconnect` ends the connection instead
 */
export async function startEventReceiver(
  statusOf: (path: string) => number | 'disconnect' = () => 204,
): Promise<EventReceiver> {
  const received = new Map<string, WebhookBody>();
  const slack: unknown[] = [];
  const requests: EventReceiver['requests'] = [];
  const accept = (path: string, headers: IncomingHttpHeaders, body: string) => {
    if (path === '/slack') {
      slack.push(JSON.parse(body));
      return;
    }
    const event = new Webhook(webhookSecret).verify(body, headers as Record<string, string>) as WebhookBody;
    received.set(String(headers['webhook-id']), event);
  };
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const { url: path = '', headers } = request;
    const body = await text(request);
    let status = statusOf(path);
    try {
      if (status === 'disconnect' || status < 300) accept(path, headers, body);
    } catch {
      status = 401;
    }
    requests.push({ path, headers, body, status: Number(status) });
    if (status === 'disconnect') response.destroy();
    else response.writeHead(status, { location: '/elsewhere' }).end();
  };
  const server = createServer((request, response) => {
    // `text` rejects when the sender is killed before it has sent the whole body.
    respond(request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    slack,
    requests,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
