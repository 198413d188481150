import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { tiers } from '@fit-to-print/content/tiers';
import { lookupKey } from '../../supabase/functions/_shared/contracts/subscription.ts';

// Stripe's objects, with those of their fields that anybody here reads. Times are Unix seconds, amounts are cents.

export interface Price {
  id: string;
  object: 'price';
  active: boolean;
  currency: string;
  unit_amount: number;
  /** Of one price at a time. */
  lookup_key: string | null;
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

/** Where events are sent. */
interface WebhookEndpoint {
  id: string;
  object: 'webhook_endpoint';
  url: string;
  status: 'enabled' | 'disabled';
  enabled_events: string[];
}

/** What customers may do in the portal. */
interface PortalConfiguration {
  id: string;
  object: 'billing_portal.configuration';
  active: boolean;
  is_default: boolean;
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

/** What the stand-in remembers from one start to the next. */
export interface State {
  customers: Record<string, Customer>;
  sessions: Record<string, CheckoutSession>;
  subscriptions: Record<string, Subscription>;
  portals: Record<string, PortalSession>;
  prices: Price[];
  webhooks: WebhookEndpoint[];
  portalConfigurations: PortalConfiguration[];
  /** Events that nobody has taken yet. */
  pending: StripeEvent[];
}

export const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`;
export const now = () => Math.floor(Date.now() / 1000);
export const day = 24 * 60 * 60;

/** What the studio would enter in Stripe's dashboard: a monthly price for each tier. */
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

/** An account as the studio would have set it up: prices, the webhook, the portal. */
const newState = (webhookUrl: string): State => ({
  customers: {},
  sessions: {},
  subscriptions: {},
  portals: {},
  prices: prices(),
  webhooks: [
    {
      id: newId('we'),
      object: 'webhook_endpoint',
      url: webhookUrl,
      status: 'enabled',
      enabled_events: [
        'customer.subscription.created',
        'customer.subscription.updated',
        'customer.subscription.deleted',
      ],
    },
  ],
  portalConfigurations: [
    { id: newId('bpc'), object: 'billing_portal.configuration', active: true, is_default: true },
  ],
  pending: [],
});

/** The state in a file, and what writes it back: to be awaited before anybody is told of a change. */
export async function openState(
  file: string,
  webhookUrl: string,
): Promise<{ state: State; save: () => Promise<void> }> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  const state: State = { ...newState(webhookUrl), ...(text && (JSON.parse(text) as Partial<State>)) };
  const write = async () => {
    await writeFile(`${file}.new`, JSON.stringify(state), { mode: 0o600 });
    await rename(`${file}.new`, file);
  };
  let writing = Promise.resolve();
  // One after the other, whether or not the one before could.
  return { state, save: () => (writing = writing.then(write, write)) };
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

/** What a period's end does: the next one begins, or the subscription ends. */
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
