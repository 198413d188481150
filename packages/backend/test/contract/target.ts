import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { appendFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import postgres from 'postgres';
import { expect, inject, onTestFinished } from 'vitest';
import { anyPorts } from '../../local/ports.ts';
import { tooManyTries } from '../../supabase/functions/_shared/contracts/request.ts';
import type { Stack, StackOptions } from '../../local/stack.ts';
import {
  type ContactField,
  contactFieldNames,
  type ContactRequest,
  inquiryType,
} from '../../supabase/functions/_shared/contracts/contact.ts';

const runProgram = promisify(execFile);

/** A running Supabase project, local or hosted, as the contract tests use it. */
export interface Target {
  apiUrl: string;
  publishableKey: string;
  siteUrl: string;
  dispatchSecret: string;
  /** The secret with which Stripe signs its events. */
  stripeWebhookSecret: string;
  /** Connects as the owner of the database. */
  sql: postgres.Sql;
  stop(): Promise<void>;
}

const fromEnvironment = (name: string) => {
  const value = process.env[name];
  if (!value) throw new Error(`TARGET=hosted needs ${name} in the environment.`);
  return value;
};

/** Connects to the hosted project of the environment if TARGET=hosted; otherwise starts a local stack. */
export async function openTarget(): Promise<Target> {
  const hosted = process.env.TARGET === 'hosted';
  const testStack = hosted ? undefined : await startTestStack();
  const stack = testStack?.stack;
  const sql = postgres(stack?.urls.database ?? fromEnvironment('DATABASE_URL'), {
    max: 4,
    onnotice: () => {},
  });
  const originalLimits = await sql`select * from public.rate_limit_rules`;
  await liftLimits(sql);
  return {
    apiUrl: stack?.urls.api ?? fromEnvironment('SUPABASE_URL'),
    publishableKey: stack?.site.SUPABASE_PUBLISHABLE_KEY ?? fromEnvironment('SUPABASE_PUBLISHABLE_KEY'),
    siteUrl: stack?.env.SITE_URL ?? fromEnvironment('SITE_URL'),
    dispatchSecret: stack?.env.DISPATCH_SECRET ?? fromEnvironment('DISPATCH_SECRET'),
    stripeWebhookSecret: stack?.env.STRIPE_WEBHOOK_SECRET ?? fromEnvironment('STRIPE_WEBHOOK_SECRET'),
    sql,
    async stop() {
      for (const { scope, max_hits } of originalLimits) {
        await sql`update public.rate_limit_rules set max_hits = ${max_hits} where scope = ${scope}`;
      }
      await sql`delete from public.leads where email ~ '@(resend\.dev|.*\.test\.example)$'`;
      await sql`delete from auth.users where email like 'delivered+%@resend.dev'`;
      await sql.end();
      await testStack?.discard();
    },
  };
}

/** Returns a new path. The folder does not exist yet: the stack creates it, because the database's user could not enter a folder of `mkdtemp`. */
export const newTempPath = () => join(tmpdir(), `fit-to-print-test-${randomUUID()}`);

/**
 * Returns the data folder of a stack that has run once and is empty: a copy of one template, because creating a database takes
 * most of a start. Its database does not wait until data is on the disk, because no test cuts the machine's power.
 */
export async function newStackDataDir(): Promise<string> {
  const template = inject('stackTemplate');
  if (!existsSync(template)) await makeTemplate(template);
  const dataDir = newTempPath();
  await copyFolder(template, dataDir);
  return dataDir;
}

async function makeTemplate(template: string): Promise<void> {
  const { resetData, startStack } = await import('../../local/stack.ts');
  const dataDir = newTempPath();
  const stack = await startStack({ dataDir, ports: anyPorts });
  // Half of the files of each copy would belong to databases that no test uses.
  const sql = postgres(stack.urls.database, { max: 1 });
  await sql`update pg_database set datistemplate = false`;
  await sql`drop database template0`;
  await sql`drop database template1`;
  await sql.end();
  await stack.stop();
  // The database is in another folder if its user may not enter this one. Each stack then creates its own database.
  const databaseFolder = join(dataDir, 'postgres');
  if (existsSync(databaseFolder))
    await appendFile(join(databaseFolder, 'postgresql.auto.conf'), 'fsync = off\n');
  // The template is made in another folder and renamed at the end, because another test file may make it at the same time.
  const copy = newTempPath();
  await copyFolder(dataDir, copy);
  await resetData(dataDir);
  await rename(copy, template).catch(() => rm(copy, { recursive: true }));
}

/** Copies a folder with the owners of its files: the database does not start with files of another user. */
const copyFolder = (from: string, to: string) => runProgram('cp', ['-a', from, to]);

/** Starts a stack on free ports. `discard` stops it and deletes its data. */
export async function startTestStack(
  options: StackOptions = {},
): Promise<{ stack: Stack; dataDir: string; discard: () => Promise<void> }> {
  // Imported here because tests of a hosted project do not need the local stack.
  const { resetData, startStack } = await import('../../local/stack.ts');
  const dataDir = await newStackDataDir();
  const stack = await startStack({ dataDir, ports: anyPorts, mailsPerSecond: 1000, ...options });
  const sql = postgres(stack.urls.database, { max: 1 });
  await liftLimits(sql);
  // The daily digest is a mail that only some days and hours have: without this line, counts of mail would depend on them.
  await sql`update private.last_digest set day = 'infinity'`;
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

/** A unique address of Resend's test domain, which accepts mail and delivers it to nobody. A hosted project sends mail too. */
export const testEmail = () => `delivered+${randomUUID()}@resend.dev`;

/** A message with a unique address, which identifies its lead and its mail. */
export function newMessage(change: Partial<ContactRequest> = {}): ContactRequest {
  return {
    name: 'Ada Lovelace',
    email: testEmail(),
    message: 'We build engines.',
    inquiry_type: inquiryType,
    ...change,
  };
}

/** A unique value for every field of the contact form. */
export const everyContactField = (): Record<ContactField, string> => ({
  ...(Object.fromEntries(
    contactFieldNames.map(name => [name, `${name}-${randomUUID().slice(0, 8)}`]),
  ) as Record<ContactField, string>),
  email: testEmail(),
});

export const post = (apiUrl: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${apiUrl}/functions/v1/contact-submission`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' || body instanceof Uint8Array ? (body as BodyInit) : JSON.stringify(body),
  });

/** Posts the form as a browser without script does. */
export const postForm = (apiUrl: string, fields: object, query = '') =>
  fetch(`${apiUrl}/functions/v1/contact-submission${query}`, {
    method: 'POST',
    body: new URLSearchParams(Object.entries(fields)),
    redirect: 'manual',
  });

/** The tests send all requests from one address, which would exceed the limits. */
const liftLimits = (sql: postgres.Sql) => sql`update public.rate_limit_rules set max_hits = 1000000`;

/** Sets one limit for the rest of the test. Its period is a day: a shorter period could end between two requests. */
export async function setLimit(sql: postgres.Sql, scope: string, max: number): Promise<void> {
  await sql`delete from public.rate_limits where scope = ${scope}`;
  const [rule] = await sql`select period::text from public.rate_limit_rules where scope = ${scope}`;
  await sql`update public.rate_limit_rules set max_hits = ${max}, period = '1 day' where scope = ${scope}`;
  onTestFinished(async () => {
    await sql`
      update public.rate_limit_rules set max_hits = 1000000, period = ${rule?.period as string}::text::interval
      where scope = ${scope}`;
  });
}

/** Expects a 429 response that says when to try again: in a header for programs, and in its text for people. */
export async function expectRateLimited(response: Response): Promise<void> {
  expect(response.status).toBe(429);
  const seconds = Number(response.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(0);
  expect(await response.json()).toMatchObject({ success: false, error: tooManyTries(seconds) });
}
