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

// The stand-in alone, as Stripe's own client sees it.

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

/** Where events go: refuses the first so many, and keeps the rest. */
async function receiver(refusals: number) {
  const taken: Stripe.Event[] = [];
  const seen: string[] = [];
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const signature = String(request.headers['stripe-signature']);
    const event = await Stripe.webhooks.constructEventAsync(await text(request), signature, webhookSecret);
    seen.push(event.id);
    response.statusCode = seen.length > refusals ? 200 : 500;
    if (response.statusCode === 200) taken.push(event);
    response.end();
  };
  const server = createServer((request, response) => void take(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return { taken, seen, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
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
  test('are repeated, under the same id and newly signed, until they are taken', async () => {
    const { taken, seen, url } = await receiver(3);
    await restart({ webhookUrl: url });
    await subscribe();
    await expect
      .poll(() => taken.map(({ type }) => type).toSorted())
      .toEqual(['checkout.session.completed', 'customer.subscription.created']);
    expect(seen).toHaveLength(5);
    expect(new Set(seen).size).toBe(2);
  });

  test('that nobody took are told after the next start, with all that was known', async () => {
    await subscribe();
    const { taken, url } = await receiver(0);
    await restart({ webhookUrl: url });
    await expect.poll(() => taken).toHaveLength(2);
    const created = taken.find(({ type }) => type === 'customer.subscription.created');
    const subscription = created?.data.object as Stripe.Subscription | undefined;
    expect(await client().subscriptions.retrieve(subscription?.id ?? '')).toMatchObject({
      status: 'active',
      items: { data: [{ price: { lookup_key: lookupKey('starter') } }] },
    });
  });
});

describe('a request', () => {
  test('sent twice under one key is answered twice, and done once', async () => {
    const create = (email: string) =>
      client().customers.create({ email }, { idempotencyKey: 'a key of its own' });
    const [first, second] = [await create('ada@hopyard.example'), await create('ada@hopyard.example')];
    expect(second.id).toBe(first.id);
    await expect(create('grace@foundry.example')).rejects.toBeInstanceOf(
      Stripe.errors.StripeIdempotencyError,
    );
  });

  test('without the right key is refused', async () => {
    await expect(client('sk_test_wrong').prices.list()).rejects.toBeInstanceOf(
      Stripe.errors.StripeAuthenticationError,
    );
  });

  test('for what is not there, or not known, is refused as Stripe refuses it', async () => {
    const portal = client().billingPortal.sessions.create({ customer: 'cus_none' });
    await expect(portal).rejects.toMatchObject({ statusCode: 400, code: 'resource_missing' });
    const subscription = client().subscriptions.retrieve('sub_none');
    await expect(subscription).rejects.toMatchObject({ statusCode: 404, code: 'resource_missing' });
    await expect(client().invoices.list()).rejects.toMatchObject({ statusCode: 404 });
  });
});
