// Tests of how the access token is read and renewed, and when that ends the session.
import { AuthApiError, AuthRetryableFetchError } from '@supabase/supabase-js';
import { expect, test, vi } from 'vitest';
import { getAccessToken, renewAccessToken } from './authService.ts';

const { auth } = vi.hoisted(() => ({
  auth: {
    onAuthStateChange: vi.fn<() => void>(),
    getSession: vi.fn<() => unknown>(),
    refreshSession: vi.fn<() => unknown>(),
    signOut: vi.fn<() => void>(),
  },
}));
vi.mock('./authClient.ts', () => ({ auth }));

const networkError = new AuthRetryableFetchError('Failed to fetch', 0);

test('getAccessToken and renewAccessToken reject, and keep the session, when the service cannot be reached', async () => {
  auth.getSession.mockResolvedValue({ data: { session: null }, error: networkError });
  auth.refreshSession.mockResolvedValue({ data: { session: null }, error: networkError });
  await expect(getAccessToken()).rejects.toThrow('Failed to fetch');
  await expect(renewAccessToken()).rejects.toThrow('Failed to fetch');
  expect(auth.signOut).not.toHaveBeenCalled();
});

test('renewAccessToken signs out when the service refuses to renew the session', async () => {
  const error = new AuthApiError('Refresh Token Not Found', 400, 'refresh_token_not_found');
  auth.getSession.mockResolvedValue({ data: { session: null }, error });
  auth.refreshSession.mockResolvedValue({ data: { session: null }, error });
  expect(await getAccessToken()).toBeUndefined();
  expect(await renewAccessToken()).toBeUndefined();
  expect(auth.signOut).toHaveBeenCalledWith({ scope: 'local' });
});
