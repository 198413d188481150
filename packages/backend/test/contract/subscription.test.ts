/**
 * Contract test (of a local or a hosted project): who may call the functions of subscriptions, and who may read the table. A tier is a monthly
 * package of press releases.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tierIds } from '../../supabase/functions/_shared/contracts/subscription.ts';
import { createAccount } from './account.ts';
import { openProject, type SupabaseProject } from './supabaseProject.ts';
import { sqlState } from '../../local/errorCodes.ts';
import { insertSubscription } from './subscriptions.ts';

let project: SupabaseProject;
beforeAll(async () => {
  project = await openProject();
});
afterAll(() => project.close());

const functionNames = ['check-subscription', 'create-checkout', 'customer-portal'];

const urlOf = (name: string) => `${project.apiUrl}/functions/v1/${name}`;

describe.each(functionNames)('%s', name => {
  test('answers 401 without a user token', async () => {
    for (const headers of [
      new Headers(),
      new Headers({ authorization: `Bearer ${project.publishableKey}` }),
    ]) {
      const response = await fetch(urlOf(name), { method: 'POST', headers });
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({
        error: 'You are not signed in, or your session has ended. Sign in again to continue.',
      });
    }
  });

  test('lets only the origin of the site call it from a browser (CORS)', async () => {
    const response = await fetch(urlOf(name), {
      method: 'OPTIONS',
      headers: {
        origin: project.siteUrl,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'apikey,authorization,content-type,x-client-info',
      },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe(project.siteUrl);
    const foreign = await fetch(urlOf(name), {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example' },
    });
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('accepts only POST', async () => {
    const response = await fetch(urlOf(name));
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toContain('POST');
  });
});

test('supabase-js can call check-subscription, and a new account has no subscription', async () => {
  const ada = await createAccount(project);
  const { data, error } = await ada.client.functions.invoke<unknown>('check-subscription');
  expect(error).toBeNull();
  expect(data).toEqual({
    subscribed: false,
    subscription_tier: null,
    subscription_end: null,
    cancel_at_period_end: false,
    payment_failed: false,
    other_subscriptions: 0,
    may_have_bought: false,
  });
});

test('stripe-webhook answers 400 to an event without a valid signature', async () => {
  const body = JSON.stringify({ id: 'evt_1', object: 'event', type: 'customer.subscription.updated' });
  const signed = { 'stripe-signature': `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}` };
  for (const headers of [{}, signed]) {
    expect((await fetch(urlOf('stripe-webhook'), { method: 'POST', body, headers })).status).toBe(400);
  }
});

test('a user reads only their own subscription, and writes none', async () => {
  const [ada, grace] = [await createAccount(project), await createAccount(project)];
  const id = await insertSubscription(project.sql, { userId: ada.id });
  expect((await ada.client.from('subscriptions').select('status, tier')).data).toEqual([
    { status: 'active', tier: 'growth' },
  ]);
  expect((await grace.client.from('subscriptions').select('status')).data).toEqual([]);

  for (const { data, error } of await Promise.all([
    ada.client.from('subscriptions').update({ tier: 'authority' }).eq('stripe_id', id).select(),
    ada.client.from('subscriptions').delete().eq('stripe_id', id).select(),
    ada.client.from('subscriptions').insert({ stripe_id: 'sub_x', user_id: ada.id }).select(),
    ada.client.from('customers').select(),
    ada.client.from('webhook_events').select(),
    ada.client.rpc('subscription_status', { p_user_id: ada.id }),
    ada.client.rpc('save_customer', { p_user_id: ada.id, p_customer_id: 'cus_x' }),
    ada.client.rpc('take_fetch_number', { p_event_id: 'evt_x' }),
  ])) {
    expect([data, error?.code]).toEqual([null, sqlState.insufficientPrivilege]);
  }
  await ada.client.auth.signOut();
  const { data, error } = await ada.client.from('subscriptions').select();
  expect([data, error?.code]).toEqual([null, sqlState.insufficientPrivilege]);
});

test('the database accepts exactly the tiers of the API contract', async () => {
  const [constraint] = await project.sql<[{ definition: string }]>`
    select pg_get_constraintdef(oid) as definition from pg_constraint
    where conrelid = 'public.subscriptions'::regclass and contype = 'c' and conname = 'subscriptions_tier_check'`;
  expect(Array.from(constraint.definition.matchAll(/'(\w+)'/g), ([, id]) => id)).toEqual(tierIds);
});
