// Tests of the messages for failed sign-ins. `accepted: false` means that Auth rejected the request, or did not answer.
import { AuthApiError, AuthRetryableFetchError } from '@supabase/supabase-js';
import { expect, test, vi } from 'vitest';
import { createAuthCalls } from './authCalls.ts';

const { signInWithPassword } = vi.hoisted(() => ({ signInWithPassword: vi.fn<() => unknown>() }));
vi.mock('./authService.ts', () => ({
  loadAuthClient: () => Promise.resolve({ auth: { signInWithPassword } }),
}));

// `signIn` uses neither argument: the page that a confirmation opens, and what happens before a redirect.
const { signIn } = createAuthCalls('/', () => {});
/** Signs in while Auth, the sign-in service of Supabase, answers with this error, and returns what the form gets. */
const signInFailingWith = (error: Error) => {
  signInWithPassword.mockResolvedValue({ error });
  return signIn({ email: 'ada@hopyard.example', password: 'blue-pencil' });
};

test.each([
  ['Request rate limit reached', 'over_request_rate_limit', 'Too many tries. Try again in 5 minutes.'],
  ['email rate limit exceeded', 'over_email_send_rate_limit', 'Too many tries. Try again in 5 minutes.'],
  [
    'For security purposes, you can only request this after 59 seconds.',
    'over_email_send_rate_limit',
    'Too many tries. Try again in 1 minute.',
  ],
])('signIn says when to try again if Auth answers 429 with “%s”', async (text, code, message) => {
  expect(await signInFailingWith(new AuthApiError(text, 429, code))).toEqual({ accepted: false, message });
});

test('signIn returns the message of Auth, and the field that it is about', async () => {
  const refused = new AuthApiError('Invalid login credentials', 400, 'invalid_credentials');
  expect(await signInFailingWith(refused)).toEqual({
    accepted: false,
    message: 'Invalid login credentials',
    field: 'password',
  });
});

test('signIn returns no message when the connection fails', async () => {
  expect(await signInFailingWith(new AuthRetryableFetchError('Failed to fetch', 0))).toEqual({
    accepted: false,
  });
});
