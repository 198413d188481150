import { expect } from 'vitest';
import { backend, sql } from './runningBackend.ts';

/**
 * Calls `dispatch-outbox`, as the database's timer does, until every second subscription of a buyer is canceled and refunded. Attempts that
 * failed are repeated without the usual wait.
 */
export async function retrySecondSubscriptions(): Promise<void> {
  const retryAndListPending = async () => {
    await sql`update public.second_subscriptions set next_attempt_at = now() - interval '1 second' where ended_at is null`;
    const response = await fetch(`${backend.urls.api}/functions/v1/dispatch-outbox`, {
      method: 'POST',
      headers: { authorization: `Bearer ${backend.env.DISPATCH_SECRET}` },
    });
    expect(response.status).toBe(200);
    return sql`select subscription_id, last_error from public.second_subscriptions where ended_at is null`;
  };
  await expect.poll(retryAndListPending, { timeout: 30_000 }).toEqual([]);
}
