import { randomBytes } from 'node:crypto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { startFunctions } from '../local/functions.ts';
import { readEnv, readMailEnv, readStripeEnv } from '../supabase/functions/_shared/env.ts';

const secret = () => randomBytes(32).toString('base64');
const good: Record<string, string> = {
  SUPABASE_URL: 'https://abcdefghijklmnopqrst.supabase.co',
  SUPABASE_SECRET_KEYS: '{"default":"sb_secret_x"}',
  SITE_URL: 'https://milwright.example/',
  HASH_SECRET: secret(),
  DISPATCH_SECRET: secret(),
  RESEND_API_KEY: 're_123',
  MAIL_FROM: 'Milwright Studio <desk@milwright.example>',
  STUDIO_EMAIL: 'desk@milwright.example',
  STRIPE_SECRET_KEY: 'sk_live_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
};

const set = (change: Record<string, string> = {}) => {
  for (const [name, value] of Object.entries({ ...good, TRUSTED_PROXIES: '', ...change }))
    vi.stubEnv(name, value);
};
/** What is said of all that is not in order. */
const said = () =>
  [readEnv, readMailEnv, readStripeEnv]
    .map(read => {
      try {
        read();
        return '';
      } catch (error) {
        return (error as Error).message;
      }
    })
    .join(' ');
/** The settings that it is about. */
const all = () => said().match(/\b[A-Z]+(_[A-Z]+)+(?= (is missing|has another form))/g) ?? [];

afterEach(() => vi.unstubAllEnvs());

test('settings in order are read', () => {
  set();
  expect(readEnv()).toMatchObject({
    secretKey: 'sb_secret_x',
    siteUrl: 'https://milwright.example',
    trustedProxies: [],
  });
  expect(readMailEnv()).toMatchObject({ resendApiUrl: 'https://api.resend.com' });
  expect(readStripeEnv()).toMatchObject({ secretKey: 'sk_live_x', apiUrl: undefined });
});

test('what is missing is named all at once, with what to set', () => {
  set(Object.fromEntries(Object.keys(good).map(name => [name, ''])));
  expect(all()).toEqual(Object.keys(good));
  expect(() => readMailEnv()).toThrow('MAIL_FROM is missing: set the sender of all mail, Name <address>');
});

test.each([
  ['SUPABASE_URL', ['abc', 'http://abc.supabase.co', 'https://abc.supabase.co/rest/v1']],
  ['SUPABASE_SECRET_KEYS', ['sb_secret_x', '{}', '{"default":""}', 'null']],
  ['SITE_URL', ['milwright.example', 'http://milwright.example', 'https://milwright.example/en']],
  ['HASH_SECRET', ['changeme', ' '.repeat(40)]],
  ['DISPATCH_SECRET', ['secret']],
  ['RESEND_API_KEY', ['sk_123', 're_one two']],
  ['MAIL_FROM', ['desk@milwright.example', 'Milwright <desk>', 'A <a@b.example>\nBcc: x <y@z.example>']],
  ['STUDIO_EMAIL', ['desk', 'desk@milwright', 'a@b.example, c@d.example']],
  ['TRUSTED_PROXIES', ['gateway', '10.0.0.0/33', '10.0.0.1,nobody', '::1/200']],
  ['STRIPE_SECRET_KEY', ['pk_live_x', 'sk_x']],
  ['STRIPE_WEBHOOK_SECRET', ['we_123']],
  ['STRIPE_API_URL', ['localhost:54325']],
  ['RESEND_RATE_LIMIT', ['0', '2.5', 'two', '-1']],
  ['RESEND_API_URL', ['https://api.resend.com/emails']],
])('%s of another form is refused, and its value is not said', (name, values) => {
  for (const value of values) {
    set({ [name]: value });
    expect(all()).toEqual([name]);
    expect(said()).not.toContain(value);
  }
});

describe('the local stack', () => {
  test('does not start the functions with settings that are not in order, and says of all why', async () => {
    await expect(startFunctions({ ...good, SITE_URL: 'here', MAIL_FROM: 'me' })).rejects.toThrow(
      /SITE_URL has another form[\s\S]*\n {2}MAIL_FROM has another form/,
    );
  });
});
