import { type Context, Hono } from 'hono';
import { newId, now, day, type PortalSession, prices, type State, type CheckoutSession } from './state.ts';

export interface ApiOptions {
  /** Of the stand-in itself. */
  url: string;
  secretKey: string;
  state: State;
  save: () => Promise<void>;
}

type Form = Readonly<Record<string, string>>;

/** Stripe's API, as far as the functions call it: its objects, its errors, its idempotency keys. */
export function stripeApi({ url, secretKey, state, save }: ApiOptions): Hono {
  const api = new Hono();
  const remembered = new Map<string, { request: string; body: string }>();

  api.use(async (context, next) => {
    if (context.req.header('authorization') !== `Bearer ${secretKey}`) {
      return refuse(context, 401, { message: 'Invalid API Key provided.' });
    }
    const key = context.req.header('idempotency-key');
    if (context.req.method !== 'POST' || !key) return next();
    const request = `${context.req.path}?${await context.req.text()}`;
    const before = remembered.get(key);
    if (before?.request === request) {
      return context.body(before.body, 200, {
        'content-type': 'application/json',
        'idempotent-replayed': 'true',
      });
    }
    if (before) {
      return refuse(context, 400, {
        type: 'idempotency_error',
        message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      });
    }
    await next();
    if (context.res.ok) remembered.set(key, { request, body: await context.res.clone().text() });
  });

  api.get('/prices', context => {
    const keys = [...new URL(context.req.url).searchParams]
      .filter(([name]) => /^lookup_keys\[\d*\]$/.test(name))
      .map(([, value]) => value);
    return list(
      context,
      prices.filter(price => keys.includes(price.lookup_key)),
    );
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

  api.post('/checkout/sessions', async context => {
    const form = await read(context);
    const { customer = '', success_url, cancel_url = null } = form;
    const price = prices.find(({ id }) => id === form['line_items[0][price]']);
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
    await save();
    return context.json(session);
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
