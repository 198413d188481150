import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { stripeApi } from './api.ts';
import { startEvents } from './events.ts';
import { cards, checkoutPage, notFoundPage, portalPage } from './pages.ts';
import { endPeriod, newSubscription, now, openState, type Subscription } from './state.ts';

export interface StripeOptions {
  port: number;
  /** Stores the state between two starts. */
  file: string;
  secretKey: string;
  webhookSecret: string;
  webhookUrl: string;
}

export interface StripeServer {
  url: string;
  stop(): Promise<void>;
}

/**
 * The local stand-in for Stripe: the part of its API that the functions call, a checkout page with a card that is paid and one
 * that is declined, a portal, and signed events that are repeated until the webhook acknowledges them.
 */
export async function startStripe({
  port,
  file,
  secretKey,
  webhookSecret,
  webhookUrl,
}: StripeOptions): Promise<StripeServer> {
  const url = `http://localhost:${port}`;
  const { state, save } = await openState(file);
  const events = startEvents({ webhookUrl, webhookSecret, state, save });

  const app = new Hono();
  app.route('/v1', stripeApi({ url, secretKey, state, save, events }));

  app.get('/c/pay/:id', context => {
    const session = state.sessions[context.req.param('id')];
    if (session?.status !== 'open') return context.html(notFoundPage(), 404);
    return context.html(checkoutPage(session, state.customers[session.customer]?.email ?? null));
  });

  app.post('/c/pay/:id', async context => {
    const session = state.sessions[context.req.param('id')];
    if (session?.status !== 'open') return context.html(notFoundPage(), 404);
    const { card } = await context.req.parseBody();
    if (card !== cards.paid) {
      const email = state.customers[session.customer]?.email ?? null;
      return context.html(checkoutPage(session, email, 'Your card was declined. Try another one.'));
    }
    const subscription = newSubscription(session.customer, session.line_items.data[0].price);
    state.subscriptions[subscription.id] = subscription;
    session.status = 'complete';
    session.subscription = subscription.id;
    session.url = null;
    // In no fixed order, as at Stripe.
    await Promise.all([
      events.emit('checkout.session.completed', session),
      events.emit('customer.subscription.created', subscription),
    ]);
    return context.redirect(session.success_url, 303);
  });

  const subscriptionsOf = async (customer: string): Promise<Subscription[]> => {
    const all = Object.values(state.subscriptions).filter(subscription => subscription.customer === customer);
    // Ends the periods that are over: no timer does.
    for (const subscription of all) {
      const isOver = () =>
        subscription.status === 'active' && subscription.items.data[0].current_period_end <= now();
      while (isOver()) await events.emit(endPeriod(subscription), subscription);
    }
    return all.toReversed();
  };

  app.get('/p/session/:id', async context => {
    const session = state.portals[context.req.param('id')];
    if (!session) return context.html(notFoundPage(), 404);
    return context.html(portalPage(await subscriptionsOf(session.customer), session.return_url));
  });

  app.post('/p/session/:id', async context => {
    const session = state.portals[context.req.param('id')];
    const form = new URLSearchParams(await context.req.text());
    const subscription = state.subscriptions[form.get('subscription') ?? ''];
    if (!session || subscription?.customer !== session.customer || subscription.status !== 'active') {
      return context.html(notFoundPage(), 404);
    }
    if (form.get('action') === 'end-period') {
      await events.emit(endPeriod(subscription), subscription);
    } else {
      subscription.cancel_at_period_end = form.get('action') === 'cancel';
      subscription.canceled_at = subscription.cancel_at_period_end ? now() : null;
      await events.emit('customer.subscription.updated', subscription);
    }
    return context.redirect(session.url, 303);
  });

  const listener = getRequestListener(app.fetch);
  const server = createServer((request, response) => void listener(request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url,
    stop: () =>
      new Promise(resolve => {
        events.stop();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
