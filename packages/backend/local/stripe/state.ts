/**
 * The data of the local stand-in for Stripe: Stripe's objects, with the fields that this repository reads. Times are Unix seconds,
 * amounts are cents.
 */
import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { tiers } from '@fit-to-print/content/tiers';
import { lookupKey } from '../../supabase/functions/_shared/contracts/subscription.ts';

/** The price of a tier, by its `lookup_key`. */
export interface Price {
  id: string;
  unit_amount: number;
  lookup_key: string;
  nickname: string;
}

interface Customer {
  id: string;
  email: string;
  metadata?: Record<string, string>;
}

/** A visit to the checkout, with the fields of Stripe that the functions read. */
export interface CheckoutSession {
  id: string;
  status: 'open' | 'complete' | 'expired';
  customer: string;
  price: Price;
  metadata: { price: string };
  url: string;
  success_url: string;
  cancel_url: string;
}

/** A subscription, with the fields of Stripe that the functions read. Times are Unix times in seconds. */
export interface Subscription {
  id: string;
  status: 'active' | 'past_due' | 'canceled';
  customer: string;
  start_date: number;
  cancel_at_period_end: boolean;
  items: { data: [{ price: Price; current_period_start: number; current_period_end: number }] };
}

/** A payment of a subscription's invoice. */
interface Payment {
  /** The id of its PaymentIntent. */
  id: string;
  subscription: string;
  amount: number;
  isRefunded: boolean;
}

/** A visit to the page on which a customer manages a subscription. */
export interface PortalSession {
  id: string;
  customer: string;
  url: string;
  return_url: string;
}

/** An event about a subscription, as the webhook gets it. */
export interface StripeEvent {
  id: string;
  object: 'event';
  type: string;
  data: { object: Subscription };
}

/** The objects that the stand-in stores between two starts, by id. */
export interface StripeState {
  customers: Record<string, Customer>;
  sessions: Record<string, CheckoutSession>;
  subscriptions: Record<string, Subscription>;
  portals: Record<string, PortalSession>;
  payments: Record<string, Payment>;
  /** Events that the webhook has not acknowledged. */
  pendingEvents: StripeEvent[];
}

/** A new id in Stripe's form. The prefix names the kind of object, such as `cus` for a customer. */
export const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`;

const now = () => Math.floor(Date.now() / 1000);
const monthSeconds = 30 * 24 * 60 * 60;

/** A monthly price for each tier, as `pnpm deploy:prices` makes them at Stripe. */
export const prices: readonly Price[] = tiers.map(({ id, name, price }) => ({
  id: `price_${id}`,
  unit_amount: price.amount * 100,
  lookup_key: lookupKey(id),
  nickname: name,
}));

/** Reads the state from a file. Call `save` after a change, and await it before responding. */
export async function openState(file: string): Promise<{ state: StripeState; save: () => Promise<void> }> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  const state: StripeState = {
    customers: {},
    sessions: {},
    subscriptions: {},
    portals: {},
    payments: {},
    pendingEvents: [],
    ...(JSON.parse(text) as Partial<StripeState>),
  };
  const write = async () => {
    await writeFile(`${file}.new`, JSON.stringify(state), { mode: 0o600 });
    await rename(`${file}.new`, file);
  };
  let lastWrite = Promise.resolve();
  // Each write starts after the last one has ended, also if that one failed: both use the same temporary file.
  return { state, save: () => (lastWrite = lastWrite.then(write, write)) };
}

/** True if a customer with this address has a subscription that Stripe's limit counts: active, past due, unpaid or paused. */
export const hasSubscription = ({ customers, subscriptions }: StripeState, email: string): boolean =>
  Object.values(subscriptions).some(
    ({ customer, status }) =>
      status !== 'canceled' && customers[customer]?.email.toLowerCase() === email.toLowerCase(),
  );

/** Stores an active subscription whose first month begins now, and its first payment. */
export function sellSubscription(state: StripeState, customer: string, price: Price): Subscription {
  const start = now();
  const subscription: Subscription = {
    id: newId('sub'),
    status: 'active',
    customer,
    start_date: start,
    cancel_at_period_end: false,
    items: { data: [{ price, current_period_start: start, current_period_end: start + monthSeconds }] },
  };
  state.subscriptions[subscription.id] = subscription;
  addPayment(state, subscription);
  return subscription;
}

/** Stores a payment of a month. */
export function addPayment(state: StripeState, { id: subscription, items }: Subscription): void {
  const id = newId('pi');
  state.payments[id] = { id, subscription, amount: items.data[0].price.unit_amount, isRefunded: false };
}

/**
 * Ends the paid period. A subscription with `cancel_at_period_end` is canceled; any other enters its next period, and is past due if
 * the payment of that period fails.
 * @returns the type of the event to emit
 */
export function endPeriod(subscription: Subscription, { isPaid }: { isPaid: boolean }): string {
  const [item] = subscription.items.data;
  item.current_period_end = Math.min(item.current_period_end, now());
  if (subscription.cancel_at_period_end) {
    subscription.status = 'canceled';
    return 'customer.subscription.deleted';
  }
  // A test may end the first period within the second in which it began.
  item.current_period_start = Math.max(item.current_period_end, subscription.start_date + 1);
  item.current_period_end += monthSeconds;
  if (!isPaid) subscription.status = 'past_due';
  return 'customer.subscription.updated';
}
