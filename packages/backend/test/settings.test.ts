/** The settings of the functions (environment variables) are checked before they are used. */
import { randomBytes } from 'node:crypto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { startFunctions } from '../local/functions.ts';
import {
  eventChannels,
  readEnv,
  readEventEnv,
  readMailEnv,
  readStripeEnv,
} from '../supabase/functions/_shared/env.ts';

const secret = () => randomBytes(32).toString('base64');
const validSettings: Record<string, string> = {
  SUPABASE_URL: 'https://abcdefghijklmnopqrst.supabase.co',
  SUPABASE_SECRET_KEYS: '{"default":"sb_secret_x"}',
  SITE_URL: 'https://newsroom.example/',
  HASH_SECRET: secret(),
  DISPATCH_SECRET: secret(),
  RESEND_API_KEY: 're_123',
  MAIL_FROM: 'Newsroom <desk@newsroom.example>',
  STAFF_EMAIL: 'desk@newsroom.example',
  STRIPE_SECRET_KEY: 'sk_live_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
};

/** Sets valid settings, with these changes. */
const setEnvironment = (change: Record<string, string> = {}) => {
  for (const [name, value] of Object.entries({ ...validSettings, TRUSTED_PROXIES: '', ...change }))
    vi.stubEnv(name, value);
};
/** The error messages of all invalid settings. */
const errorMessages = () =>
  [readEnv, readMailEnv, readStripeEnv, readEventEnv]
    .map(read => {
      try {
        read();
        return '';
      } catch (error) {
        return (error as Error).message;
      }
    })
    .join(' ');
/** The names of all invalid settings. */
const invalidNames = () => errorMessages().match(/\b[A-Z]+(_[A-Z]+)+(?= (is missing|is malformed))/g) ?? [];

afterEach(() => vi.unstubAllEnvs());

test('the settings are read when they are valid', () => {
  setEnvironment();
  expect(readEnv()).toMatchObject({
    secretKey: 'sb_secret_x',
    siteUrl: 'https://newsroom.example',
    trustedProxies: [],
  });
  expect(readMailEnv()).toMatchObject({ resendApiUrl: 'https://api.resend.com' });
  expect(readStripeEnv()).toMatchObject({ secretKey: 'sk_live_x', apiUrl: undefined });
});

test('the errors name all missing settings and their expected values', () => {
  setEnvironment(Object.fromEntries(Object.keys(validSettings).map(name => [name, ''])));
  expect(invalidNames()).toEqual(Object.keys(validSettings));
  expect(errorMessages().match(/ is missing: set \w/g)).toHaveLength(Object.keys(validSettings).length);
  expect(() => readMailEnv()).toThrow('MAIL_FROM is missing: set the sender of all mail, Name <address>');
});

test.each([
  ['SUPABASE_URL', ['abc', 'http://abc.supabase.co', 'https://abc.supabase.co/rest/v1']],
  ['SUPABASE_SECRET_KEYS', ['sb_secret_x', '{}', '{"default":""}', 'null']],
  ['SITE_URL', ['newsroom.example', 'http://newsroom.example', 'https://newsroom.example/en']],
  ['HASH_SECRET', ['changeme', ' '.repeat(40)]],
  ['DISPATCH_SECRET', ['secret']],
  ['RESEND_API_KEY', ['sk_123', 're_one two']],
  ['MAIL_FROM', ['desk@newsroom.example', 'Newsroom <desk>', 'A <a@b.example>\nBcc: x <y@z.example>']],
  ['STAFF_EMAIL', ['desk', 'desk@newsroom', 'a@b.example, c@d.example']],
  ['PRIVATE_RANGES', ['localhost', '127.0.0.1/40']],
  ['TRUSTED_PROXIES', ['gateway', '10.0.0.0/33', '10.0.0.1,nobody', '::1/200']],
  ['STRIPE_SECRET_KEY', ['pk_live_x', 'sk_x']],
  ['STRIPE_WEBHOOK_SECRET', ['we_123']],
  ['STRIPE_API_URL', ['localhost:54325']],
  ['RESEND_RATE_LIMIT', ['0', '2.5', 'two', '-1']],
  ['RESEND_API_URL', ['https://api.resend.com/emails']],
  [
    'WEBHOOK_URL',
    ['hooks.example', 'http://hooks.example/a', 'https://a:b@hooks.example/', 'ftp://hooks.example'],
  ],
  ['WEBHOOK_SECRET', ['whsec_x', `whsec_${'A'.repeat(28)}`, `whsec_${'A'.repeat(88)}`, 'A'.repeat(44)]],
  ['SLACK_WEBHOOK_URL', ['https://hooks.slack.com/T0', 'https://slack.example/services/T0/B0/x']],
])('an invalid %s is an error that does not show its value', (name, values) => {
  for (const value of values) {
    setEnvironment({ WEBHOOK_SECRET: `whsec_${secret()}`, [name]: value });
    expect(invalidNames()).toEqual([name]);
    expect(errorMessages()).not.toContain(value);
  }
});

test('the webhook needs a secret, and is on when it has an address', () => {
  setEnvironment();
  expect(eventChannels()).toEqual([]);
  setEnvironment({ WEBHOOK_URL: 'https://hooks.example/events' });
  expect(() => readEventEnv()).toThrow('WEBHOOK_SECRET is missing');
  setEnvironment({
    WEBHOOK_URL: 'https://hooks.example/events',
    WEBHOOK_SECRET: `whsec_${secret()}`,
    SLACK_WEBHOOK_URL: 'https://hooks.slack.com/services/T0/B0/x',
  });
  expect(readEventEnv()).toMatchObject({ webhookUrl: 'https://hooks.example/events' });
  expect(eventChannels()).toEqual(['webhook', 'slack']);
});

describe('the local backend', () => {
  test('does not start the functions with invalid settings, and reports all of them', async () => {
    await expect(startFunctions({ ...validSettings, SITE_URL: 'here', MAIL_FROM: 'me' })).rejects.toThrow(
      /SITE_URL is malformed[\s\S]*\n {2}MAIL_FROM is malformed/,
    );
  });
});
