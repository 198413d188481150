/** A local backend for all tests of the importing file. The import starts it before the file's other hooks, and stops it after them. */
import postgres from 'postgres';
import { afterAll, beforeAll } from 'vitest';
import type { LocalBackend } from '../../local/localBackend.ts';
import { type Account, createAccount } from '../contract/account.ts';
import { startTestBackend } from '../testBackend.ts';

export let backend: LocalBackend;
/** The folder of its data. */
export let dataDir: string;
/** Its database, as the owner. */
export let sql: postgres.Sql;

let stopAndDelete: () => Promise<void>;
beforeAll(async () => {
  ({ backend, dataDir, stopAndDelete } = await startTestBackend());
  sql = postgres(backend.urls.database, { max: 2, onnotice: () => {} });
});
afterAll(async () => {
  await sql.end();
  await stopAndDelete();
});

/** Creates a confirmed account in the local backend, and signs in. */
export const createLocalAccount = (credentials?: { email: string; password: string }): Promise<Account> =>
  createAccount(
    { apiUrl: backend.urls.api, publishableKey: backend.site.SUPABASE_PUBLISHABLE_KEY, sql },
    credentials,
  );
