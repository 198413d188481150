/**
 * Contract test (of a local or a hosted project): the staff sees failed mail and events of the outbox (the table of mail and events to be sent), and sends it again.
 * A lead is a message from the contact form.
 */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Account, createAccount, makeStaff } from './account.ts';
import { openProject, type SupabaseProject } from './supabaseProject.ts';

let project: SupabaseProject;
let staff: Account;
let ada: Account;
beforeAll(async () => {
  project = await openProject();
  [staff, ada] = [await createAccount(project), await createAccount(project)];
  await makeStaff(project.sql, staff);
});
afterAll(() => project.close());

/** Inserts a failed mail, or one that is due in half an hour, so that no dispatcher sends it during the test. */
async function insertMail({ hasFailed }: { hasFailed: boolean }): Promise<{ id: number; key: string }> {
  const key = `contact-confirmation/${randomUUID()}`;
  const [row] = await project.sql`
    insert into public.outbox (key, kind, payload, attempts, last_error, failed_at, next_attempt_at)
    values (
      ${key}, 'contact-confirmation', ${project.sql.json({ email: 'ada@dead.test.example' })}, ${hasFailed ? 10 : 0},
      'The mail provider answered 503.', ${hasFailed ? new Date() : null}, now() + interval '30 minutes'
    ) returning id`;
  return { id: Number(row?.id), key };
}

/** The row of a failed mail, as this account sees it. */
const failedRows = async (account: Account, id: number) =>
  (await account.client.from('failed_outbox_rows').select().eq('id', id)).data;

describe('a failed mail', () => {
  test('is visible to staff only, with the last error', async () => {
    const { id } = await insertMail({ hasFailed: true });
    expect(await failedRows(staff, id)).toEqual([
      {
        id,
        channel: 'mail',
        kind: 'contact-confirmation',
        lead_id: null,
        application_id: null,
        attempts: 10,
        last_error: 'The mail provider answered 503.',
        failed_at: expect.any(String),
      },
    ]);
    expect(await failedRows(ada, id)).toEqual([]);
  });

  test('is sent again under the same key, and its attempts count from zero, when staff retry it', async () => {
    const { id, key } = await insertMail({ hasFailed: true });
    expect((await staff.client.rpc('retry_failed_outbox_row', { p_id: id })).data).toBe(true);
    expect(await failedRows(staff, id)).toEqual([]);
    await expect
      .poll(
        () => project.sql`select key, attempts from public.outbox where id = ${id} and sent_at is not null`,
        {
          timeout: 90_000,
        },
      )
      .toEqual([{ key, attempts: 1 }]);
  }, 100_000);

  test('cannot be retried by a user who is not staff', async () => {
    const { id } = await insertMail({ hasFailed: true });
    expect((await ada.client.rpc('retry_failed_outbox_row', { p_id: id })).data).toBe(false);
    expect(await failedRows(staff, id)).toHaveLength(1);
  });
});

test('a failed event stays failed when its channel has no address', async () => {
  await project.sql`delete from private.event_channels where channel = 'slack'`;
  const [row] = await project.sql`
    insert into public.outbox (key, channel, kind, payload, attempts, failed_at)
    values (${`slack/lead-created/${randomUUID()}`}, 'slack', 'lead-created', '{}', 10, now()) returning id`;
  const id = Number(row?.id);
  expect((await staff.client.rpc('retry_failed_outbox_row', { p_id: id })).data).toBe(false);
  expect(await failedRows(staff, id)).toHaveLength(1);
});

test('staff can neither see nor retry a mail that is still queued', async () => {
  const { id } = await insertMail({ hasFailed: false });
  expect((await staff.client.from('outbox').select('id').eq('id', id)).data).toEqual([]);
  expect((await staff.client.rpc('retry_failed_outbox_row', { p_id: id })).data).toBe(false);
});
