import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { tiers } from '@fit-to-print/content/tiers';
import { lookupKey } from '../../supabase/functions/_shared/contracts/subscription.ts';

// Stripe's objects, with the fields that this repository reads. Times are Unix seconds, amounts are cents.

export interface Price {
  id: string;
  object: 'price';
  active: true;
  currency: 'usd';
  unit_amount: number;
  lookup_key: string;
  nickname: string;
  product: string;
  metadata: Record<string, string>;
  recurring: { interval: 'month'; interval_count: 1 };
}

interface Customer {
  id: string;
  object: 'customer';
  email: string | null;
  metadata: Record<string, string>;
  created: number;
}

export interface CheckoutSession {
  id: string;
  object: 'checkout.session';
  mode: 'subscription';
  status: 'open' | 'complete' | 'expired';
  customer: string;
  subscription: string | null;
  line_items: { object: 'list'; data: [{ price: Price; quantity: 1 }] };
  metadata: Record<string, string>;
  url: string | null;
  success_url: string;
  cancel_url: string | null;
  created: number;
  expires_at: number;
}

export interface Subscription {
  id: string;
  object: 'subscription';
  status: 'active' | 'canceled';
  customer: string;
  cancel_at_period_end: boolean;
  canceled_at: number | null;
  items: {
    object: 'list';
    data: [
      {
        id: string;
        object: 'subscription_item';
        price: Price;
        quantity: 1;
        current_period_start: number;
        current_period_end: number;
      },
    ];
  };
  metadata: Record<string, string>;
  created: number;
}

export interface PortalSession {
  id: string;
  object: 'billing_portal.session';
  customer: string;
  url: string;
  return_url: string;
  created: number;
}

export interface StripeEvent {
  id: string;
  object: 'event';
  type: string;
  api_version: string;
  created: number;
  livemode: false;
  pending_webhooks: number;
  request: null;
  data: { object: Subscription | CheckoutSession };
}

/** What the stand-in stores between two starts. */
export interface State {
  customers: Record<string, Customer>;
  sessions: Record<string, CheckoutSession>;
  subscriptions: Record<string, Subscription>;
  portals: Record<string, PortalSession>;
  prices: Price[];
  /** Events that the webhook has not acknowledged. */
  pending: StripeEvent[];
}

export const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`;
export const now = () => Math.floor(Date.now() / 1000);
export const day = 24 * 60 * 60;

/** A monthly price for each tier, as `pnpm deploy:prices` makes them at Stripe. */
const prices = (): Price[] =>
  tiers.map(({ id, name, price }) => ({
    id: `price_${id}`,
    object: 'price',
    active: true,
    currency: 'usd',
    unit_amount: price.amount * 100,
    lookup_key: lookupKey(id),
    nickname: name,
    product: `prod_${id}`,
    metadata: { tier: id },
    recurring: { interval: 'month', interval_count: 1 },
  }));

/** Reads the state from a file. Await `save` before reporting a change to anyone. */
export async function openState(file: string): Promise<{ state: State; save: () => Promise<void> }> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  const state: State = {
    customers: {},
    sessions: {},
    subscriptions: {},
    portals: {},
    pending: [],
    ...(JSON.parse(text) as Partial<State>),
    prices: prices(),
  };
  const write = async () => {
    await writeFile(`${file}.new`, JSON.stringify(state), { mode: 0o600 });
    await rename(`${file}.new`, file);
  };
  let lastWrite = Promise.resolve();
  // One write after another, also after one that failed.
  return { state, save: () => (lastWrite = lastWrite.then(write, write)) };
}

export function newSubscription(customer: string, price: Price): Subscription {
  const id = newId('sub');
  const item = {
    id: newId('si'),
    object: 'subscription_item',
    price,
    quantity: 1,
    current_period_start: now(),
    current_period_end: now() + 30 * day,
  } as const;
  return {
    id,
    object: 'subscription',
    status: 'active',
    customer,
    cancel_at_period_end: false,
    canceled_at: null,
    items: { object: 'list', data: [item] },
    metadata: {},
    created: now(),
  };
}

/**
 * Ends the paid period: a canceled subscription ends, another one enters its next period.
 * @returns the type of the event to emit
 */
export function endPeriod(
  subscription: Subscription,
): 'customer.subscription.updated' | 'customer.subscription.deleted' {
  const [item] = subscription.items.data;
  if (subscription.cancel_at_period_end) {
    item.current_period_end = Math.min(item.current_period_end, now());
    subscription.status = 'canceled';
    return 'customer.subscription.deleted';
  }
  item.current_period_start = Math.min(item.current_period_end, now());
  item.current_period_end = item.current_period_start + 30 * day;
  return 'customer.subscription.updated';
}
