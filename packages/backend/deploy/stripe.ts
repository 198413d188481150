/**
 * The deployment checks of the Stripe account, and `createPrices`, which `pnpm deploy:prices` runs to create the prices and payment
 * links of the tiers (the monthly packages).
 */
import { Stripe } from 'stripe';
import {
  lookupKey,
  readPaymentLinks,
  type TierId,
  tierIds,
} from '../supabase/functions/_shared/contracts/subscription.ts';
import { openStripe } from '../supabase/functions/_shared/stripe.ts';
import { type Check, fetchWithTimeout, type Finding, problem, type Project } from './check.ts';
import { functionUrl } from './supabase.ts';

const openProjectStripe = ({ env }: Pick<Project, 'env'>): Stripe =>
  openStripe(
    {
      secretKey: env.STRIPE_SECRET_KEY!,
      apiUrl: env.STRIPE_API_URL ? new URL(env.STRIPE_API_URL) : undefined,
    },
    // The settings are the hosted project's, not those of this process.
    fetch,
  );

const formatDollars = (cents: number) => `$${cents / 100}`;

/** Says why a price differs from the rate card; undefined if it does not. */
function priceProblem(price: Stripe.Price, cents: number): string | undefined {
  const { unit_amount, currency, recurring } = price;
  if (currency !== 'usd') return `is in ${currency.toUpperCase()}`;
  if (recurring?.interval !== 'month' || recurring.interval_count !== 1) return 'is not monthly';
  if (unit_amount !== cents)
    return `is ${formatDollars(unit_amount ?? 0)}, on the rate card ${formatDollars(cents)}`;
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
  async run(project) {
    const found = await pricesByTier(openProjectStripe(project));
    return tierIds.flatMap((tier): Finding[] => {
      const { name, amount } = project.tiers[tier];
      const price = found.get(tier);
      if (!price) return [problem(`${name} has no price ${lookupKey(tier)}.`, 'pnpm deploy:prices')];
      const difference = priceProblem(price, amount);
      return difference ? [problem(`${name} ${difference}.`, 'pnpm deploy:prices')] : [];
    });
  },
};

const activeLinks = (stripe: Stripe): Promise<Stripe.PaymentLink[]> =>
  stripe.paymentLinks.list({ active: true, limit: 100 }).autoPagingToArray({ limit: 1000 });

/** True if `deploy:prices` created the link for this price. */
const sellsPrice = ({ metadata }: Stripe.PaymentLink, price: Stripe.Price) => metadata.price === price.id;

export const paymentLinksCheck: Check = {
  title: 'Payment links at Stripe',
  needs: ['STRIPE_SECRET_KEY', 'STRIPE_PAYMENT_LINKS'],
  async run(project) {
    const stripe = openProjectStripe(project);
    const [prices, links] = [await pricesByTier(stripe), await activeLinks(stripe)];
    const addresses = readPaymentLinks(project.env.STRIPE_PAYMENT_LINKS!);
    return tierIds.flatMap((tier): Finding[] => {
      const price = prices.get(tier);
      // `pricesCheck` reports a tier without a price.
      if (!price || links.some(link => link.url === addresses[tier] && sellsPrice(link, price))) return [];
      return [
        problem(
          `${project.tiers[tier].name} has no payment link in STRIPE_PAYMENT_LINKS that sells its price.`,
          'pnpm deploy:prices, write the line that it prints into supabase/.env, and build the site again.',
        ),
      ];
    });
  },
};

/**
 * Creates the payment links that are missing, and closes the links of replaced prices. Links in STRIPE_PAYMENT_LINKS stay open, because
 * the site uses them until it is built again.
 * @returns the setting that the site is built with, as a line of `supabase/.env`
 */
async function createPaymentLinks(
  stripe: Stripe,
  prices: ReadonlyMap<TierId, Stripe.Price>,
  inUse: string,
): Promise<string> {
  const links = await activeLinks(stripe);
  const entries: string[] = [];
  for (const [tier, price] of prices) {
    const link =
      links.find(each => sellsPrice(each, price)) ??
      // oxlint-disable-next-line no-await-in-loop -- Stripe limits the rate of these requests
      (await stripe.paymentLinks.create({
        line_items: [{ price: price.id, quantity: 1 }],
        metadata: { tier, price: price.id },
        after_completion: {
          type: 'hosted_confirmation',
          hosted_confirmation: {
            custom_message:
              'Your subscription is active. Next, open an account on our site with the email address that you entered: your order is there once the address is confirmed. You can change or cancel the subscription there, too.',
          },
        },
      }));
    entries.push(`${tier}=${link.url}`);
  }
  const kept = new Set([...entries, ...inUse.split(/\s+/)]);
  for (const { id, url, metadata } of links) {
    if (metadata.price === undefined || kept.has(`${metadata.tier}=${url}`)) continue;
    // oxlint-disable-next-line no-await-in-loop -- Stripe limits the rate of these requests
    await stripe.paymentLinks.update(id, { active: false });
  }
  return `STRIPE_PAYMENT_LINKS="${entries.join(' ')}"`;
}

