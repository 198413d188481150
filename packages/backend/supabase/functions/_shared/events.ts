/** Sends events, such as a new lead, to the studio's webhook and to its Slack. */
import { Webhook } from 'standardwebhooks';
import type { EventData, EventKind, WebhookBody } from './contracts/event.ts';
import { type Env, readEventEnv } from './env.ts';
import { requestPublic } from './publicRequest.ts';

/** A claimed row of `public.outbox` that is an event. */
export type ClaimedEvent = {
  [Kind in EventKind]: {
    key: string;
    channel: 'webhook' | 'slack';
    kind: Kind;
    payload: EventData[Kind];
    created_at: string;
  };
}[EventKind];

/**
 * Sends an event to its channel.
 *
 * @throws if a setting is malformed, if the address is not public, or if the receiver does not answer with 2xx before the time-out
 */
export async function sendEvent(env: Env, event: ClaimedEvent, timeoutMs: number): Promise<void> {
  const { url, body, headers } =
    event.channel === 'slack' ? slackRequest(env, event) : webhookRequest(env, event);
  const response = await requestPublic(new URL(url), {
    headers: { ...headers, 'content-type': 'application/json', 'user-agent': `Webhook (+${env.siteUrl})` },
    body,
    allowedPrivateRanges: env.allowedPrivateRanges,
    signal: AbortSignal.timeout(timeoutMs),
  });
  response.destroy();
  const status = response.statusCode ?? 0;
  // A redirect is an error: following it would send the event to an address that nobody has entered.
  if (status < 200 || status > 299) {
    throw new Error(`${event.channel === 'slack' ? 'Slack' : 'The webhook'} answered ${status}.`);
  }
}

interface EventRequest {
  url: string;
  body: string;
  headers: Readonly<Record<string, string>>;
}

/** Signed as https://www.standardwebhooks.com says. A receiver recognizes a repeated event by its id. */
function webhookRequest(env: Env, event: ClaimedEvent): EventRequest {
  const { webhookUrl: url, webhookSecret } = readEventEnv();
  const sentAt = new Date();
  const body = JSON.stringify(webhookBody(env, event));
  return {
    url,
    body,
    headers: {
      'webhook-id': event.key,
      'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
      'webhook-signature': new Webhook(webhookSecret).sign(event.key, sentAt, body),
    },
  };
}

const webhookBody = (env: Env, event: ClaimedEvent) =>
  ({
    type: event.kind.replace('-', '.'),
    timestamp: new Date(event.created_at).toISOString(),
    data: { ...event.payload, url: adminUrl(env, event) },
  }) as WebhookBody;

/** Slack's incoming webhook: its address is the secret. https://docs.slack.dev/messaging/sending-messages-using-incoming-webhooks */
const slackRequest = (env: Env, event: ClaimedEvent): EventRequest => ({
  url: readEventEnv().slackWebhookUrl,
  body: JSON.stringify({
    text: `${slackText(event)} <${adminUrl(env, event)}|Open it in the admin area>`,
  }),
  headers: {},
});

const slackTexts: Readonly<Record<Exclude<EventKind, 'sale-created'>, string>> = {
  'lead-created': 'A new message from the contact form.',
  'application-created': 'A new application.',
  'mail-failed': 'A mail could not be delivered.',
};

const slackText = (event: ClaimedEvent): string =>
  event.kind === 'sale-created'
    ? `A new subscription: ${event.payload.tier ?? 'its price at Stripe has no tier'}.`
    : slackTexts[event.kind];

/** The page of the admin area for an event: the entry in the inbox, or for failed mail the page that lists it. */
function adminUrl({ siteUrl }: Env, { kind, payload }: ClaimedEvent): string {
  if (kind === 'lead-created') return `${siteUrl}/admin#open=lead.${payload.id}`;
  if (kind === 'application-created') return `${siteUrl}/admin#open=application.${payload.id}`;
  return kind === 'sale-created' ? `${siteUrl}/admin#open=sale.${payload.id}` : `${siteUrl}/admin`;
}
