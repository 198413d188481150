/** The Supabase project that the contract tests use: a hosted one, or the local backend. */
import postgres from 'postgres';
import { startTestBackend } from '../testBackend.ts';
import { liftRateLimits } from './rateLimits.ts';

/** A running Supabase project, local or hosted, as the contract tests use it. */
export interface SupabaseProject {
  apiUrl: string;
  publishableKey: string;
  siteUrl: string;
  /** The secret with which the timer calls functions. */
  dispatchSecret: string;
  /** The secret with which Stripe signs its events. */
  stripeWebhookSecret: string;
  /** Connects as the owner of the database. */
  sql: postgres.Sql;
  /** Deletes the rows of the tests and restores the rate limits. Then it stops a local backend; a hosted project keeps running. */
  close(): Promise<void>;
}

const fromEnvironment = (name: string) => {
  const value = process.env[name];
  if (!value) throw new Error(`TEST_PROJECT=hosted needs ${name} in the environment.`);
  return value;
};

/** Connects to the hosted project of the environment if TEST_PROJECT=hosted; otherwise starts a local backend. */
export async function openProject(): Promise<SupabaseProject> {
  const hosted = process.env.TEST_PROJECT === 'hosted';
  const testBackend = hosted ? undefined : await startTestBackend();
  const backend = testBackend?.backend;
  const sql = postgres(backend?.urls.database ?? fromEnvironment('DATABASE_URL'), {
    max: 4,
    onnotice: () => {},
  });
  const originalLimits = await sql`select * from public.rate_limit_rules`;
  await liftRateLimits(sql);
  return {
    apiUrl: backend?.urls.api ?? fromEnvironment('SUPABASE_URL'),
    publishableKey: backend?.site.SUPABASE_PUBLISHABLE_KEY ?? fromEnvironment('SUPABASE_PUBLISHABLE_KEY'),
    siteUrl: backend?.env.SITE_URL ?? fromEnvironment('SITE_URL'),
    dispatchSecret: backend?.env.DISPATCH_SECRET ?? fromEnvironment('DISPATCH_SECRET'),
    stripeWebhookSecret: backend?.env.STRIPE_WEBHOOK_SECRET ?? fromEnvironment('STRIPE_WEBHOOK_SECRET'),
    sql,
    async close() {
      for (const { scope, max_hits } of originalLimits) {
        await sql`update public.rate_limit_rules set max_hits = ${max_hits} where scope = ${scope}`;
      }
      await sql`delete from public.leads where email ~ '@(resend\.dev|.*\.test\.example)$'`;
      await sql`delete from auth.users where email like 'delivered+%@resend.dev'`;
      await sql.end();
      await testBackend?.stopAndDelete();
    },
  };
}
