/** The API of the local stand-in for Stripe, which takes payments without money. */
import { type Context, Hono } from 'hono';
import type { EventSender } from './events.ts';
import { type CheckoutSession, newId, type PortalSession, prices, type StripeState } from './state.ts';

/** What the API of the stand-in needs. `save` writes the state into its file. */
export interface ApiOptions {
  /** The origin of the stand-in. */
  url: string;
  state: StripeState;
  save: () => Promise<void>;
  events: EventSender;
}

/** The part of Stripe's API that the functions call, with its errors and idempotency keys. */
export function stripeApi({ url, state, save, events }: ApiOptions): Hono {
  const api = new Hono();

  // A repeated request, also a simultaneous one, gets the response to the first request with its idempotency key.
  const responses = new Map<string, Promise<string | undefined>>();
  api.use(async (context, next) => {
    const key = context.req.header('idempotency-key');
    if (context.req.method !== 'POST' || !key) return next();
    const firstBody = await responses.get(key);
    if (firstBody !== undefined) {
      return context.body(firstBody, 200, { 'content-type': 'application/json' });
    }
    const response = Promise.withResolvers<string | undefined>();
    responses.set(key, response.promise);
    await next();
    if (!context.res.ok) responses.delete(key);
    response.resolve(context.res.ok ? await context.res.clone().text() : undefined);
  });

  api.get('/prices', context => {
    const values = Object.values(context.req.query());
    return listResponse(
      context,
      prices.filter(({ lookup_key }) => values.includes(lookup_key)),
    );
  });

  api.post('/customers', async context => {
    const { email = '', 'metadata[user_id]': userId } = await readForm(context);
    const customer = { id: newId('cus'), email, ...(userId && { metadata: { user_id: userId } }) };
    state.customers[customer.id] = customer;
    await save();
    return context.json(customer);
  });

  // Lists customers, newest first, with the subscriptions for which the functions ask. As at Stripe, capital letters in the address count.
  api.get('/customers', context =>
    listResponse(
      context,
      Object.values(state.customers)
        .filter(({ email }) => email === context.req.query('email'))
        .toReversed()
        .map(customer => ({
          metadata: {},
          ...customer,
          subscriptions: { data: subscriptionsOf(customer.id) },
        })),
    ),
  );

  // Deletes a customer, and cancels its subscriptions immediately. They can still be retrieved.
  api.delete('/customers/:id', async context => {
    const id = context.req.param('id');
    if (!state.customers[id]) return missingObjectResponse(context, 'customer');
    delete state.customers[id];
    const active = Object.values(state.subscriptions).filter(
      ({ customer, status }) => customer === id && status === 'active',
    );
    for (const subscription of active) subscription.status = 'canceled';
    await save();
    await Promise.all(active.map(subscription => events.emit('customer.subscription.deleted', subscription)));
    return context.json({ id, deleted: true });
  });

  api.post('/checkout/sessions', async context => {
    const { customer = '', success_url = '', cancel_url = '', ...form } = await readForm(context);
    const price = prices.find(({ id }) => id === form['line_items[0][price]']);
    if (!state.customers[customer]) return missingObjectResponse(context, 'customer');
    if (!price) return missingObjectResponse(context, 'price');
    const id = newId('cs_test');
    const session: CheckoutSession = {
      id,
      status: 'open',
      customer,
      price,
      metadata: { price: form['metadata[price]'] ?? '' },
      url: `${url}/c/pay/${id}`,
      success_url,
      cancel_url,
    };
    state.sessions[id] = session;
    // The response is made before the wait, because the session may change during it.
    const response = context.json(session);
    await save();
    return response;
  });

  // Lists sessions, newest first.
  api.get('/checkout/sessions', context => {
    const { customer, status } = context.req.query();
    const sessions = Object.values(state.sessions).toReversed();
    return listResponse(
      context,
      sessions.filter(
        session => session.customer === customer && (status === undefined || session.status === status),
      ),
    );
  });

  api.post('/checkout/sessions/:id/expire', async context => {
    const session = state.sessions[context.req.param('id')];
    if (session?.status !== 'open') {
      const error = { type: 'invalid_request_error', message: 'Only open sessions can be expired.' };
      return context.json({ error }, 400);
    }
    session.status = 'expired';
    await save();
    return context.json(session);
  });

  api.post('/billing_portal/sessions', async context => {
    const { customer = '', return_url = '' } = await readForm(context);
    if (!state.customers[customer]) return missingObjectResponse(context, 'customer');
    const id = newId('bps');
    const session: PortalSession = { id, customer, url: `${url}/p/session/${id}`, return_url };
    state.portals[id] = session;
    await save();
    return context.json(session);
  });

  // Canceled subscriptions are left out, as at Stripe.
  const subscriptionsOf = (id: string | undefined) =>
    Object.values(state.subscriptions).filter(
      ({ customer, status }) => customer === id && status !== 'canceled',
    );

  api.get('/subscriptions', context => listResponse(context, subscriptionsOf(context.req.query('customer'))));

  api.get('/subscriptions/:id', context => {
    const subscription = state.subscriptions[context.req.param('id')];
    if (!subscription) return missingObjectResponse(context, 'subscription');
    const { customer: id, items } = subscription;
    const { price } = items.data[0];
    // The functions ask for the customer and the invoice in place of their ids.
    return context.json({
      ...subscription,
      currency: 'usd',
      customer: state.customers[id] ?? { id, deleted: true },
      // A card is paid or declined immediately, and a declined one makes no subscription.
      latest_invoice: {
        status: subscription.status === 'past_due' ? 'open' : 'paid',
        lines: { data: [{ amount: price.unit_amount, pricing: { price_details: { price: price.id } } }] },
      },
    });
  });

  // Cancels the subscription immediately. As at Stripe, one that has ended cannot be canceled again.
  api.delete('/subscriptions/:id', async context => {
    const subscription = state.subscriptions[context.req.param('id')];
    if (!subscription || subscription.status === 'canceled')
      return missingObjectResponse(context, 'subscription');
    subscription.status = 'canceled';
    await save();
    await events.emit('customer.subscription.deleted', subscription);
    return context.json(subscription);
  });

  // Each month has one invoice with one payment.
  api.get('/invoices', context =>
    listResponse(
      context,
      Object.values(state.payments)
        .filter(({ subscription }) => subscription === context.req.query('subscription'))
        .map(({ id, subscription, amount }) => ({
          subscription,
          payments: {
            data: [
              {
                status: 'paid',
                amount_paid: amount,
                payment: { type: 'payment_intent', payment_intent: id },
              },
            ],
          },
        })),
    ),
  );

  // Refunds all of a payment. As at Stripe, nothing is left for a second refund.
  api.post('/refunds', async context => {
    const payment = state.payments[(await readForm(context)).payment_intent ?? ''];
    if (!payment) return missingObjectResponse(context, 'payment_intent');
    if (payment.isRefunded) {
      const error = {
        type: 'invalid_request_error',
        code: 'charge_already_refunded',
        message: 'This payment has already been refunded.',
      };
      return context.json({ error }, 400);
    }
    payment.isRefunded = true;
    await save();
    return context.json({ id: newId('re'), status: 'succeeded', amount: payment.amount });
  });
  return api;
}

/** Stripe's error for an id that it does not know. */
const missingObjectResponse = (context: Context, kind: string) =>
  context.json(
    { error: { type: 'invalid_request_error', code: 'resource_missing', message: `No such ${kind}.` } },
    404,
  );

const listResponse = (context: Context, data: readonly object[]) =>
  context.json({ object: 'list', data, has_more: false, url: context.req.path });

const readForm = async (context: Context): Promise<Record<string, string>> =>
  Object.fromEntries(new URLSearchParams(await context.req.text()));
