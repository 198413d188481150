/** The mails about a new lead (a message from the contact form): one to the staff, one to the visitor. */
import { type ContactField, contactFieldNames, contactFieldRules } from '../contracts/contact.ts';
import { mailBrand } from './brand.generated.ts';
import { type AttributionRow, type Fact, factsBlock } from './facts.ts';
import { renderMail, type RenderedMail } from './render.ts';

/** The row of `public.leads` in the outbox. */
export type Lead = Record<ContactField | 'inquiry_type', string | null> &
  AttributionRow & { id: string; email: string; created_at: string };

const mailLink = (name: ContactField, value: string | null): [href?: string] =>
  contactFieldRules(name).type === 'email' ? [`mailto:${encodeURIComponent(value ?? '')}`] : [];

/** Returns the mail to the staff with the whole lead. */
export function contactNotification(lead: Lead): RenderedMail {
  const facts = contactFieldNames
    .filter(name => name !== 'message')
    .map((name): Fact => [contactFieldRules(name).label, lead[name], ...mailLink(name, lead[name])]);
  return renderMail({
    subject: 'A new message from the contact form',
    kicker: 'Contact form',
    headline: 'A new message',
    blocks: [{ kind: 'quote', text: lead.message ?? '' }, factsBlock(facts, lead)],
    footer: `Lead ${lead.id}`,
  });
}

/**
 * Returns the mail to the visitor. It does not quote the message: anyone can type somebody else's address, and could send any text there in our name.
 */
export function contactConfirmation(): RenderedMail {
  return renderMail({
    subject: 'We have your message',
    kicker: 'Received',
    headline: ['We have your ', { struck: 'inquiry.', written: 'message.' }],
    blocks: [
      {
        kind: 'text',
        text: 'Thank you for reaching out. We’ll get back to you as soon as possible.',
      },
      {
        kind: 'text',
        text: `We answer in the order messages arrive: ${mailBrand.hours}. To add something, reply to this email.`,
      },
    ],
    footer:
      'You got this email because somebody entered this address in our contact form. If it was not you, you can ignore it.',
  });
}
