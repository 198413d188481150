import { type Context, Hono } from 'hono';
import type { Events } from './events.ts';
import {
  newId,
  now,
  day,
  type PortalSession,
  type Price,
  type State,
  type CheckoutSession,
} from './state.ts';

export interface ApiOptions {
  /** Of the stand-in itself. */
  url: string;
  secretKey: string;
  state: State;
  save: () => Promise<void>;
  events: Events;
}

type Form = Readonly<Record<string, string>>;

/** Stripe's API, as far as the functions call it: its objects, its errors, its idempotency keys. */
export function stripeApi({ url, secretKey, state, save, events }: ApiOptions): Hono {
  const api = new Hono();
  const remembered = new Map<string, { request: string; body: Promise<string | undefined> }>();

  api.use(async (context, next) => {
    if (context.req.header('authorization') !== `Bearer ${secretKey}`) {
      return refuse(context, 401, { message: 'Invalid API Key provided.' });
    }
    const key = context.req.header('idempotency-key');
    if (context.req.method !== 'POST' || !key) return next();
    const request = `${context.req.path}?${await context.req.text()}`;
    const before = remembered.get(key);
    if (before && before.request !== request) {
      return refuse(context, 400, {
        type: 'idempotency_error',
        message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      });
    }
    // Whoever asks while the first is being answered waits for that answer. (Stripe says 409, and its SDK asks again.)
    const body = await before?.body;
    if (body !== undefined) {
      return context.body(body, 200, {
        'content-type': 'application/json',
        'idempotent-replayed': 'true',
      });
    }
    const answer = Promise.withResolvers<string | undefined>();
    remembered.set(key, { request, body: answer.promise });
    await next();
    if (!context.res.ok) remembered.delete(key);
    answer.resolve(context.res.ok ? await context.res.clone().text() : undefined);
  });

  api.get('/prices', context => {
    const keys = [...new URL(context.req.url).searchParams]
      .filter(([name]) => /^lookup_keys\[\d*\]$/.test(name))
      .map(([, value]) => value);
    const active = context.req.query('active');
    return list(
      context,
      state.prices.filter(
        price =>
          (keys.length === 0 || keys.includes(price.lookup_key ?? '')) &&
          (active === undefined || active === String(price.active)),
      ),
    );
  });

  api.post('/prices', async context => {
    const form = await read(context);
    const { lookup_key = null, nickname = '', currency = '', unit_amount, product } = form;
    const holder = lookup_key && state.prices.find(price => price.lookup_key === lookup_key);
    if (form['recurring[interval]'] !== 'month') return refuse(context, 400, missing('recurring'));
    if (holder && form.transfer_lookup_key !== 'true') {
      return refuse(context, 400, {
        message: `A price (\`${holder.id}\`) already uses that lookup key.`,
      });
    }
    if (holder) holder.lookup_key = null;
    const price: Price = {
      id: newId('price'),
      object: 'price',
      active: true,
      currency,
      unit_amount: Number(unit_amount),
      lookup_key,
      nickname,
      product: product ?? newId('prod'),
      metadata: group(form, 'metadata'),
      recurring: { interval: 'month', interval_count: 1 },
    };
    state.prices.push(price);
    await save();
    return context.json(price);
  });

  api.post('/prices/:id', async context => {
    const price = state.prices.find(({ id }) => id === context.req.param('id'));
    if (!price) return refuse(context, 404, unknown('price', context.req.param('id')));
    price.active = (await read(context)).active !== 'false';
    await save();
    return context.json(price);
  });

  api.get('/webhook_endpoints', context => list(context, state.webhooks));

  api.post('/webhook_endpoints/:id', async context => {
    const webhook = state.webhooks.find(({ id }) => id === context.req.param('id'));
    if (!webhook) return refuse(context, 404, unknown('webhook_endpoint', context.req.param('id')));
    const form = await read(context);
    if (form.url !== undefined) webhook.url = form.url;
    if (form.disabled !== undefined) webhook.status = form.disabled === 'true' ? 'disabled' : 'enabled';
    const wanted = Object.values(group(form, 'enabled_events'));
    if (wanted.length > 0) webhook.enabled_events = wanted;
    await save();
    return context.json(webhook);
  });

  api.get('/billing_portal/configurations', context =>
    list(
      context,
      state.portalConfigurations.filter(({ active }) => String(active) === context.req.query('active')),
    ),
  );

  api.post('/billing_portal/configurations/:id', async context => {
    const configuration = state.portalConfigurations.find(({ id }) => id === context.req.param('id'));
    if (!configuration) return refuse(context, 404, unknown('configuration', context.req.param('id')));
    configuration.active = (await read(context)).active === 'true';
    await save();
    return context.json(configuration);
  });

  api.post('/customers', async context => {
    const form = await read(context);
    const customer = {
      id: newId('cus'),
      object: 'customer',
      email: form.email ?? null,
      metadata: group(form, 'metadata'),
      created: now(),
    } as const;
    state.customers[customer.id] = customer;
    await save();
    return context.json(customer);
  });

  // Ends what it subscribes to at once; subscriptions and invoices can still be looked up.
  api.delete('/customers/:id', async context => {
    const id = context.req.param('id');
    if (!state.customers[id]) return refuse(context, 404, unknown('customer', id));
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
    const form = await read(context);
    const { customer = '', success_url, cancel_url = null } = form;
    const price = state.prices.find(({ id }) => id === form['line_items[0][price]']);
    if (form.mode !== 'subscription') return refuse(context, 400, missing('mode'));
    if (!success_url) return refuse(context, 400, missing('success_url'));
    if (!state.customers[customer]) return refuse(context, 400, unknown('customer', customer));
    if (!price) return refuse(context, 400, unknown('price', form['line_items[0][price]'] ?? ''));
    const id = newId('cs_test');
    const session: CheckoutSession = {
      id,
      object: 'checkout.session',
      mode: 'subscription',
      status: 'open',
      customer,
      subscription: null,
      line_items: { object: 'list', data: [{ price, quantity: 1 }] },
      metadata: group(form, 'metadata'),
      url: `${url}/c/pay/${id}`,
      success_url,
      cancel_url,
      created: now(),
      expires_at: now() + day,
    };
    state.sessions[id] = session;
    // As it was made, whatever becomes of it meanwhile.
    const made = context.json(session);
    await save();
    return made;
  });

  api.get('/checkout/sessions', context => {
    const { customer, limit = '10' } = context.req.query();
    // Newest first.
    const all = Object.values(state.sessions).toReversed();
    return list(context, all.filter(session => session.customer === customer).slice(0, Number(limit)));
  });

  api.post('/checkout/sessions/:id/expire', async context => {
    const session = state.sessions[context.req.param('id')];
    if (!session) return refuse(context, 404, unknown('checkout.session', context.req.param('id')));
    if (session.status !== 'open') {
      return refuse(context, 400, {
        message: 'Only Checkout Sessions with a status in ["open"] can be expired.',
      });
    }
    session.status = 'expired';
    session.url = null;
    await save();
    return context.json(session);
  });

  api.post('/billing_portal/sessions', async context => {
    const { customer = '', return_url = '' } = await read(context);
    if (!state.customers[customer]) return refuse(context, 400, unknown('customer', customer));
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
    return subscription ? context.json(subscription) : refuse(context, 404, unknown('subscription', id));
  });

  api.all('*', context =>
    refuse(context, 404, {
      message: `Unrecognized request URL (${context.req.method}: ${context.req.path}).`,
    }),
  );
  return api;
}

interface Problem {
  type?: string;
  code?: string;
  param?: string;
  message: string;
}

const refuse = (context: Context, status: 400 | 401 | 404, problem: Problem) =>
  context.json({ error: { type: 'invalid_request_error', ...problem } }, status);

const unknown = (kind: string, id: string): Problem => ({
  code: 'resource_missing',
  param: kind,
  message: `No such ${kind}: '${id}'`,
});

const missing = (param: string): Problem => ({
  code: 'parameter_missing',
  param,
  message: `Missing required param: ${param}.`,
});

const list = (context: Context, data: readonly object[]) =>
  context.json({ object: 'list', data, has_more: false, url: context.req.path });

const read = async (context: Context): Promise<Form> =>
  Object.fromEntries(new URLSearchParams(await context.req.text()));

/** The members of an object that came as `name[member]`. */
const group = (form: Form, name: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(form).flatMap(([field, value]) =>
      field.startsWith(`${name}[`) ? [[field.slice(name.length + 1, -1), value]] : [],
    ),
  );
