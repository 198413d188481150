/** The mail about an account's deletion. */
import { renderMail, type RenderedMail } from './render.ts';

/** Returns the mail to the former owner of an account, after its deletion. */
export function accountDeleted(): RenderedMail {
  return renderMail({
    subject: 'Your account is deleted',
    kicker: 'Your account',
    headline: ['Your account is ', { struck: 'closed.', written: 'deleted.' }],
    blocks: [
      {
        kind: 'text',
        text: 'We also deleted your orders with their texts, your applications and any draft, and the messages sent from this address. If the account had a subscription, it has ended and you will not be charged for it again. A subscription bought with another email address was not part of the account: to cancel it, write to us from that address. Invoices stay with the payment provider for as long as tax law requires.',
      },
    ],
    footer:
      'You get this last email because the account with this address was deleted. If you did not delete it, contact us through our website.',
  });
}
