/** Contract test (of a local or a hosted project): browsers on the site may call Auth (CORS), and an account keeps its email address. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccount } from './account.ts';
import { newTestEmail } from './contactMessage.ts';
import { openProject, type SupabaseProject } from './supabaseProject.ts';

let project: SupabaseProject;
beforeAll(async () => {
  project = await openProject();
});
afterAll(() => project.close());

test('a browser on the site may call Auth with all headers of supabase-js', async () => {
  const expectedHeaders = [
    'apikey',
    'authorization',
    'content-type',
    'x-client-info',
    'x-supabase-api-version',
  ];
  const response = await fetch(`${project.apiUrl}/auth/v1/token?grant_type=password`, {
    method: 'OPTIONS',
    headers: {
      origin: project.siteUrl,
      'access-control-request-method': 'POST',
      'access-control-request-headers': expectedHeaders.join(','),
    },
  });
  expect(response.ok).toBe(true);
  expect(['*', project.siteUrl]).toContain(response.headers.get('access-control-allow-origin'));
  expect(response.headers.get('access-control-allow-methods')).toContain('POST');
  const names = (response.headers.get('access-control-allow-headers') ?? '').toLowerCase().split(/\s*,\s*/);
  expect(names).toEqual(expect.arrayContaining(expectedHeaders));
});

test('a browser on the site may read the response of Auth', async () => {
  const response = await fetch(`${project.apiUrl}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { origin: project.siteUrl, apikey: project.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'nobody@nowhere.test.example', password: 'blue-pencil' }),
  });
  expect(response.status).toBe(400);
  expect(['*', project.siteUrl]).toContain(response.headers.get('access-control-allow-origin'));
  expect(await response.json()).toMatchObject({ error_code: 'invalid_credentials' });
});

test('Auth refuses a new email address for an account, of which nothing is stored', async () => {
  const ada = await createAccount(project);
  const { error } = await ada.client.auth.updateUser({ email: newTestEmail() });
  expect(error).not.toBeNull();
  const [user] = await project.sql`
    select email, coalesce(email_change, '') as email_change from auth.users where id = ${ada.id}`;
  expect(user).toEqual({ email: ada.email, email_change: '' });
});
