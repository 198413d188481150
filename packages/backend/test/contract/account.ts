import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { expect } from 'vitest';
import { type Target, testAddress } from './target.ts';

/** Somebody who is signed in. */
export interface Account {
  id: string;
  email: string;
  token: string;
  /** As they see the project. */
  client: SupabaseClient;
}

/** Of every account. */
export const password = 'blue-pencil';

/** Signs somebody up whose address counts as confirmed, and in. */
export async function signIn(
  target: Pick<Target, 'apiUrl' | 'publishableKey' | 'sql'>,
  credentials = { email: testAddress(), password },
): Promise<Account> {
  const client = createClient(target.apiUrl, target.publishableKey, { auth: { persistSession: false } });
  const { error: refused } = await client.auth.signUp(credentials);
  expect(refused).toBeNull();
  await target.sql`update auth.users set email_confirmed_at = now() where email = ${credentials.email}`;
  const { data, error } = await client.auth.signInWithPassword(credentials);
  expect(error).toBeNull();
  return { id: data.user!.id, email: credentials.email, token: data.session!.access_token, client };
}
