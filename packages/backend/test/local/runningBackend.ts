import postgres from 'postgres';
import { afterAll, beforeAll } from 'vitest';
import type { LocalBackend } from '../../local/localBackend.ts';
import { type Account, signIn } from '../contract/account.ts';
import { startTestBackend } from '../testBackend.ts';

// Importing this module starts a backend before the other hooks of the test file, and stops it after them.

export let backend: LocalBackend;
/** Its database, as the owner. */
export let sql: postgres.Sql;

let discard: () => Promise<void>;
beforeAll(async () => {
  ({ backend, discard } = await startTestBackend());
  sql = postgres(backend.urls.database, { max: 2, onnotice: () => {} });
});
afterAll(async () => {
  await sql.end();
  await discard();
});

/** Creates an account on the backend, and signs in. */
export const signInLocally = (credentials?: { email: string; password: string }): Promise<Account> =>
  signIn(
    { apiUrl: backend.urls.api, publishableKey: backend.site.SUPABASE_PUBLISHABLE_KEY, sql },
    credentials,
  );
