import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTarget, type Target } from './target.ts';

let target: Target;
beforeAll(async () => {
  target = await openTarget();
});
afterAll(() => target.stop());

test('a browser on the site may call Auth with all headers of supabase-js', async () => {
  const expectedHeaders = [
    'apikey',
    'authorization',
    'content-type',
    'x-client-info',
    'x-supabase-api-version',
  ];
  const response = await fetch(`${target.apiUrl}/auth/v1/token?grant_type=password`, {
    method: 'OPTIONS',
    headers: {
      origin: target.siteUrl,
      'access-control-request-method': 'POST',
      'access-control-request-headers': expectedHeaders.join(','),
    },
  });
  expect(response.ok).toBe(true);
  expect(['*', target.siteUrl]).toContain(response.headers.get('access-control-allow-origin'));
  expect(response.headers.get('access-control-allow-methods')).toContain('POST');
  const names = (response.headers.get('access-control-allow-headers') ?? '').toLowerCase().split(/\s*,\s*/);
  expect(names).toEqual(expect.arrayContaining(expectedHeaders));
});

test('a browser on the site may read the response of Auth', async () => {
  const response = await fetch(`${target.apiUrl}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { origin: target.siteUrl, apikey: target.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'nobody@nowhere.test.example', password: 'blue-pencil' }),
  });
  expect(response.status).toBe(400);
  expect(['*', target.siteUrl]).toContain(response.headers.get('access-control-allow-origin'));
  expect(await response.json()).toMatchObject({ error_code: 'invalid_credentials' });
});
