/**
 * The timers of a hosted project. The extensions pg_cron (jobs) and pg_net (requests) are not part of the local PostgreSQL: functions with the
 * same signatures store jobs and requests in tables. A placement is a page that published a press release.
 */
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { createLocalAccount, sql, backend } from './runningBackend.ts';
import { newOrder } from '../contract/subscriptions.ts';

beforeAll(async () => {
  await sql`create schema cron`;
  await sql`
    create table cron.job (
      jobid bigint generated always as identity, jobname text unique, schedule text, command text, active boolean default true
    )`;
  await sql`create table cron.job_run_details (runid bigint, end_time timestamptz)`;
  await sql`
    create function cron.schedule(job_name text, schedule text, command text) returns bigint language sql as $$
      insert into cron.job (jobname, schedule, command) values ($1, $2, $3)
      on conflict (jobname) do update set schedule = excluded.schedule, command = excluded.command
      returning jobid
    $$`;
  await sql`create schema net`;
  await sql`
    create table net.http_request_queue (
      id bigint generated always as identity, url text, headers jsonb, body jsonb, timeout_milliseconds integer
    )`;
  await sql`
    create function net.http_post(
      url text, body jsonb default '{}', params jsonb default '{}',
      headers jsonb default '{"content-type": "application/json"}', timeout_milliseconds integer default 5000
    ) returns bigint language sql as $$
      insert into net.http_request_queue (url, headers, body, timeout_milliseconds) values ($1, $4, $2, $5) returning id
    $$`;
  await sql`create schema vault`;
  await sql`create table vault.decrypted_secrets (name text, decrypted_secret text)`;
  await sql`select private.schedule_jobs()`;
});

/** The jobs of pg_cron. */
const jobs = () =>
  sql<{ jobname: string; schedule: string; command: string }[]>`
    select jobname, schedule, command from cron.job order by jobname`;

/** Runs the command of a job as pg_cron does, and sends what it has queued as pg_net does. */
async function runJob(name: string): Promise<Response[]> {
  const job = (await jobs()).find(({ jobname }) => jobname === name);
  await sql.unsafe(job!.command);
  const requests = await sql<
    { url: string; headers: Record<string, string>; body: object }[]
  >`delete from net.http_request_queue returning url, headers, body`;
  return Promise.all(
    requests.map(({ url, headers, body }) =>
      fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    ),
  );
}

async function fillVault(): Promise<void> {
  await sql`insert into vault.decrypted_secrets ${sql([
    { name: 'project_url', decrypted_secret: backend.env.SUPABASE_URL },
    { name: 'dispatch_secret', decrypted_secret: backend.env.DISPATCH_SECRET },
  ])}`;
  onTestFinished(async () => {
    await sql`truncate vault.decrypted_secrets`;
  });
}

test('schedule_jobs schedules each job once when it runs twice', async () => {
  const scheduledOnce = await jobs();
  await sql`select private.schedule_jobs()`;
  expect(await jobs()).toEqual(scheduledOnce);
  expect(scheduledOnce.map(({ jobname, schedule }) => [jobname, schedule])).toEqual([
    ['apply-retention', '17 4 * * *'],
    ['check-health', '*/5 * * * *'],
    ['check-placements', '*/5 * * * *'],
    ['delete-old-runs', '47 4 * * *'],
    ['dispatch-outbox', '* * * * *'],
  ]);
});

test('the job of the outbox sends due mail, and health sees that the timer ran', async () => {
  await fillVault();
  await sql`update public.job_runs set ran_at = now() - interval '10 minutes' where job = 'dispatch-outbox'`;
  await sql`
    insert into public.outbox (key, kind, payload) values ('by-timer', 'contact-confirmation', '{"email":"a@b.test.example"}')`;
  const [response] = await runJob('dispatch-outbox');
  expect(response!.status).toBe(200);
  await expect
    .poll(() => sql`select 1 from public.outbox where key = 'by-timer' and sent_at is not null`)
    .toHaveLength(1);
  const [run] =
    await sql`select ran_at > now() - interval '1 minute' as recent from public.job_runs where job = 'dispatch-outbox'`;
  expect(run).toEqual({ recent: true });
});

test('the job of the outbox reminds a buyer once when a text has waited for approval for three days', async () => {
  await fillVault();
  const ada = await createLocalAccount();
  await newOrder({ sql }, ada);
  await sql`update public.orders set state = 'proof'`;
  await sql`
    insert into public.order_proofs (order_id, version, text, hash, sent_at)
    select id, 1, 'Hops.', repeat('0', 64), now() - interval '3 days 1 hour' from public.orders`;
  const reminders = async () => {
    const response = await fetch(new URL('/emails', backend.urls.inbox));
    const { data } = (await response.json()) as { data: { to: string[]; text: string }[] };
    return data.filter(({ to, text }) => to[0] === ada.email && text.includes('We sent it 3 days ago'));
  };
  for (let run = 0; run < 3; run += 1) {
    // oxlint-disable-next-line no-await-in-loop -- The timer calls one after the other.
    expect((await runJob('dispatch-outbox'))[0]!.status).toBe(200);
  }
  await expect.poll(reminders).toHaveLength(1);
  await runJob('dispatch-outbox');
  expect(await reminders()).toHaveLength(1);
});

test('the job of health gets the response of the health function', async () => {
  await fillVault();
  const [response] = await runJob('check-health');
  expect(await response!.json()).toMatchObject({ healthy: true });
});

test('the job of retention deletes expired rows, and records that it ran', async () => {
  await sql`insert into public.webhook_events (id, type, received_at) values ('old', 'x', now() - interval '31 days')`;
  await sql`update public.job_runs set ran_at = now() - interval '2 days' where job = 'apply-retention'`;
  expect(await runJob('apply-retention')).toEqual([]);
  expect(await sql`select 1 from public.webhook_events where id = 'old'`).toHaveLength(0);
  expect(
    await sql`select 1 from public.job_runs where job = 'apply-retention' and ran_at > now() - interval '1 hour'`,
  ).toHaveLength(1);
});

test("the job of pg_cron's log deletes its old lines only", async () => {
  await sql`insert into cron.job_run_details values (1, now() - interval '8 days'), (2, now())`;
  await runJob('delete-old-runs');
  expect([...(await sql`select runid::int from cron.job_run_details`)]).toEqual([{ runid: 2 }]);
});

test('a job fails with an error that says what to do when the vault has no secret', async () => {
  await expect(runJob('dispatch-outbox')).rejects.toMatchObject({
    message: 'The vault has no project_url.',
    hint: 'Run supabase db push --remote.',
  });
});
