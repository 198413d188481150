/** Accounts for tests: sign-up, sign-in and membership of the staff. */
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { expect } from 'vitest';
import type { SupabaseProject } from './supabaseProject.ts';
import { newTestEmail } from './contactMessage.ts';

/** A signed-in user. */
export interface Account {
  id: string;
  email: string;
  /** The access token. */
  token: string;
  sessionId: string;
  /** A client with the user's session. */
  client: SupabaseClient;
}

/** The password of every test account. */
export const password = 'blue-pencil';

/** Creates a confirmed account, and signs in. */
export async function createAccount(
  project: Pick<SupabaseProject, 'apiUrl' | 'publishableKey' | 'sql'>,
  credentials = { email: newTestEmail(), password },
): Promise<Account> {
  const client = createClient(project.apiUrl, project.publishableKey, { auth: { persistSession: false } });
  const { error: signUpError } = await client.auth.signUp(credentials);
  expect(signUpError).toBeNull();
  await confirmAddress(project.sql, credentials.email);
  const { data, error } = await client.auth.signInWithPassword(credentials);
  expect(error).toBeNull();
  const token = data.session!.access_token;
  const { session_id: sessionId } = JSON.parse(
    Buffer.from(token.split('.')[1] ?? '', 'base64url').toString(),
  ) as { session_id: string };
  return { id: data.user!.id, email: credentials.email, token, sessionId, client };
}

/** Makes an account a member of the staff. With `needsSecondFactor`, its sessions count only after a code of an authenticator app. */
export const makeStaff = (
  sql: SupabaseProject['sql'],
  { id }: Pick<Account, 'id'>,
  { needsSecondFactor = false } = {},
) => sql`insert into public.staff_members (user_id, second_factor) values (${id}, ${needsSecondFactor})`;

/**
 * Confirms an address, as its owner does by the mailed link. The database then drops the password of the sign-up, because somebody else
 * may have signed up with the address. This function restores it, as the browser that signed up does.
 */
export async function confirmAddress(sql: SupabaseProject['sql'], email: string): Promise<void> {
  await sql`update auth.users set email_confirmed_at = now() where email = ${email}`;
  await sql`
    update auth.users u set encrypted_password = d.encrypted_password
    from private.dropped_passwords d where d.user_id = u.id and u.email = ${email}`;
}
