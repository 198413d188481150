/** The mail to the staff about a new subscription, and the mails about one that was canceled because the buyer already had one. */
import type { TierId } from '../contracts/subscription.ts';
import { type Block, renderMail, type RenderedMail } from './render.ts';

/** The payload that `save_subscription` writes with the first payment of a subscription. */
export interface Sale {
  subscription_id: string;
  /** Null for a price that belongs to no tier. */
  tier: TierId | null;
  /** The address of the buyer's account, or the one that was entered at the payment link. */
  email: string;
  has_account: boolean;
}

/** Returns the mail to the staff about what was bought, and by whom. */
export function saleNotification({ subscription_id, tier, email, has_account }: Sale): RenderedMail {
  return renderMail({
    subject: 'A new subscription',
    kicker: 'Sale',
    headline: 'A new subscription',
    blocks: [
      {
        kind: 'text',
        text: has_account
          ? 'The first month is paid. The buyer is next: we asked them for the brief of their release. You get an email when they send it.'
          : 'The first month is paid. The buyer is next: we asked them to open an account and to send the brief of their release. You get an email when they send it.',
      },
      {
        kind: 'facts',
        facts: [
          packageFact(tier),
          ['Bought', has_account ? 'With an account' : 'Through a payment link, without an account'],
          emailFact(email),
        ],
      },
    ],
    footer: `Subscription ${subscription_id} at Stripe`,
  });
}

type Fact = Extract<Block, { kind: 'facts' }>['facts'][number];

const packageFact = (tier: TierId | null): Fact => [
  'Package',
  tier ? tier[0]!.toUpperCase() + tier.slice(1) : 'Unknown: the price at Stripe has no tier',
];

const emailFact = (email: string): Fact => ['Email', email, `mailto:${encodeURIComponent(email)}`];

/** The payload that `finish_second_subscription` writes once a second subscription is canceled and refunded. */
export interface SecondSubscription {
  subscription_id: string;
  /** The subscription at Stripe that the buyer had before. */
  kept_id: string;
  /** Null for a price that belongs to no tier. */
  tier: TierId | null;
  refunded_cents: number;
  /** The ISO code of the currency, as Stripe writes it: in lower case. */
  currency: string;
  /** Missing once the customer is deleted at Stripe: then only the studio gets a mail. */
  email?: string;
}

const formatAmount = ({ refunded_cents, currency }: SecondSubscription) =>
  (refunded_cents / 100).toLocaleString('en-US', { style: 'currency', currency });

/** Returns the mail to the buyer of a second subscription, after it was canceled and refunded. */
export function secondSubscription(mail: SecondSubscription, siteUrl: string): RenderedMail {
  return renderMail({
    subject: 'Your second subscription is canceled',
    kicker: 'Your subscription',
    headline: 'Your second subscription is canceled',
    blocks: [
      {
        kind: 'text',
        text: 'You bought a subscription with this email address, but it already had one. One is enough for all packages, so we canceled the new one at once. The one that you had before goes on unchanged.',
      },
      {
        kind: 'text',
        text:
          mail.refunded_cents > 0
            ? `We refunded ${formatAmount(mail)}, which is all that you paid for the new subscription. Your bank can take up to ten days to show it.`
            : 'You paid nothing for the new subscription, and you will not be charged for it.',
      },
      {
        kind: 'text',
        text: 'To change your package, sign in with this email address, open your account, and choose Manage subscription. If you want two subscriptions, reply to this email.',
      },
      { kind: 'action', label: 'Open your account', href: `${siteUrl}/account` },
    ],
    footer: `You got this email because subscription ${mail.subscription_id} was bought with this address.`,
  });
}

/** Returns the mail to the staff about a second subscription, after it was canceled and refunded. */
export function secondSubscriptionNotification(mail: SecondSubscription): RenderedMail {
  return renderMail({
    subject: 'A second subscription was canceled and refunded',
    kicker: 'Sale',
    headline: 'A second subscription was canceled and refunded',
    blocks: [
      {
        kind: 'text',
        text: mail.email
          ? 'The buyer already had a subscription, so the new one was canceled at Stripe, and all of its payments were refunded. It has no order. We wrote to the buyer. You have nothing to do.'
          : 'The buyer already had a subscription, so the new one was canceled at Stripe, and all of its payments were refunded. It has no order. Stripe has no address of the buyer any more, so we could not write to them. You have nothing to do.',
      },
      {
        kind: 'facts',
        facts: [
          packageFact(mail.tier),
          ['Refunded', formatAmount(mail)],
          ...(mail.email ? [emailFact(mail.email)] : []),
          ['Goes on', mail.kept_id],
        ],
      },
    ],
    footer: `Subscription ${mail.subscription_id} at Stripe`,
  });
}
