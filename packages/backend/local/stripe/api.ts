import { type Context, Hono } from 'hono';
import type { Events } from './events.ts';
import { type CheckoutSession, day, newId, now, type PortalSession, type State } from './state.ts';

export interface ApiOptions {
  /** The origin of the stand-in. */
  url: string;
  secretKey: string;
  state: State;
  save: () => Promise<void>;
  events: Events;
}

type Form = Readonly<Record<string, string>>;

/** The part of Stripe's API that the functions call, with its errors and idempotency keys. */
export function stripeApi({ url, secretKey, state, save, events }: ApiOptions): Hono {
  const api = new Hono();
  const idempotent = new Map<string, { request: string; body: Promise<string | undefined> }>();

  api.use(async (context, next) => {
    if (context.req.header('authorization') !== `Bearer ${secretKey}`) {
      return respondWithError(context, 401, { message: 'Invalid API Key provided.' });
    }
    const key = context.req.header('idempotency-key');
    if (context.req.method !== 'POST' || !key) return next();
    const request = `${context.req.path}?${await context.req.text()}`;
    const earlier = idempotent.get(key);
    if (earlier && earlier.request !== request) {
      return respondWithError(context, 400, {
        type: 'idempotency_error',
        message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      });
    }
    // A repetition waits for the response to the first request. (Stripe answers 409, and its SDK retries.)
    const body = await earlier?.body;
    if (body !== undefined) {
      return context.body(body, 200, {
        'content-type': 'application/json',
        'idempotent-replayed': 'true',
      });
    }
    const response = Promise.withResolvers<string | undefined>();
    idempotent.set(key, { request, body: response.promise });
    await next();
    if (!context.res.ok) idempotent.delete(key);
    response.resolve(context.res.ok ? await context.res.clone().text() : undefined);
  });

  api.get('/prices', context => {
    const keys = [...new URL(context.req.url).searchParams]
      .filter(([name]) => /^lookup_keys\[\d*\]$/.test(name))
      .map(([, value]) => value);
    return list(
      context,
      state.prices.filter(price => keys.length === 0 || keys.includes(price.lookup_key)),
    );
  });

  api.post('/customers', async context => {
    const form = await readForm(context);
    const customer = {
      id: newId('cus'),
      object: 'customer',
      email: form.email ?? null,
      metadata: fieldsOf(form, 'metadata'),
      created: now(),
    } as const;
    state.customers[customer.id] = customer;
    await save();
    return context.json(customer);
  });

  // Cancels the customer's subscriptions at once. They can still be retrieved.
  api.delete('/customers/:id', async context => {
    const id = context.req.param('id');
    if (!state.customers[id]) return respondWithError(context, 404, noSuch('customer', id));
    delete state.customers[id];
    for (const session of Object.values(state.sessions)) {
      if (session.customer === id && session.status === 'open') {
        session.status = 'expired';
        session.url = null;
      }
    }
    for (const [key, portal] of Object.entries(state.portals)) {
      if (portal.customer === id) delete state.portals[key];
    }
    const ended = Object.values(state.subscriptions).filter(
      ({ customer, status }) => customer === id && status === 'active',
    );
    for (const subscription of ended) {
      subscription.status = 'canceled';
      subscription.canceled_at = now();
    }
    await save();
    await Promise.all(ended.map(subscription => events.emit('customer.subscription.deleted', subscription)));
    return context.json({ id, object: 'customer', deleted: true });
  });

  api.post('/checkout/sessions', async context => {
    const form = await readForm(context);
    const { customer = '', success_url, cancel_url = null } = form;
    const price = state.prices.find(({ id }) => id === form['line_items[0][price]']);
    if (form.mode !== 'subscription') return respondWithError(context, 400, missingParam('mode'));
    if (!success_url) return respondWithError(context, 400, missingParam('success_url'));
    if (!state.customers[customer]) return respondWithError(context, 400, noSuch('customer', customer));
    if (!price) return respondWithError(context, 400, noSuch('price', form['line_items[0][price]'] ?? ''));
    const id = newId('cs_test');
    const session: CheckoutSession = {
      id,
      object: 'checkout.session',
      mode: 'subscription',
      status: 'open',
      customer,
      subscription: null,
      line_items: { object: 'list', data: [{ price, quantity: 1 }] },
      metadata: fieldsOf(form, 'metadata'),
      url: `${url}/c/pay/${id}`,
      success_url,
      cancel_url,
      created: now(),
      expires_at: now() + day,
    };
    state.sessions[id] = session;
    // Serialized before the wait, in which the session may change.
    const response = context.json(session);
    await save();
    return response;
  });

  api.get('/checkout/sessions', context => {
    const { customer, limit = '10' } = context.req.query();
    // Newest first.
    const all = Object.values(state.sessions).toReversed();
    return list(context, all.filter(session => session.customer === customer).slice(0, Number(limit)));
  });

  api.post('/checkout/sessions/:id/expire', async context => {
    const session = state.sessions[context.req.param('id')];
    if (!session) return respondWithError(context, 404, noSuch('checkout.session', context.req.param('id')));
    if (session.status !== 'open') {
      return respondWithError(context, 400, {
        message: 'Only Checkout Sessions with a status in ["open"] can be expired.',
      });
    }
    session.status = 'expired';
    session.url = null;
    await save();
    return context.json(session);
  });

  api.post('/billing_portal/sessions', async context => {
    const { customer = '', return_url = '' } = await readForm(context);
    if (!state.customers[customer]) return respondWithError(context, 400, noSuch('customer', customer));
    const id = newId('bps');
    const session: PortalSession = {
      id,
      object: 'billing_portal.session',
      customer,
      url: `${url}/p/session/${id}`,
      return_url,
      created: now(),
    };
    state.portals[id] = session;
    await save();
    return context.json(session);
  });

  api.get('/subscriptions/:id', context => {
    const id = context.req.param('id');
    const subscription = state.subscriptions[id];
    return subscription
      ? context.json(subscription)
      : respondWithError(context, 404, noSuch('subscription', id));
  });

  api.all('*', context =>
    respondWithError(context, 404, {
      message: `Unrecognized request URL (${context.req.method}: ${context.req.path}).`,
    }),
  );
  return api;
}

interface StripeError {
  type?: string;
  code?: string;
  param?: string;
  message: string;
}

const respondWithError = (context: Context, status: 400 | 401 | 404, error: StripeError) =>
  context.json({ error: { type: 'invalid_request_error', ...error } }, status);

const noSuch = (kind: string, id: string): StripeError => ({
  code: 'resource_missing',
  param: kind,
  message: `No such ${kind}: '${id}'`,
});

const missingParam = (param: string): StripeError => ({
  code: 'parameter_missing',
  param,
  message: `Missing required param: ${param}.`,
});

const list = (context: Context, data: readonly object[]) =>
  context.json({ object: 'list', data, has_more: false, url: context.req.path });

const readForm = async (context: Context): Promise<Form> =>
  Object.fromEntries(new URLSearchParams(await context.req.text()));

/** The fields of an object that the form has as `name[field]`. */
const fieldsOf = (form: Form, name: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(form).flatMap(([key, value]) =>
      key.startsWith(`${name}[`) ? [[key.slice(name.length + 1, -1), value]] : [],
    ),
  );
