import postgres from 'postgres';
import { afterAll, beforeAll } from 'vitest';
import type { Stack } from '../../local/stack.ts';
import { type Account, signIn } from '../contract/account.ts';
import { startTestStack } from '../contract/target.ts';

// Importing this module starts a stack before the other hooks of the test file, and stops it after them.

export let stack: Stack;
/** Its database, as the owner. */
export let sql: postgres.Sql;

let discard: () => Promise<void>;
beforeAll(async () => {
  ({ stack, discard } = await startTestStack());
  sql = postgres(stack.urls.database, { max: 2, onnotice: () => {} });
});
afterAll(async () => {
  await sql.end();
  await discard();
});

/** Creates an account on the stack, and signs in. */
export const signInLocally = (credentials?: { email: string; password: string }): Promise<Account> =>
  signIn({ apiUrl: stack.urls.api, publishableKey: stack.site.SUPABASE_PUBLISHABLE_KEY, sql }, credentials);
