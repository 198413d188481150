/** The environment variables that a build of the site needs are checked. */
import { expect, test } from 'vitest';
import { readSiteSettings } from '../deploy/settings.ts';

const validEnvironment = {
  SUPABASE_URL: 'https://abc.supabase.co/',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
  STRIPE_PAYMENT_LINKS:
    'starter=https://buy.example/1 growth=https://buy.example/2 pro=https://buy.example/3 authority=https://buy.example/4',
};

test('readSiteSettings returns the origin of the project without a trailing slash', () => {
  expect(readSiteSettings(validEnvironment)).toEqual({
    backend: 'https://abc.supabase.co',
    publishableKey: 'sb_publishable_x',
    paymentLinks: validEnvironment.STRIPE_PAYMENT_LINKS,
  });
});

test.each([
  [{}, 'SUPABASE_URL is missing', 'SUPABASE_PUBLISHABLE_KEY is missing', 'STRIPE_PAYMENT_LINKS is missing'],
  [
    { ...validEnvironment, STRIPE_PAYMENT_LINKS: 'starter=https://buy.example/1' },
    'STRIPE_PAYMENT_LINKS is malformed',
  ],
  [
    {
      ...validEnvironment,
      STRIPE_PAYMENT_LINKS: validEnvironment.STRIPE_PAYMENT_LINKS.replace(
        'https://buy.example/3',
        'javascript:0',
      ),
    },
    'STRIPE_PAYMENT_LINKS is malformed',
  ],
  [{ ...validEnvironment, SUPABASE_URL: 'https://abc.supabase.co/rest/v1' }, 'SUPABASE_URL is malformed'],
  [{ ...validEnvironment, SUPABASE_PUBLISHABLE_KEY: 'sb_secret_x' }, 'SUPABASE_PUBLISHABLE_KEY is malformed'],
])('readSiteSettings throws an error that names each problem of %j', (env, ...messages) => {
  for (const message of messages) expect(() => readSiteSettings(env)).toThrow(message);
});
