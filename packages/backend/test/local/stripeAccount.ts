/** A fake Stripe account for the tests of the deployment checks. A tier is a monthly package of press releases. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { lookupKey, type TierId } from '../../supabase/functions/_shared/contracts/subscription.ts';
import type { TierPrice } from '../../deploy/check.ts';

interface Price {
  id: string;
  active: boolean;
  currency: string;
  unit_amount: number;
  lookup_key: string | null;
  product: string;
  metadata: Record<string, string>;
  recurring: { interval: 'month'; interval_count: 1 };
}

interface PaymentLink {
  id: string;
  active: boolean;
  url: string;
  metadata: Record<string, string>;
}

/** The settings of a Stripe account that the deployment checks read. A test changes them. */
export interface StripeAccount {
  url: string;
  prices: Price[];
  links: PaymentLink[];
  webhook: { url: string; status: 'enabled' | 'disabled'; enabled_events: string[] };
  portal: {
    active: boolean;
    features: {
      subscription_update: {
        enabled: boolean;
        proration_behavior: 'always_invoice' | 'create_prorations' | 'none';
        schedule_at_period_end: { conditions: { type: 'decreasing_item_amount' | 'shortening_interval' }[] };
      };
    };
  };
  stop(): void;
}

/** Serves a complete account by the part of Stripe's API that the deployment checks call. */
export async function startStripeAccount(
  tiers: Readonly<Record<TierId, TierPrice>>,
  webhookUrl: string,
): Promise<StripeAccount> {
  const prices = Object.entries(tiers).map(([tier, { amount }]) =>
    newPrice(tier as TierId, `prod_${tier}`, amount),
  );
  const webhook: StripeAccount['webhook'] = {
    url: webhookUrl,
    status: 'enabled',
    enabled_events: [
      ...['created', 'updated', 'deleted'].map(change => `customer.subscription.${change}`),
      'invoice.paid',
    ],
  };
  const portal: StripeAccount['portal'] = {
    active: true,
    features: {
      subscription_update: {
        enabled: true,
        proration_behavior: 'always_invoice',
        schedule_at_period_end: { conditions: [{ type: 'decreasing_item_amount' }] },
      },
    },
  };

  function createPrice(form: URLSearchParams): Price {
    const price = newPrice(
      form.get('metadata[tier]') as TierId,
      form.get('product') ?? 'prod_new',
      Number(form.get('unit_amount')),
    );
    for (const other of prices) if (other.lookup_key === price.lookup_key) other.lookup_key = null;
    prices.push(price);
    return price;
  }
  const links = prices.map(({ id, metadata }) => newLink({ ...metadata, price: id }));

  function createLink(form: URLSearchParams): PaymentLink {
    const link = newLink({
      tier: form.get('metadata[tier]') ?? '',
      price: form.get('line_items[0][price]') ?? '',
    });
    links.push(link);
    return link;
  }
  const respond = async (path: string, query: URLSearchParams, body: Promise<string> | undefined) => {
    if (path === '/v1/prices' && body) return createPrice(new URLSearchParams(await body));
    if (path === '/v1/payment_links' && body) return createLink(new URLSearchParams(await body));
    if (path.startsWith('/v1/payment_links/') && body) {
      const link = links.find(({ id }) => path.endsWith(id))!;
      return Object.assign(link, { active: new URLSearchParams(await body).get('active') === 'true' });
    }
    const lists: Record<string, object[]> = {
      '/v1/prices': prices.filter(
        ({ active, lookup_key }) => active && [...query.values()].includes(lookup_key ?? ''),
      ),
      '/v1/payment_links': links.filter(({ active }) => active),
      '/v1/webhook_endpoints': [webhook],
      '/v1/billing_portal/configurations': [portal].filter(({ active }) => active),
    };
    return { object: 'list', data: lists[path], has_more: false };
  };
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const body = request.method === 'POST' ? text(request) : undefined;
    void respond(pathname, searchParams, body).then(result =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(result)),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, prices, links, webhook, portal, stop: () => server.close() };
}

const newLink = (metadata: Record<string, string>): PaymentLink => {
  const id = `plink_${crypto.randomUUID()}`;
  return { id, active: true, url: `https://buy.example/${id}`, metadata };
};

const newPrice = (tier: TierId, product: string, amount: number): Price => ({
  id: `price_${crypto.randomUUID()}`,
  active: true,
  currency: 'usd',
  unit_amount: amount,
  lookup_key: lookupKey(tier),
  product,
  metadata: { tier },
  recurring: { interval: 'month', interval_count: 1 },
});