/**
 * Creates the prices that are missing, and replaces those that differ from the rate card. The amount of a price cannot be changed, so a
 * new price gets the lookup key of the old one. Existing subscriptions still have the old price, whose metadata names its tier. Then
 * creates a payment link for each price.
 * @returns one line of text for each price, and the setting with the payment links
 */
export async function createPrices(project: Pick<Project, 'env' | 'tiers'>): Promise<string[]> {
  const stripe = openProjectStripe(project);
  const found = await pricesByTier(stripe);
  const current = new Map<TierId, Stripe.Price>();
  const lines: string[] = [];
  for (const tier of tierIds) {
    const existing = found.get(tier);
    const { name, product: productName, amount } = project.tiers[tier];
    if (existing && !priceProblem(existing, amount)) {
      current.set(tier, existing);
      lines.push(`${name}: ${formatDollars(amount)} a month, unchanged`);
      continue;
    }
    const product = typeof existing?.product === 'string' ? existing.product : existing?.product.id;
    // oxlint-disable-next-line no-await-in-loop -- Stripe limits the rate of these requests
    const created = await stripe.prices.create({
      ...(product ? { product } : { product_data: { name: productName } }),
      nickname: name,
      currency: 'usd',
      unit_amount: amount,
      recurring: { interval: 'month' },
      lookup_key: lookupKey(tier),
      transfer_lookup_key: true,
      metadata: { tier },
    });
    current.set(tier, created);
    lines.push(
      `${name}: ${formatDollars(amount)} a month, ${existing ? 'in place of the old price' : 'created'}`,
    );
  }
  lines.push(await createPaymentLinks(stripe, current, project.env.STRIPE_PAYMENT_LINKS ?? ''));
  return lines;
}

/** The types of Stripe's events that the webhook handles. */
const webhookEventTypes = [
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.paid',
] as const;

const webhookUrl = (project: Project) => functionUrl(project, 'stripe-webhook');
const dashboardPath = "In Stripe's dashboard, under Developers, Webhooks:";

export const webhookCheck: Check = {
  title: "Stripe's webhook",
  needs: ['STRIPE_SECRET_KEY', 'SUPABASE_URL'],
  async run(project) {
    const url = webhookUrl(project);
    const { data } = await openProjectStripe(project).webhookEndpoints.list({ limit: 100 });
    const endpoint = data.find(candidate => candidate.url === url);
    if (!endpoint)
      return [
        problem(
          'Stripe does not know the webhook.',
          `${dashboardPath} add ${url} for ${webhookEventTypes.join(', ')}.`,
        ),
      ];
    const findings: Finding[] = [];
    if (endpoint.status !== 'enabled')
      findings.push(problem('The webhook is disabled.', `${dashboardPath} enable it.`));
    const enabled: string[] = endpoint.enabled_events;
    const missing = enabled.includes('*') ? [] : webhookEventTypes.filter(event => !enabled.includes(event));
    if (missing.length > 0)
      findings.push(problem(`The webhook does not get ${missing.join(', ')}.`, `${dashboardPath} add them.`));
    return findings;
  },
};

export const signatureCheck: Check = {
  title: "Signature of Stripe's events",
  needs: ['STRIPE_WEBHOOK_SECRET', 'SUPABASE_URL'],
  async run(project) {
    // The webhook ignores events of this type, so the check changes nothing.
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
    const response = await fetchWithTimeout(webhookUrl(project), {
      method: 'POST',
      headers: { 'stripe-signature': signature },
      body: payload,
    });
    await response.body?.cancel();
    if (response.ok) return [];
    const remedy = `${dashboardPath} reveal the signing secret, write it into supabase/functions/.env, then supabase secrets set --env-file supabase/functions/.env`;
    return [problem('The function has another signing secret than STRIPE_WEBHOOK_SECRET.', remedy)];
  },
};

export const portalCheck: Check = {
  title: "Stripe's portal",
  needs: ['STRIPE_SECRET_KEY'],
  async run(project) {
    const { data } = await openProjectStripe(project).billingPortal.configurations.list({
      active: true,
      is_default: true,
    });
    const path = "in Stripe's dashboard, under Settings, Billing, Customer portal";
    const [configuration] = data;
    if (!configuration) return [problem('The portal is not set up.', `Save its settings once ${path}.`)];
    const { enabled, proration_behavior, schedule_at_period_end } =
      configuration.features.subscription_update;
    if (!enabled) return [];
    const findings: Finding[] = [];
    if (proration_behavior !== 'always_invoice') {
      findings.push(
        problem(
          'A customer gets a larger package at once, and pays the difference with the next invoice, or never.',
          `Have the portal invoice a change of the plan immediately, or allow none, ${path}.`,
        ),
      );
    }
    if (!schedule_at_period_end.conditions.some(({ type }) => type === 'decreasing_item_amount')) {
      findings.push(
        problem(
          'A customer who changes to a smaller package is credited for the rest of the month, whose releases are ordered already.',
          `Have the portal make a downgrade at the end of the billing period, or allow no change of the plan, ${path}.`,
        ),
      );
    }
    return findings;
  },
};
