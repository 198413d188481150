import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Stripe } from 'stripe';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { claimPorts } from '../../local/ports.ts';
import { cards } from '../../local/stripe/pages.ts';
import { startStripe, type StripeOptions, type StripeServer } from '../../local/stripe/server.ts';
import { lookupKey } from '../../supabase/functions/_shared/contracts/subscription.ts';
import { anyPorts } from '../contract/target.ts';

// The stand-in for Stripe, called by Stripe's own client.

const webhookSecret = 'whsec_test';
let options: StripeOptions;
let standIn: StripeServer;
beforeEach(async () => {
  const file = join(tmpdir(), `fit-to-print-stripe-${randomUUID()}.json`);
  const { stripe: port } = await claimPorts(anyPorts);
  options = { port, file, secretKey: 'sk_test_right', webhookSecret, webhookUrl: 'http://127.0.0.1:9' };
  standIn = await startStripe(options);
  return async () => {
    await standIn.stop();
    await rm(file, { force: true });
  };
});

const client = (key = options.secretKey) =>
  new Stripe(key, {
    protocol: 'http',
    host: 'localhost',
    port: options.port,
    telemetry: false,
    maxNetworkRetries: 0,
  });

/** A webhook that answers 500 to the first `rejectedCount` events, and collects the rest. */
async function startWebhook(rejectedCount: number) {
  const acknowledged: Stripe.Event[] = [];
  const seen: string[] = [];
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const signature = String(request.headers['stripe-signature']);
    const event = await Stripe.webhooks.constructEventAsync(await text(request), signature, webhookSecret);
    seen.push(event.id);
    response.statusCode = seen.length > rejectedCount ? 200 : 500;
    if (response.statusCode === 200) acknowledged.push(event);
    response.end();
  };
  const server = createServer((request, response) => void handle(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return { acknowledged, seen, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

async function subscribe(): Promise<void> {
  const customer = await client().customers.create({ email: 'ada@hopyard.example' });
  const { data } = await client().prices.list({ lookup_keys: [lookupKey('starter')] });
  const session = await client().checkout.sessions.create({
    mode: 'subscription',
    customer: customer.id,
    line_items: [{ price: data[0]!.id, quantity: 1 }],
    success_url: 'http://localhost/done',
  });
  const body = new URLSearchParams({ card: cards.paid });
  const paid = await fetch(session.url!, { method: 'POST', body, redirect: 'manual' });
  expect(paid.headers.get('location')).toBe('http://localhost/done');
}

const restart = async (change: Partial<StripeOptions>) => {
  await standIn.stop();
  standIn = await startStripe({ ...options, ...change });
};

describe('events', () => {
  test('are repeated with the same id and a new signature until the webhook acknowledges them', async () => {
    const { acknowledged, seen, url } = await startWebhook(3);
    await restart({ webhookUrl: url });
    await subscribe();
    await expect
      .poll(() => acknowledged.map(({ type }) => type).toSorted())
      .toEqual(['checkout.session.completed', 'customer.subscription.created']);
    expect(seen).toHaveLength(5);
    expect(new Set(seen).size).toBe(2);
  });

  test('that were not acknowledged are sent after a restart, which keeps the state', async () => {
    await subscribe();
    const { acknowledged, url } = await startWebhook(0);
    await restart({ webhookUrl: url });
    await expect.poll(() => acknowledged).toHaveLength(2);
    const created = acknowledged.find(({ type }) => type === 'customer.subscription.created');
    const subscription = created?.data.object as Stripe.Subscription | undefined;
    expect(await client().subscriptions.retrieve(subscription?.id ?? '')).toMatchObject({
      status: 'active',
      items: { data: [{ price: { lookup_key: lookupKey('starter') } }] },
    });
  });
});

describe('a request', () => {
  test('with a repeated idempotency key gets the first response', async () => {
    const create = (email: string) => client().customers.create({ email }, { idempotencyKey: 'key-1' });
    const [first, second] = [await create('ada@hopyard.example'), await create('ada@hopyard.example')];
    expect(second.id).toBe(first.id);
    await expect(create('grace@foundry.example')).rejects.toBeInstanceOf(
      Stripe.errors.StripeIdempotencyError,
    );
  });

  test('with a wrong API key is rejected', async () => {
    await expect(client('sk_test_wrong').prices.list()).rejects.toBeInstanceOf(
      Stripe.errors.StripeAuthenticationError,
    );
  });

  test('for a missing object or an unknown path is rejected with Stripe’s error', async () => {
    const portal = client().billingPortal.sessions.create({ customer: 'cus_none' });
    await expect(portal).rejects.toMatchObject({ statusCode: 400, code: 'resource_missing' });
    const subscription = client().subscriptions.retrieve('sub_none');
    await expect(subscription).rejects.toMatchObject({ statusCode: 404, code: 'resource_missing' });
    await expect(client().invoices.list()).rejects.toMatchObject({ statusCode: 404 });
  });
});
