/** Tests subscriptions and consents when an account is used and deleted, with the local stand-in for Stripe. */
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { cards } from '../../local/stripe/pages.ts';
import { readPaymentLinks } from '../../supabase/functions/_shared/contracts/subscription.ts';
import { openStripe } from '../../supabase/functions/_shared/stripe.ts';
import { type Account, password } from '../contract/account.ts';
import { validApplication } from '../contract/application.fixtures.ts';
import { createLocalAccount, sql, backend } from './runningBackend.ts';
import { serveStripe } from './serveStripe.ts';
import { unreachableUrl } from '../unreachableUrl.ts';

let ada: Account;
beforeEach(async () => {
  ada = await createLocalAccount();
});

const callFunction = (name: string, body?: object) =>
  fetch(`${backend.urls.api}/functions/v1/${name}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${ada.token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });

const accountExists = async () => (await sql`select from auth.users where id = ${ada.id}`).length === 1;

async function openCheckout(): Promise<string> {
  const { url } = (await (await callFunction('create-checkout')).json()) as { url: string };
  return url;
}
/** Pays at the checkout of the stand-in for Stripe. */
const payCheckout = (url: string) =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ card: cards.paid }), redirect: 'manual' });

async function subscriptionId(): Promise<string> {
  const [row] = await sql<{ stripe_id: string }[]>`
    select stripe_id from public.subscriptions where user_id = ${ada.id}`;
  return row!.stripe_id;
}

test('sign-up stores consents, and an application stores a new one only if newer terms are in force', async () => {
  const consents = () => sql`
    select document, version::text, occasion from public.consents where user_id = ${ada.id} order by document, version`;
  const atSignUp = [
    { document: 'privacy', version: '2026-11-28', occasion: 'sign-up' },
    { document: 'terms', version: '2026-11-25', occasion: 'sign-up' },
  ];
  expect([...(await consents())]).toEqual(atSignUp);
  const apply = () =>
    fetch(`${backend.urls.api}/functions/v1/submit-application`, {
      method: 'POST',
      headers: { authorization: `Bearer ${ada.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(validApplication()),
    });
  await apply();
  expect([...(await consents())]).toEqual(atSignUp);

  await sql`
    insert into public.legal_documents (document, version, in_force_from)
    values ('terms', '2027-01-01', now()), ('privacy', '2028-01-01', now() + interval '1 year')`;
  onTestFinished(async () => {
    await sql`delete from public.consents where version > '2026-12-31'`;
    await sql`delete from public.legal_documents where version > '2026-12-31'`;
  });
  await apply();
  expect([...(await consents())]).toEqual([
    ...atSignUp,
    { document: 'terms', version: '2027-01-01', occasion: 'application' },
  ]);
});

test('deleting an account cancels its subscription', async () => {
  await payCheckout(await openCheckout());
  const id = await subscriptionId();
  expect((await openStripe().subscriptions.retrieve(id)).status).toBe('active');
  expect((await callFunction('delete-account', { password })).status).toBe(200);
  expect(await accountExists()).toBe(false);
  expect((await openStripe().subscriptions.retrieve(id)).status).toBe('canceled');
});

const expectStripeUnavailable = async (response: Response) => {
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({
    error:
      'The payment service does not answer, so your account was not deleted. Try again in a few minutes.',
  });
  // The site does not repeat a call that may be repeated after more than 10 s only.
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(10);
};

test('an account is not deleted while Stripe accepts requests and never answers', async () => {
  await openCheckout();
  await serveStripe(() => {});
  await expectStripeUnavailable(await callFunction('delete-account', { password }));
  expect(await accountExists()).toBe(true);
});

test('deleting an account cancels a subscription from a payment link whose webhook has not arrived', async () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('STRIPE_WEBHOOK_SECRET', 'whsec_other');
  const { starter } = readPaymentLinks(backend.site.STRIPE_PAYMENT_LINKS);
  await fetch(starter!, {
    method: 'POST',
    body: new URLSearchParams({ email: ada.email, card: cards.paid }),
  });
  const customers = () =>
    openStripe().customers.list({ email: ada.email, limit: 100, expand: ['data.subscriptions'] });
  const { data } = await customers();
  expect(data.flatMap(({ subscriptions }) => subscriptions?.data ?? [])).toMatchObject([
    { status: 'active' },
  ]);
  expect(await sql`select from public.subscriptions where email = ${ada.email}`).toEqual([]);

  expect((await callFunction('delete-account', { password })).status).toBe(200);
  expect(await accountExists()).toBe(false);
  expect((await customers()).data).toEqual([]);
});

test('deleting an account keeps the subscription of another account, whose customer has the same address at Stripe', async () => {
  await payCheckout(await openCheckout());
  const id = await subscriptionId();
  const grace = ada;
  ada = await createLocalAccount();
  // The address of Grace's account is changed by hand, and another account has it now. Her customer keeps it.
  await sql`update auth.users set email = ${`new-${grace.email}`} where id = ${grace.id}`;
  await sql`update auth.users set email = ${grace.email} where id = ${ada.id}`;
  expect((await callFunction('delete-account', { password })).status).toBe(200);
  expect((await openStripe().subscriptions.retrieve(id)).status).toBe('active');
});

test('an account that never paid is not deleted while Stripe, which may know of a purchase, does not answer', async () => {
  vi.stubEnv('STRIPE_API_URL', unreachableUrl);
  onTestFinished(() => void vi.unstubAllEnvs());
  await expectStripeUnavailable(await callFunction('delete-account', { password }));
  expect(await accountExists()).toBe(true);
});

test('an account is not deleted while Stripe does not answer, and is deleted when it answers again', async () => {
  await payCheckout(await openCheckout());
  vi.stubEnv('STRIPE_API_URL', unreachableUrl);
  onTestFinished(() => void vi.unstubAllEnvs());
  await expectStripeUnavailable(await callFunction('delete-account', { password }));
  expect(await accountExists()).toBe(true);
  vi.unstubAllEnvs();
  expect((await callFunction('delete-account', { password })).status).toBe(200);
  expect(await accountExists()).toBe(false);
});

test('an account can be deleted after a failed attempt that had already deleted its customer at Stripe', async () => {
  await openCheckout();
  const [row] = await sql<{ stripe_id: string }[]>`
    select stripe_id from public.customers where user_id = ${ada.id}`;
  await openStripe().customers.del(row!.stripe_id);
  expect((await callFunction('delete-account', { password })).status).toBe(200);
  expect(await accountExists()).toBe(false);
});
