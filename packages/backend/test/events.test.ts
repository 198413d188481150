// Events (requests that tell the studio's webhook and its Slack what is new): their content, their signature, and the answers of receivers. A
// claimed event is one that a worker has taken from the queue to send it. A lead is a message from the contact form, and a tier is a monthly
// package of press releases.
import { Webhook } from 'standardwebhooks';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type ClaimedEvent, sendEvent } from '../supabase/functions/_shared/events.ts';
import { type EventReceiver, startEventReceiver, webhookSecret } from './eventReceiver.ts';

const env = {
  supabaseUrl: 'http://localhost:54321',
  secretKey: 'sb_secret_x',
  siteUrl: 'https://newsroom.example',
  trustedProxies: [],
  hashSecret: '',
  allowedPrivateRanges: ['127.0.0.1/32'],
};

/** Starts a receiver, and sets its addresses for the webhook and for Slack. */
async function startReceiverForChannels(
  ...options: Parameters<typeof startEventReceiver>
): Promise<EventReceiver> {
  const receiver = await startEventReceiver(...options);
  vi.stubEnv('WEBHOOK_URL', `${receiver.url}/events?tenant=1`);
  vi.stubEnv('WEBHOOK_SECRET', webhookSecret);
  vi.stubEnv('SLACK_WEBHOOK_URL', `${receiver.url}/slack`);
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    await receiver.stop();
  });
  return receiver;
}

const created_at = '2026-11-23T10:00:00.123456+00:00';
const leadEvent = {
  key: 'webhook/lead-created/7',
  channel: 'webhook',
  kind: 'lead-created',
  payload: { id: '7' },
  created_at,
} satisfies ClaimedEvent;

test('the library signs the test vector of Standard Webhooks as the specification says', () => {
  // https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
  const signature = new Webhook('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw').sign(
    'msg_p5jXN8AQM9LWM0D4loKWxJek',
    new Date(1_614_265_330_000),
    '{"test": 2432232314}',
  );
  expect(signature).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
});

test.each<[Omit<ClaimedEvent, 'key' | 'channel' | 'created_at'>, object, string]>([
  [
    { kind: 'lead-created', payload: { id: '7' } },
    { type: 'lead.created', data: { id: '7', url: 'https://newsroom.example/admin#open=lead.7' } },
    'A new message from the contact form. <https://newsroom.example/admin#open=lead.7|Open it in the admin area>',
  ],
  [
    { kind: 'application-created', payload: { id: '8' } },
    {
      type: 'application.created',
      data: { id: '8', url: 'https://newsroom.example/admin#open=application.8' },
    },
    'A new application. <https://newsroom.example/admin#open=application.8|Open it in the admin area>',
  ],
  [
    { kind: 'sale-created', payload: { id: '10', tier: 'growth' } },
    {
      type: 'sale.created',
      data: { id: '10', tier: 'growth', url: 'https://newsroom.example/admin#open=sale.10' },
    },
    'A new subscription: growth. <https://newsroom.example/admin#open=sale.10|Open it in the admin area>',
  ],
  [
    { kind: 'mail-failed', payload: { id: '9', mail: 'contact-confirmation' } },
    {
      type: 'mail.failed',
      data: { id: '9', mail: 'contact-confirmation', url: 'https://newsroom.example/admin' },
    },
    'A mail could not be delivered. <https://newsroom.example/admin|Open it in the admin area>',
  ],
])('sendEvent sends %o to the webhook and to Slack', async (event, body, text) => {
  const { received, slack, requests } = await startReceiverForChannels();
  const key = `webhook/${event.kind}/1`;
  await sendEvent(env, { ...event, key, channel: 'webhook', created_at } as ClaimedEvent, 5000);
  await sendEvent(env, { ...event, key: 'slack/1', channel: 'slack', created_at } as ClaimedEvent, 5000);
  expect(received.get(key)).toEqual({ ...body, timestamp: '2026-11-23T10:00:00.123Z' });
  expect(requests[0]).toMatchObject({
    path: '/events?tenant=1',
    headers: { 'content-type': 'application/json' },
  });
  expect(slack).toEqual([{ text }]);
  expect(requests[1]?.headers).not.toHaveProperty('webhook-signature');
});

test('sendEvent rejects when the receiver has another secret', async () => {
  const { requests } = await startReceiverForChannels();
  vi.stubEnv('WEBHOOK_SECRET', `whsec_${'A'.repeat(44)}`);
  await expect(sendEvent(env, leadEvent, 5000)).rejects.toThrow('The webhook answered 401.');
  expect(requests).toHaveLength(1);
});

test.each([302, 400, 410, 500])(
  'sendEvent rejects when the receiver answers %i, and follows no redirect',
  async status => {
    const { requests } = await startReceiverForChannels(() => status);
    await expect(sendEvent(env, leadEvent, 5000)).rejects.toThrow(`The webhook answered ${status}.`);
    await expect(sendEvent(env, { ...leadEvent, channel: 'slack' }, 5000)).rejects.toThrow(
      `Slack answered ${status}.`,
    );
    expect(requests.map(({ path }) => path)).toEqual(['/events?tenant=1', '/slack']);
  },
);

test('sendEvent sends nothing when the address is not public', async () => {
  const { requests } = await startReceiverForChannels();
  await expect(sendEvent({ ...env, allowedPrivateRanges: [] }, leadEvent, 5000)).rejects.toThrow(
    '127.0.0.1 is not public.',
  );
  expect(requests).toEqual([]);
});

test('sendEvent rejects with the name of a malformed setting, and without its value', async () => {
  await startReceiverForChannels();
  vi.stubEnv('SLACK_WEBHOOK_URL', 'https://hooks.slack.com.elsewhere.example/services/key');
  const error = await sendEvent(env, { ...leadEvent, channel: 'slack' }, 5000).catch(String);
  expect(error).toContain('SLACK_WEBHOOK_URL is malformed');
  expect(error).not.toContain('elsewhere');
});
