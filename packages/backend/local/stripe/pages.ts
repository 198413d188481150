/** The HTML pages of the local stand-in for Stripe: checkout, payment link and customer portal. */
import { brand } from '@fit-to-print/content/brand';
import { htmlPage, pageCss } from '../../supabase/functions/_shared/htmlPage.ts';
import { mailBrand } from '../../supabase/functions/_shared/mail/brand.generated.ts';
import { type Markup, markup } from '../../supabase/functions/_shared/markup.ts';
import type { CheckoutSession, Price, Subscription } from './state.ts';

const { color } = mailBrand;

const css = `${pageCss}
dl { display: grid; grid-template-columns: auto 1fr; gap: .5rem 2rem }
dt { color: ${color.muted} }
dd { margin: 0; text-align: right }
[role=alert] { border: 2px solid ${color.critical}; padding: .75rem 1rem }
`;

const page = (title: string, content: Markup): string =>
  htmlPage(
    title,
    css,
    markup`<p>Stripe, local stand-in. No money moves.</p>
<h1>${title}</h1>
${content}`,
  );

const formatPrice = ({ unit_amount }: Price) =>
  (unit_amount / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
const formatDate = (seconds: number) =>
  new Date(seconds * 1000).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Stripe's own test cards. */
export const cards = { paid: '4242 4242 4242 4242', declined: '4000 0000 0000 0002' } as const;

const cardField = markup`<fieldset>
<legend>Card</legend>
<label><input type="radio" name="card" value="${cards.paid}" checked>${cards.paid} (paid)</label>
<label><input type="radio" name="card" value="${cards.declined}">${cards.declined} (declined)</label>
</fieldset>`;

/** The page of a payment link, on which a visitor without an account buys a tier. */
export const paymentLinkPage = (price: Price, error?: string): string =>
  page(
    `Subscribe to ${price.nickname}`,
    markup`<dl>
<dt>Package</dt><dd>${brand.product}, ${price.nickname}</dd>
<dt>Every month</dt><dd>${formatPrice(price)}</dd>
</dl>
${error && markup`<p role="alert">${error}</p>`}
<form method="post">
<label>Email<br><input type="email" name="email" autocomplete="email" required></label>
${cardField}
<button>Subscribe</button>
</form>`,
  );

/** The page that a buyer sees after paying on `paymentLinkPage`. */
export const paidPage = (): string =>
  page(
    'Thanks for subscribing',
    markup`<p>Your subscription is active. Next, open an account on our site with the email address that you entered: your order is there once the address is confirmed. You can change or cancel the subscription there, too.</p>`,
  );

/** The page on which a checkout session is paid. */
export const checkoutPage = (
  { price, cancel_url }: CheckoutSession,
  email: string | undefined,
  error?: string,
): string =>
  page(
    `Subscribe to ${price.nickname}`,
    markup`<dl>
<dt>Package</dt><dd>${brand.product}, ${price.nickname}</dd>
<dt>Every month</dt><dd>${formatPrice(price)}</dd>
<dt>Account</dt><dd>${email ?? 'unknown'}</dd>
</dl>
${error && markup`<p role="alert">${error}</p>`}
<form method="post">
${cardField}
<button>Subscribe</button>
</form>
<p><a href="${cancel_url}">Back, without subscribing</a></p>`,
  );

const statusText = ({ status, cancel_at_period_end, items }: Subscription) => {
  const end = formatDate(items.data[0].current_period_end);
  if (status === 'canceled') return `Ended ${end}`;
  if (status === 'past_due') return 'Past due: the last payment failed';
  return cancel_at_period_end ? `Ends ${end}` : `Renews ${end}`;
};

const actionForm = (subscription: Subscription, action: string, label: string) =>
  markup`<form method="post"><input type="hidden" name="subscription" value="${subscription.id}"><button name="action" value="${action}">${label}</button></form>`;

/** The page on which a customer manages subscriptions. */
export const portalPage = (subscriptions: readonly Subscription[], returnUrl: string): string =>
  page(
    'Manage subscription',
    markup`${subscriptions.length === 0 && markup`<p>There is no subscription.</p>`}
${subscriptions.map(
  subscription => markup`<dl>
<dt>Package</dt><dd>${brand.product}, ${subscription.items.data[0].price.nickname}</dd>
<dt>Every month</dt><dd>${formatPrice(subscription.items.data[0].price)}</dd>
<dt>Status</dt><dd>${statusText(subscription)}</dd>
</dl>
${
  subscription.status !== 'canceled' && [
    subscription.cancel_at_period_end
      ? actionForm(subscription, 'keep', 'Keep subscription')
      : actionForm(subscription, 'cancel', 'Cancel subscription'),
    subscription.status === 'past_due'
      ? actionForm(subscription, 'pay', 'Pay now')
      : [
          actionForm(subscription, 'end-period', 'Let the month end now'),
          actionForm(subscription, 'fail-payment', 'Let the month end and its payment fail'),
        ],
  ]
}`,
)}
<p><a href="${returnUrl}">Return to the site</a></p>`,
  );

export const notFoundPage = (): string =>
  page('This page is no longer open', markup`<p>Go back to the site and begin again.</p>`);
