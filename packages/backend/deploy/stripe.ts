import { Stripe } from 'stripe';
import { lookupKey, type TierId, tierIds } from '../supabase/functions/_shared/contracts/subscription.ts';
import { openStripe } from '../supabase/functions/_shared/stripe.ts';
import { ask, type Check, type Finding, missing, type Project } from './check.ts';

export const stripeOf = ({ env }: Pick<Project, 'env'>): Stripe =>
  openStripe({
    secretKey: env.STRIPE_SECRET_KEY!,
    apiUrl: env.STRIPE_API_URL ? new URL(env.STRIPE_API_URL) : undefined,
  });

const dollars = (cents: number) => `$${cents / 100}`;

/** What is wrong with a price that a package is sold at. */
function faultOf(price: Stripe.Price, cents: number): string | undefined {
  const { unit_amount, currency, recurring } = price;
  if (currency !== 'usd') return `is in ${currency.toUpperCase()}`;
  if (recurring?.interval !== 'month' || recurring.interval_count !== 1) return 'is not monthly';
  if (unit_amount !== cents) return `is ${dollars(unit_amount ?? 0)}, on the rate card ${dollars(cents)}`;
  return undefined;
}

const pricesByTier = async (stripe: Stripe): Promise<Map<TierId, Stripe.Price>> => {
  const { data } = await stripe.prices.list({ lookup_keys: tierIds.map(lookupKey), active: true });
  return new Map(
    tierIds.flatMap(tier => {
      const price = data.find(({ lookup_key }) => lookup_key === lookupKey(tier));
      return price ? [[tier, price]] : [];
    }),
  );
};

export const pricesCheck: Check = {
  title: 'Prices at Stripe',
  needs: ['STRIPE_SECRET_KEY'],
  async examine(project) {
    const found = await pricesByTier(stripeOf(project));
    return tierIds.flatMap((tier): Finding[] => {
      const { name, amount } = project.tiers[tier];
      const price = found.get(tier);
      if (!price) return [missing(`${name} has no price ${lookupKey(tier)}.`, 'pnpm deploy:prices')];
      const fault = faultOf(price, amount);
      return fault ? [missing(`${name} ${fault}.`, 'pnpm deploy:prices')] : [];
    });
  },
};

/**
 * Makes the prices that are missing or wrong, and nothing twice. A price cannot be changed: a new one takes its lookup key,
 * and whoever subscribes keeps paying the old one, which is known by its metadata.
 * @returns a line for each price: what was done
 */
export async function makePrices(project: Pick<Project, 'env' | 'tiers'>): Promise<string[]> {
  const stripe = stripeOf(project);
  const found = await pricesByTier(stripe);
  const lines: string[] = [];
  for (const tier of tierIds) {
    const before = found.get(tier);
    const { name, product: productName, amount } = project.tiers[tier];
    if (before && !faultOf(before, amount)) {
      lines.push(`${name}: ${dollars(amount)} a month, as it was`);
      continue;
    }
    const product = typeof before?.product === 'string' ? before.product : before?.product.id;
    // oxlint-disable-next-line no-await-in-loop -- Stripe limits how fast prices are made
    await stripe.prices.create({
      ...(product ? { product } : { product_data: { name: productName } }),
      nickname: name,
      currency: 'usd',
      unit_amount: amount,
      recurring: { interval: 'month' },
      lookup_key: lookupKey(tier),
      transfer_lookup_key: true,
      metadata: { tier },
    });
    lines.push(`${name}: ${dollars(amount)} a month, ${before ? 'in place of the old price' : 'made'}`);
  }
  return lines;
}

const events = [
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
] as const;

const webhookUrl = ({ env }: Project) =>
  `${env.SUPABASE_URL!.replace(/\/$/, '')}/functions/v1/stripe-webhook`;
const where = "In Stripe's dashboard, under Developers, Webhooks:";

export const webhookCheck: Check = {
  title: "Stripe's webhook",
  needs: ['STRIPE_SECRET_KEY', 'SUPABASE_URL'],
  async examine(project) {
    const url = webhookUrl(project);
    const { data } = await stripeOf(project).webhookEndpoints.list({ limit: 100 });
    const endpoint = data.find(candidate => candidate.url === url);
    if (!endpoint)
      return [missing('Stripe does not know the webhook.', `${where} add ${url} for ${events.join(', ')}.`)];
    const findings: Finding[] = [];
    if (endpoint.status !== 'enabled')
      findings.push(missing('The webhook is disabled.', `${where} enable it.`));
    const taken: string[] = endpoint.enabled_events;
    const left = taken.includes('*') ? [] : events.filter(event => !taken.includes(event));
    if (left.length > 0)
      findings.push(missing(`It is not told of ${left.join(', ')}.`, `${where} add them.`));
    return findings;
  },
};

export const signatureCheck: Check = {
  title: "Signature of Stripe's events",
  needs: ['STRIPE_WEBHOOK_SECRET', 'SUPABASE_URL'],
  async examine(project) {
    // Of a type that nobody listens to, signed as Stripe would.
    const payload = JSON.stringify({
      id: 'evt_deploy_check',
      object: 'event',
      type: 'deploy.check',
      data: { object: {} },
    });
    const signature = await Stripe.webhooks.generateTestHeaderStringAsync({
      payload,
      secret: project.env.STRIPE_WEBHOOK_SECRET!,
      cryptoProvider: Stripe.createSubtleCryptoProvider(),
    });
    const response = await ask(webhookUrl(project), {
      method: 'POST',
      headers: { 'stripe-signature': signature },
      body: payload,
    });
    await response.body?.cancel();
    if (response.ok) return [];
    const todo = `${where} reveal the signing secret, write it into supabase/functions/.env, then supabase secrets set --env-file supabase/functions/.env`;
    return [missing('The function has another signing secret than STRIPE_WEBHOOK_SECRET.', todo)];
  },
};

export const portalCheck: Check = {
  title: "Stripe's portal",
  needs: ['STRIPE_SECRET_KEY'],
  async examine(project) {
    const { data } = await stripeOf(project).billingPortal.configurations.list({
      active: true,
      is_default: true,
    });
    const todo = "Save its settings once in Stripe's dashboard, under Settings, Billing, Customer portal.";
    return data.length > 0 ? [] : [missing('The portal is not set up.', todo)];
  },
};
