import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Account, signIn } from './account.ts';
import { openTarget, type Target } from './target.ts';

let target: Target;
let editor: Account;
let ada: Account;
beforeAll(async () => {
  target = await openTarget();
  [editor, ada] = [await signIn(target), await signIn(target)];
  await target.sql`insert into public.staff_members (user_id) values (${editor.id})`;
});
afterAll(() => target.stop());

/** A mail to an address of ours that was given up, or is still to be sent: in a day, so that nobody does. */
async function insertMail(dead: boolean): Promise<{ id: number; key: string }> {
  const key = `contact-confirmation/${randomUUID()}`;
  const [row] = await target.sql`
    insert into public.outbox (key, kind, payload, attempts, last_error, failed_at, next_attempt_at)
    values (
      ${key}, 'contact-confirmation', ${target.sql.json({ email: 'ada@dead.test.example' })}, ${dead ? 10 : 0},
      'The mail provider answered 503.', ${dead ? new Date() : null}, now() + interval '1 day'
    ) returning id`;
  return { id: Number(row?.id), key };
}

const dead = async (account: Account, id: number) =>
  (await account.client.from('failed_mails').select().eq('id', id)).data;

describe('mail that was given up', () => {
  test('is seen by the studio, with what the last attempt said, and by nobody else', async () => {
    const { id } = await insertMail(true);
    expect(await dead(editor, id)).toEqual([
      {
        id,
        kind: 'contact-confirmation',
        lead_id: null,
        application_id: null,
        attempts: 10,
        last_error: 'The mail provider answered 503.',
        failed_at: expect.any(String),
      },
    ]);
    expect(await dead(ada, id)).toEqual([]);
  });

  test('is tried again from the start when the studio wants it, under its key', async () => {
    const { id, key } = await insertMail(true);
    expect((await editor.client.rpc('retry_failed_mail', { p_id: id })).data).toBe(true);
    expect(await dead(editor, id)).toEqual([]);
    await expect
      .poll(
        () => target.sql`select key, attempts from public.outbox where id = ${id} and sent_at is not null`,
        {
          timeout: 90_000,
        },
      )
      .toEqual([{ key, attempts: 1 }]);
  }, 100_000);

  test('is not tried again because somebody else wants it', async () => {
    const { id } = await insertMail(true);
    expect((await ada.client.rpc('retry_failed_mail', { p_id: id })).data).toBe(false);
    expect(await dead(editor, id)).toHaveLength(1);
  });
});

test('mail that waits is not the studio’s to see or to hurry', async () => {
  const { id } = await insertMail(false);
  expect((await editor.client.from('outbox').select().eq('id', id)).data).toEqual([]);
  expect((await editor.client.rpc('retry_failed_mail', { p_id: id })).data).toBe(false);
});
