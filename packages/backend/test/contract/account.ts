import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { expect } from 'vitest';
import { type Target, testAddress } from './target.ts';

/** A signed-in user. */
export interface Account {
  id: string;
  email: string;
  token: string;
  /** A client with the user's session. */
  client: SupabaseClient;
}

/** The password of every test account. */
export const password = 'blue-pencil';

/** Signs up, confirms the address in the database, and signs in. */
export async function signIn(
  target: Pick<Target, 'apiUrl' | 'publishableKey' | 'sql'>,
  credentials = { email: testAddress(), password },
): Promise<Account> {
  const client = createClient(target.apiUrl, target.publishableKey, { auth: { persistSession: false } });
  const { error: signUpError } = await client.auth.signUp(credentials);
  expect(signUpError).toBeNull();
  await target.sql`update auth.users set email_confirmed_at = now() where email = ${credentials.email}`;
  const { data, error } = await client.auth.signInWithPassword(credentials);
  expect(error).toBeNull();
  return { id: data.user!.id, email: credentials.email, token: data.session!.access_token, client };
}
