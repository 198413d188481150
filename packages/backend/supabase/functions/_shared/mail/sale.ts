/** The mail to the staff about a new subscription. */
import type { TierId } from '../contracts/subscription.ts';
import { renderMail, type RenderedMail } from './render.ts';

/** The payload that `save_subscription` writes with the first payment of a subscription. */
export interface Sale {
  subscription_id: string;
  /** Null for a price that belongs to no tier. */
  tier: TierId | null;
  /** The address of the buyer's account, or the one that was entered at the payment link. */
  email: string;
  has_account: boolean;
  /** True if the address, or its account, had another subscription that has not ended. */
  is_second: boolean;
}

/** Returns the mail to the staff about what was bought, and by whom. */
export function saleNotification({
  subscription_id,
  tier,
  email,
  has_account,
  is_second,
}: Sale): RenderedMail {
  return renderMail({
    subject: is_second ? 'A second subscription of one address' : 'A new subscription',
    kicker: 'Sale',
    headline: is_second ? 'A second subscription of one address' : 'A new subscription',
    blocks: [
      ...(is_second
        ? [
            {
              kind: 'text' as const,
              text: 'This address already pays for a subscription. Ask the buyer whether two are meant. If not, cancel one at Stripe and refund its payment.',
            },
          ]
        : []),
      {
        kind: 'text',
        text: has_account
          ? 'The first month is paid. The buyer is next: we asked them for the brief of their release. You get an email when they send it.'
          : 'The first month is paid. The buyer is next: we asked them to open an account and to send the brief of their release. You get an email when they send it.',
      },
      {
        kind: 'facts',
        facts: [
          [
            'Package',
            tier ? tier[0]!.toUpperCase() + tier.slice(1) : 'Unknown: the price at Stripe has no tier',
          ],
          ['Bought', has_account ? 'With an account' : 'Through a payment link, without an account'],
          ['Email', email, `mailto:${encodeURIComponent(email)}`],
        ],
      },
    ],
    footer: `Subscription ${subscription_id} at Stripe`,
  });
}
