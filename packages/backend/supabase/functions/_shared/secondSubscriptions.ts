/** Cancels and refunds the second subscription of an account or address, which `save_subscription` has noticed. */
import { Stripe } from 'stripe';
import { rpc } from './database.ts';
import type { Env } from './env.ts';
import { errorText, log } from './log.ts';
import { openStripe, tierOf } from './stripe.ts';

// Longer than one attempt: five calls of Stripe one after the other, each of 13 s at most.
const leaseSeconds = 90;
// The platform ends a worker after 150 s.
const maxWorkMs = 60_000;

/**
 * Cancels and refunds all second subscriptions that are due. A failed attempt is repeated by the timer, without end. Several calls may
 * run at the same time, and each may crash: nothing is refunded twice, because a refund cannot exceed its payment. Never rejects.
 */
export async function endSecondSubscriptions(env: Env): Promise<void> {
  try {
    const deadline = performance.now() + maxWorkMs;
    while (performance.now() < deadline) {
      // oxlint-disable-next-line no-await-in-loop -- One after the other: each has its own lease.
      const [row] = await rpc(env, 'claim_second_subscription', { p_lease_seconds: leaseSeconds });
      if (!row) return;
      // oxlint-disable-next-line no-await-in-loop -- As above.
      const error = await endSubscription(env, row.subscription_id).then(() => undefined, describeError);
      log('second-subscription', { id: row.subscription_id, attempt: row.attempt, error });
      if (error === undefined) continue;
      // oxlint-disable-next-line no-await-in-loop -- As above.
      await rpc(env, 'fail_second_subscription', {
        p_subscription_id: row.subscription_id,
        p_attempt: row.attempt,
        p_error: error,
      });
    }
  } catch (error) {
    log('second-subscription', { error: errorText(error) });
  }
}

/** The text of an error, which is stored. Stripe's own text may name a customer, so only its type and code are used. */
const describeError = (error: unknown): string =>
  error instanceof Stripe.errors.StripeError
    ? [error.type, error.code].filter(Boolean).join(' ')
    : errorText(error);

async function endSubscription(env: Env, id: string): Promise<void> {
  const stripe = openStripe();
  const subscription = await stripe.subscriptions.retrieve(id, { expand: ['customer'] });
  if (!['canceled', 'incomplete_expired'].includes(subscription.status)) {
    // The subscription ends immediately. By default, Stripe makes no last invoice and no credit for the rest of the month.
    await stripe.subscriptions.cancel(id);
  }
  const { data: invoices } = await stripe.invoices.list({
    subscription: id,
    limit: 100,
    expand: ['data.payments'],
  });
  const payments = invoices.flatMap(({ payments: list }) => list?.data ?? []);
  const amounts = await Promise.all(payments.map(payment => refund(stripe, payment)));
  const { customer, currency } = subscription;
  await rpc(env, 'finish_second_subscription', {
    p_subscription_id: id,
    p_refunded_cents: amounts.reduce((sum, amount) => sum + amount, 0),
    p_currency: currency,
    p_tier: tierOf(subscription),
    p_email: typeof customer === 'object' && !customer.deleted ? customer.email : null,
  });
}

/**
 * Refunds what is left of a payment.
 * @returns the amount of the payment in cents; 0 for one that was not made, or not through Stripe
 * @throws if Stripe cannot refund it now. A repeated call makes a new refund of what is left.
 */
async function refund(
  stripe: Stripe,
  { status, amount_paid, payment }: Stripe.InvoicePayment,
): Promise<number> {
  const { payment_intent, charge } = payment;
  const source = payment_intent ?? charge;
  if (status !== 'paid' || !amount_paid || !source) return 0;
  const id = typeof source === 'string' ? source : source.id;
  try {
    const { status: refundStatus } = await stripe.refunds.create({
      ...(payment_intent ? { payment_intent: id } : { charge: id }),
      reason: 'duplicate',
    });
    if (refundStatus === 'failed' || refundStatus === 'canceled') {
      throw new Error(`The state of the refund is ${refundStatus}.`);
    }
  } catch (error) {
    // An earlier attempt, or a person, has refunded it.
    if (!(error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded'))
      throw error;
  }
  return amount_paid;
}
