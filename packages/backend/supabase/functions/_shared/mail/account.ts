import { renderMail, type RenderedMail } from './render.ts';

/** To the former owner of an account, after its deletion. */
export function accountDeleted(): RenderedMail {
  return renderMail({
    subject: 'Your account is deleted',
    kicker: 'Your account',
    headline: ['Your account is ', { struck: 'closed.', written: 'deleted.' }],
    blocks: [
      {
        kind: 'text',
        text: 'With it went your applications, the draft of one, and the messages that were sent from this address. If you had a subscription, it has ended, and nothing more is charged; invoices stay with the payment provider for as long as tax law requires.',
      },
    ],
    footer:
      'You get this one last mail because the account of this address was deleted. If that was not you, write to us.',
  });
}
