import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { onTestFinished } from 'vitest';
import type { Stack, StackOptions } from '../../local/stack.ts';
import {
  type ContactField,
  contactFieldNames,
  type ContactRequest,
  inquiryType,
} from '../../supabase/functions/_shared/contracts/contact.ts';

/** A running Supabase project, wherever it runs: what the contract tests may rely on. */
export interface Target {
  apiUrl: string;
  publishableKey: string;
  siteUrl: string;
  dispatchSecret: string;
  /** With which Stripe signs. */
  stripeWebhookSecret: string;
  /** As the database's owner. */
  sql: postgres.Sql;
  stop(): Promise<void>;
}

const fromEnvironment = (name: string) => {
  const value = process.env[name];
  if (!value) throw new Error(`TARGET=hosted needs ${name} in the environment.`);
  return value;
};

/** TARGET=hosted tests the project that the environment names; otherwise a stack is started for the occasion. */
export async function openTarget(): Promise<Target> {
  const hosted = process.env.TARGET === 'hosted';
  const local = hosted ? undefined : await startTestStack();
  const stack = local?.stack;
  const sql = postgres(stack?.urls.database ?? fromEnvironment('DATABASE_URL'), {
    max: 4,
    onnotice: () => {},
  });
  const rules = await sql`select * from public.rate_limit_rules`;
  await liftLimits(sql);
  return {
    apiUrl: stack?.urls.api ?? fromEnvironment('SUPABASE_URL'),
    publishableKey: stack?.site.SUPABASE_PUBLISHABLE_KEY ?? fromEnvironment('SUPABASE_PUBLISHABLE_KEY'),
    siteUrl: stack?.env.SITE_URL ?? fromEnvironment('SITE_URL'),
    dispatchSecret: stack?.env.DISPATCH_SECRET ?? fromEnvironment('DISPATCH_SECRET'),
    stripeWebhookSecret: stack?.env.STRIPE_WEBHOOK_SECRET ?? fromEnvironment('STRIPE_WEBHOOK_SECRET'),
    sql,
    async stop() {
      for (const { scope, max_hits } of rules) {
        await sql`update public.rate_limit_rules set max_hits = ${max_hits} where scope = ${scope}`;
      }
      await sql`delete from public.leads where email ~ '@(resend\.dev|.*\.test\.example)$'`;
      await sql`delete from auth.users where email like 'delivered+%@resend.dev'`;
      await sql.end();
      await local?.discard();
    },
  };
}

export const anyPorts = { api: 0, database: 0, mail: 0, stripe: 0, google: 0 };

/** Not made yet: the stack makes it such that the database's user may enter, which a `mkdtemp` folder forbids. */
export const newDataDir = () => join(tmpdir(), `fit-to-print-test-${randomUUID()}`);

/** A stack of the test's own, on free ports, that leaves nothing behind. */
export async function startTestStack(
  options: StackOptions = {},
): Promise<{ stack: Stack; dataDir: string; discard: () => Promise<void> }> {
  // Only here: against a hosted project, nothing of this machine's is needed.
  const { resetData, startStack } = await import('../../local/stack.ts');
  const dataDir = newDataDir();
  const stack = await startStack({ dataDir, ports: anyPorts, mailsPerSecond: 1000, ...options });
  const sql = postgres(stack.urls.database, { max: 1 });
  await liftLimits(sql);
  await sql.end();
  return {
    stack,
    dataDir,
    async discard() {
      await stack.stop();
      await resetData(dataDir);
    },
  };
}

/** An address like no other. Resend takes mail to it, and delivers it to nobody: a hosted project sends, too. */
export const testAddress = () => `delivered+${randomUUID()}@resend.dev`;

/** A message like no other: its address finds its lead and its mail. */
export function newMessage(change: Partial<ContactRequest> = {}): ContactRequest {
  return {
    name: 'Ada Lovelace',
    email: testAddress(),
    message: 'We build engines.',
    inquiry_type: inquiryType,
    ...change,
  };
}

/** A value for every field of the contact form, each recognizable. */
export const everyContactField = (): Record<ContactField, string> => ({
  ...(Object.fromEntries(
    contactFieldNames.map(name => [name, `${name}-${randomUUID().slice(0, 8)}`]),
  ) as Record<ContactField, string>),
  email: testAddress(),
});

export const post = (apiUrl: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${apiUrl}/functions/v1/contact-submission`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' || body instanceof Uint8Array ? (body as BodyInit) : JSON.stringify(body),
  });

/** As a browser without script posts it. */
export const postForm = (apiUrl: string, fields: object) =>
  fetch(`${apiUrl}/functions/v1/contact-submission`, {
    method: 'POST',
    body: new URLSearchParams(Object.entries(fields)),
    redirect: 'manual',
  });

/** From one machine, a whole suite looks like an attack. */
const liftLimits = (sql: postgres.Sql) => sql`update public.rate_limit_rules set max_hits = 1000000`;

/** Sets one limit for the rest of the test. */
export async function setLimit(sql: postgres.Sql, scope: string, max: number): Promise<void> {
  await sql`delete from public.rate_limits where scope = ${scope}`;
  await sql`update public.rate_limit_rules set max_hits = ${max} where scope = ${scope}`;
  onTestFinished(async () => {
    await sql`update public.rate_limit_rules set max_hits = 1000000 where scope = ${scope}`;
  });
}
