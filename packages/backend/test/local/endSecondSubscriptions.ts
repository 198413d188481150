import { expect } from 'vitest';
import { backend, sql } from './runningBackend.ts';

/** Lets the timer repeat the refunds of second subscriptions that have failed, without a wait between the attempts. */
export async function endSecondSubscriptions(): Promise<void> {
  const pending = async () => {
    await sql`update public.second_subscriptions set next_attempt_at = now() - interval '1 second' where ended_at is null`;
    const response = await fetch(`${backend.urls.api}/functions/v1/dispatch-outbox`, {
      method: 'POST',
      headers: { authorization: `Bearer ${backend.env.DISPATCH_SECRET}` },
    });
    expect(response.status).toBe(200);
    return sql`select subscription_id, last_error from public.second_subscriptions where ended_at is null`;
  };
  await expect.poll(pending, { timeout: 30_000 }).toEqual([]);
}
