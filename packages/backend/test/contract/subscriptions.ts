/**
 * Subscriptions and orders in the database of a project, as payments at Stripe create them. A tier is a monthly package of press releases.
 */
import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import type { Account } from './account.ts';
import type { SupabaseProject } from './supabaseProject.ts';

interface SubscriptionRow {
  userId: string;
  /** The id at Stripe. */
  id?: string;
  /** Stripe's status. */
  status?: 'active' | 'canceled';
}

/** Inserts a subscription to the tier Growth, which ends in a month, and returns its id at Stripe. */
export async function insertSubscription(
  sql: postgres.Sql,
  { userId, id = `sub_${randomUUID()}`, status = 'active' }: SubscriptionRow,
): Promise<string> {
  await sql`
    insert into public.subscriptions ${sql({
      stripe_id: id,
      user_id: userId,
      status,
      tier: 'growth',
      period_end: new Date(Date.now() + 30 * 24 * 60 * 60 * 1000),
      // A later fetch of the subscription from Stripe has a higher number.
      fetch_number: 1,
    })}`;
  return id;
}

/** Records that the month from now on is paid. The tier Growth includes one press release a month, so this creates one order. */
export async function recordPaidMonth(sql: postgres.Sql, subscriptionId: string): Promise<void> {
  await sql`
    select private.record_paid_period(
      p_subscription_id => ${subscriptionId},
      p_tier => 'growth',
      p_period_start => now(),
      p_period_end => now() + interval '1 month'
    )`;
}

/** Creates the order of a paid month, and returns its id. */
export async function newOrder({ sql }: Pick<SupabaseProject, 'sql'>, buyer: Account): Promise<string> {
  const subscriptionId = await insertSubscription(sql, { userId: buyer.id });
  await recordPaidMonth(sql, subscriptionId);
  const [order] = await sql<[{ id: string }]>`
    select id from public.orders where subscription_id = ${subscriptionId}`;
  return order.id;
}

interface FetchedSubscription {
  subscriptionId: string;
  /** The customer at Stripe. */
  customerId: string;
  /** The address of that customer. */
  email: string;
  /** True if the invoice of the current month is paid, which creates the month's orders. */
  isPaid: boolean;
}

/** Stores an active subscription, as the function `stripe-webhook` does after it has fetched the subscription from Stripe. */
export const saveSubscription = (
  sql: postgres.Sql,
  { subscriptionId, customerId, email, isPaid }: FetchedSubscription,
) => sql`
  select public.save_subscription(
    p_event_id => ${`evt_${randomUUID()}`},
    p_event_type => 'customer.subscription.updated',
    p_fetch_number => nextval('public.subscription_fetches'),
    p_subscription_id => ${subscriptionId},
    p_customer_id => ${customerId},
    p_status => 'active',
    p_tier => 'growth',
    p_period_start => now(),
    p_period_end => now() + interval '1 month',
    p_is_paid => ${isPaid},
    p_cancel_at_period_end => false,
    p_email => ${email}
  )`;
