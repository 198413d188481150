import { randomUUID } from 'node:crypto';
import type { Account } from './account.ts';
import type { SupabaseProject } from './supabaseProject.ts';

/** Makes an order as a paid period does, and returns its id. */
export async function newOrder({ sql }: SupabaseProject, buyer: Account, tier = 'growth'): Promise<string> {
  const subscription = `sub_${randomUUID()}`;
  await sql`
    insert into public.subscriptions (stripe_id, user_id, status, tier, period_end, fetch_number)
    values (${subscription}, ${buyer.id}, 'active', ${tier}, now() + interval '1 month', 1)`;
  await sql`
    select private.record_paid_period(${subscription}, ${tier}, now(), now() + interval '1 month')`;
  const [order] = await sql<[{ id: string }]>`
    select id from public.orders where subscription_id = ${subscription}`;
  return order.id;
}
