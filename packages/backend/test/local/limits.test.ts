/** Rate limits by IP address. This machine counts as a trusted proxy, so that the header X-Forwarded-For sets the IP address of a request. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newContactMessage, postContactMessage } from '../contract/contactMessage.ts';
import { setRateLimit } from '../contract/rateLimits.ts';
import { sql, backend } from './runningBackend.ts';

beforeEach(() => {
  vi.stubEnv('TRUSTED_PROXIES', '127.0.0.1');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

const statusFrom = async (clientIp: string) =>
  (await postContactMessage(backend.urls.api, newContactMessage(), { 'x-forwarded-for': clientIp })).status;

test('a /48 network is limited as a whole, and no other network with it', async () => {
  await setRateLimit(sql, 'contact:network', 3);
  const statuses = [];
  for (let subnet = 0; subnet < 4; subnet += 1) statuses.push(await statusFrom(`2001:db8:7:${subnet}::1`));
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect(await statusFrom('2001:db8:8::1')).toBe(200);
  expect(await statusFrom('203.0.113.9')).toBe(200);
});

test('a flood from a thousand IP addresses leaves the form open for a new visitor, and delays no mail of an order', async () => {
  await setRateLimit(sql, 'contact:global', 1000);
  await setRateLimit(sql, 'contact-confirmation:global', 200);
  await setRateLimit(sql, 'contact:network', 60);
  await setRateLimit(sql, 'contact:address', 20);
  // The database compares the hashes only, so any text serves as one. A thousand senders, each in its own network, send three messages each.
  await sql`
    select public.submit_contact(
      p_idempotency_key => gen_random_uuid()::text,
      p_message => jsonb_build_object(
        'name', 'Flood', 'email', n || '@flood.test.example', 'message', 'Flood.', 'inquiry_type', 'consultation'
      ),
      p_attribution => '{}',
      p_address_hash => 'address-' || n % 1000,
      p_network_hash => 'network-' || n % 1000,
      p_email_hash => 'email-' || n
    ) from generate_series(1, 3000) n`;
  const newVisitorMessage = newContactMessage();
  const response = await postContactMessage(backend.urls.api, newVisitorMessage, {
    'x-forwarded-for': '203.0.113.77',
  });
  expect(response.status).toBe(200);
  expect(await sql`select from public.leads where email = ${newVisitorMessage.email}`).toHaveLength(1);
  const [mails] = await sql`
    select count(*)::int from public.outbox where kind = 'contact-confirmation' and payload ->> 'email' like '%@flood.test.example'`;
  // The limit `contact-confirmation:global`: 200 mails an hour.
  expect(mails?.count).toBeLessThanOrEqual(200);
  // Mail of an order is sent first, although mail about messages has waited for longer.
  await sql`
    insert into public.outbox (key, kind, payload) values ('order-proof/flood', 'order-proof', '{}')`;
  const [claimed] = await sql`select key from public.claim_outbox(p_limit => 1, p_lease_seconds => 60)`;
  expect(claimed).toEqual({ key: 'order-proof/flood' });
  await sql`delete from public.outbox where key = 'order-proof/flood'`;
  await sql`delete from public.leads where name = 'Flood'`;
});

test('callers whose IP address cannot be read share one limit', async () => {
  await setRateLimit(sql, 'contact:address', 1);
  expect(await statusFrom('unknown')).toBe(200);
  expect(await statusFrom('hidden, _secret')).toBe(429);
  expect(await statusFrom('203.0.113.10')).toBe(200);
});
