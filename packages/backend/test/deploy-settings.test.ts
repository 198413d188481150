import { expect, test } from 'vitest';
import { readSiteSettings } from '../deploy/settings.ts';

const good = { SUPABASE_URL: 'https://abc.supabase.co/', SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x' };

test('the site is built for an origin', () => {
  expect(readSiteSettings(good)).toEqual({
    backend: 'https://abc.supabase.co',
    publishableKey: 'sb_publishable_x',
  });
});

test.each([
  [{}, 'SUPABASE_URL is missing', 'SUPABASE_PUBLISHABLE_KEY is missing'],
  [{ ...good, SUPABASE_URL: 'https://abc.supabase.co/rest/v1' }, 'SUPABASE_URL is malformed'],
  [{ ...good, SUPABASE_PUBLISHABLE_KEY: 'sb_secret_x' }, 'SUPABASE_PUBLISHABLE_KEY is malformed'],
])('a build fails with %j', (env, ...messages) => {
  for (const message of messages) expect(() => readSiteSettings(env)).toThrow(message);
});
