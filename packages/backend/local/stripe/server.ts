/** The HTTP server of the local stand-in for Stripe. A tier is a monthly package of press releases. */
import { Hono } from 'hono';
import { tierIds } from '../../supabase/functions/_shared/contracts/subscription.ts';
import { serveHttp, stopServer } from '../server.ts';
import { stripeApi } from './api.ts';
import { startEventSender } from './events.ts';
import { cards, checkoutPage, notFoundPage, paidPage, paymentLinkPage, portalPage } from './pages.ts';
import {
  addPayment,
  endPeriod,
  hasSubscription,
  newId,
  openState,
  prices,
  sellSubscription,
} from './state.ts';

/** The options of the stand-in for Stripe. */
export interface StripeOptions {
  port: number;
  /** The file that stores the state between two starts. */
  file: string;
  webhookSecret: string;
  webhookUrl: string;
  /**
   * Stripe's setting "Limit customers to 1 subscription": an address that has a subscription cannot buy another. Default: true, as
   * DEPLOYMENT.md asks for.
   */
  limitsSubscriptions?: boolean;
}

/** The running stand-in for Stripe. */
export interface StripeServer {
  url: string;
  /** The pages on which a visitor without an account buys a tier, as STRIPE_PAYMENT_LINKS has them. */
  paymentLinks: string;
  stop(): Promise<void>;
}

/** The error over the limit. Stripe shows a link in its place, to the page of the site that its settings name beside the limit. */
const alreadySubscribed =
  'You already have a subscription. Sign in on the site with this email address to manage it.';

/**
 * The local stand-in for Stripe: the part of its API that the functions call, payment links and a checkout page with a card that is paid and one
 * that is declined, a portal, and signed events that are repeated until the webhook acknowledges them.
 */
export async function startStripe({
  port,
  file,
  webhookSecret,
  webhookUrl,
  limitsSubscriptions = true,
}: StripeOptions): Promise<StripeServer> {
  const url = `http://localhost:${port}`;
  const { state, save } = await openState(file);
  const events = startEventSender({ webhookUrl, webhookSecret, state, save });

  // The paths are Stripe's: /c/pay is a checkout session, /b a payment link, /p/session the customer portal.
  const app = new Hono();
  app.route('/v1', stripeApi({ url, state, save, events }));

  app.get('/c/pay/:id', context => {
    const session = state.sessions[context.req.param('id')];
    if (session?.status !== 'open') return context.html(notFoundPage(), 404);
    return context.html(checkoutPage(session, state.customers[session.customer]?.email));
  });

  app.post('/c/pay/:id', async context => {
    const session = state.sessions[context.req.param('id')];
    if (session?.status !== 'open') return context.html(notFoundPage(), 404);
    const { card } = await context.req.parseBody();
    const email = state.customers[session.customer]?.email;
    if (limitsSubscriptions && email && hasSubscription(state, email)) {
      return context.html(checkoutPage(session, email, alreadySubscribed), 409);
    }
    if (card !== cards.paid) {
      return context.html(checkoutPage(session, email, 'Your card was declined. Try another one.'));
    }
    const subscription = sellSubscription(state, session.customer, session.price);
    session.status = 'complete';
    await events.emit('customer.subscription.created', subscription);
    return context.redirect(session.success_url, 303);
  });

  const priceOf = (id: string) => prices.find(price => price.id === id);

  app.get('/b/:price', context => {
    const price = priceOf(context.req.param('price'));
    return price ? context.html(paymentLinkPage(price)) : context.html(notFoundPage(), 404);
  });

  // Each payment makes a new customer, also with an address that has bought before. Stripe reads the address before it asks for a card.
  app.post('/b/:price', async context => {
    const price = priceOf(context.req.param('price'));
    const form = new URLSearchParams(await context.req.text());
    const email = form.get('email');
    if (!price || !email) return context.html(notFoundPage(), 404);
    if (limitsSubscriptions && hasSubscription(state, email)) {
      return context.html(paymentLinkPage(price, alreadySubscribed), 409);
    }
    if (form.get('card') !== cards.paid) {
      return context.html(paymentLinkPage(price, 'Your card was declined. Try another one.'));
    }
    const customer = { id: newId('cus'), email };
    state.customers[customer.id] = customer;
    const subscription = sellSubscription(state, customer.id, price);
    await events.emit('customer.subscription.created', subscription);
    return context.html(paidPage());
  });

  app.get('/p/session/:id', context => {
    const session = state.portals[context.req.param('id')];
    if (!session) return context.html(notFoundPage(), 404);
    const subscriptions = Object.values(state.subscriptions).filter(
      ({ customer }) => customer === session.customer,
    );
    return context.html(portalPage(subscriptions.toReversed(), session.return_url));
  });

  app.post('/p/session/:id', async context => {
    const session = state.portals[context.req.param('id')];
    const form = new URLSearchParams(await context.req.text());
    const subscription = state.subscriptions[form.get('subscription') ?? ''];
    if (!session || subscription?.customer !== session.customer || subscription.status === 'canceled') {
      return context.html(notFoundPage(), 404);
    }
    let eventType = 'customer.subscription.updated';
    const action = form.get('action');
    const isRenewed = action === 'end-period' && !subscription.cancel_at_period_end;
    if (isRenewed || action === 'pay') addPayment(state, subscription);
    if (action === 'end-period') eventType = endPeriod(subscription, { isPaid: true });
    else if (action === 'fail-payment') eventType = endPeriod(subscription, { isPaid: false });
    else if (action === 'pay') subscription.status = 'active';
    else subscription.cancel_at_period_end = action === 'cancel';
    await events.emit(eventType, subscription);
    return context.redirect(session.url, 303);
  });

  const server = await serveHttp(app.fetch, port);
  return {
    url,
    paymentLinks: tierIds.map(tier => `${tier}=${url}/b/price_${tier}`).join(' '),
    async stop() {
      events.stop();
      await stopServer(server);
    },
  };
}
