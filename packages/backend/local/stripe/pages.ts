import { brand } from '@fit-to-print/content/brand';
import { house } from '../../supabase/functions/_shared/mail/house.generated.ts';
import { Markup, markup } from '../../supabase/functions/_shared/markup.ts';
import type { CheckoutSession, Price, Subscription } from './state.ts';

const { color, font } = house;

// The day edition in a few rules. A deployed site leads to Stripe's own pages instead.
const css = `
:root { color-scheme: light; background: ${color.paper}; color: ${color.ink}; font: 1.125rem/1.5 ${font.text} }
body { max-width: 32rem; margin: 0 auto; padding: 2rem 1rem }
main { border-top: 3px solid; border-bottom: 1px solid }
h1 { font: 800 2.25rem/1.05 ${font.display}; margin: 1.5rem 0 1rem }
a { color: ${color.pencil} }
.line, dt, button, legend, label, footer { font: 500 .875rem/1.5rem ${font.mono} }
.line { margin: 1px 0 0; padding: .5rem 0; border-top: 1px solid }
dl { display: grid; grid-template-columns: auto 1fr; margin: 0 }
dt, dd { border-top: 1px solid ${color.line}; padding: .5rem 0; margin: 0; line-height: 1.5rem }
dt { color: ${color.muted}; padding-right: 2rem }
dd { text-align: right }
fieldset { border: 0; margin: 1.5rem 0; padding: 0 }
label { display: flex; gap: .75rem; align-items: center; min-height: 3rem; padding: 0 1rem; background: ${color.surface}; border: 1px solid ${color.field}; margin-top: .5rem }
form { margin: 1.5rem 0 }
button { min-height: 3rem; padding: 0 1.5rem; border: 0; background: ${color.pencil}; color: ${color.onPencil}; cursor: pointer }
button.plain { background: none; color: inherit; border: 1px solid }
:focus-visible { outline: 3px solid ${color.pencil}; outline-offset: 2px }
legend { padding: 0 }
[role=alert] { border: 2px solid ${color.stop}; padding: .75rem 1rem; margin: 1.5rem 0 0 }
footer { padding: .5rem 0; color: ${color.muted} }
`;

const page = (title: string, body: Markup): string =>
  markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
${new Markup(`<style>${css}</style>`)}
</head>
<body>
<main>
<p class="line">Stripe, local stand-in. No money moves.</p>
${body}
</main>
<footer>A real site shows Stripe’s own page here.</footer>
</body>
</html>`.source;

const money = ({ unit_amount }: Price) =>
  (unit_amount / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
const date = (seconds: number) =>
  new Date(seconds * 1000).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Stripe's own test cards. */
export const cards = { paid: '4242 4242 4242 4242', declined: '4000 0000 0000 0002' } as const;

/** The page on which a checkout session is paid. */
export function checkoutPage(session: CheckoutSession, email: string | null, error?: string): string {
  const [{ price }] = session.line_items.data;
  return page(
    `Subscribe to ${price.nickname}`,
    markup`<h1>Subscribe to ${price.nickname}</h1>
<dl>
<dt>Package</dt><dd>${brand.product}, ${price.nickname}</dd>
<dt>Every month</dt><dd>${money(price)}</dd>
<dt>Account</dt><dd>${email ?? 'unknown'}</dd>
</dl>
${error && markup`<p role="alert">${error}</p>`}
<form method="post">
<fieldset>
<legend>Card</legend>
<label><input type="radio" name="card" value="${cards.paid}" checked>${cards.paid} (paid)</label>
<label><input type="radio" name="card" value="${cards.declined}">${cards.declined} (declined)</label>
</fieldset>
<button>Subscribe</button>
</form>
${session.cancel_url !== null && markup`<p><a href="${session.cancel_url}">Back, without subscribing</a></p>`}`,
  );
}

const statusText = ({ status, cancel_at_period_end, items }: Subscription) => {
  const end = date(items.data[0].current_period_end);
  if (status === 'canceled') return `Ended ${end}`;
  return cancel_at_period_end ? `Ends ${end}` : `Renews ${end}`;
};

const actionForm = (subscription: Subscription, name: string, label: string, isPlain = false) =>
  markup`<form method="post"><input type="hidden" name="subscription" value="${subscription.id}"><button name="action" value="${name}"${isPlain && markup` class="plain"`}>${label}</button></form>`;

/** The page on which a customer manages subscriptions. */
export const portalPage = (subscriptions: readonly Subscription[], returnUrl: string): string =>
  page(
    'Manage subscription',
    markup`<h1>Manage subscription</h1>
${subscriptions.length === 0 && markup`<p>There is no subscription.</p>`}
${subscriptions.map(
  subscription => markup`<dl>
<dt>Package</dt><dd>${brand.product}, ${subscription.items.data[0].price.nickname}</dd>
<dt>Every month</dt><dd>${money(subscription.items.data[0].price)}</dd>
<dt>Status</dt><dd>${statusText(subscription)}</dd>
</dl>
${
  subscription.status === 'active' && [
    subscription.cancel_at_period_end
      ? actionForm(subscription, 'keep', 'Keep subscription')
      : actionForm(subscription, 'cancel', 'Cancel subscription'),
    actionForm(subscription, 'end-period', 'Let the month end now', true),
  ]
}`,
)}
<p><a href="${returnUrl}">Return to the site</a></p>`,
  );

export const notFoundPage = (): string =>
  page(
    'Page not found',
    markup`<h1>This page is no longer open</h1><p>Go back to the site and begin again.</p>`,
  );
