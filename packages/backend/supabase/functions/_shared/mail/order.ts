/**
 * The mails about an order, which is one press release. The buyer writes a brief; the studio writes the text and sends each version as a
 * proof, which the buyer approves; the studio files the text with the news outlets (sends it to them), and reports the placements (the pages
 * that published it).
 */
import type { Brief, RequestedChange } from '../contracts/order.ts';
import type { TierId } from '../contracts/subscription.ts';
import { formatDay } from './formatDay.ts';
import { type Block, renderMail, type RenderedMail } from './render.ts';

/** What the mails about an order have in common, as the SQL function `queue_order_mail` writes it. */
interface CommonPayload {
  /** The address of the buyer's account. */
  email: string;
  number: number;
  tier: TierId;
}

/** The data of all mails about orders, by their kind, which names what has happened: `made` is the payment of a month. */
export interface OrderMailPayloads {
  'order-made': CommonPayload & { has_account: boolean };
  'order-proof': CommonPayload & { version: number };
  'order-proof-reminder': CommonPayload & { version: number; days: number };
  'order-filed': CommonPayload;
  'order-reported': CommonPayload & { placements: number; report_key: string };
  'order-canceled': CommonPayload & { reason: string };
  'order-brief-sent': CommonPayload & { brief: Brief };
  'order-changes-requested': CommonPayload & { version: number; changes: readonly RequestedChange[] };
  'order-approved': CommonPayload & { version: number; hash: string };
}

export type OrderMail = {
  [Kind in keyof OrderMailPayloads]: { kind: Kind; payload: OrderMailPayloads[Kind] };
}[keyof OrderMailPayloads];

type Headline = Parameters<typeof renderMail>[0]['headline'];

/** The content of a mail about an order, and whether it goes to the buyer or to the studio. */
export function renderOrderMail(
  mail: OrderMail,
  siteUrl: string,
): { to: 'buyer' | 'studio'; content: RenderedMail } {
  const { number } = mail.payload;
  const toBuyer = (
    subject: string,
    headline: Headline,
    text: string,
    actionLabel: string,
    { blocks = [], path: actionPath = '/account#orders' }: { blocks?: Block[]; path?: string } = {},
  ) => ({
    to: 'buyer' as const,
    content: renderMail({
      subject,
      kicker: `Order ${number}`,
      headline,
      blocks: [
        { kind: 'text', text },
        ...blocks,
        { kind: 'action', label: actionLabel, href: siteUrl + actionPath },
      ],
      footer: `You got this email because of order ${number}, which was bought with this address.`,
    }),
  });
  const toStudio = (subject: string, text: string, facts: readonly Fact[], blocks: Block[] = []) => ({
    to: 'studio' as const,
    content: renderMail({
      subject: `${subject}: order ${number}`,
      kicker: `Order ${number}`,
      headline: subject,
      blocks: [
        { kind: 'text', text },
        { kind: 'facts', facts: [...orderFacts(mail.payload), ...facts] },
        ...blocks,
        { kind: 'action', label: 'Open the orders', href: `${siteUrl}/admin` },
      ],
      footer: `Order ${number}`,
    }),
  });

  switch (mail.kind) {
    case 'order-made':
      return toBuyer(
        'Your press release: send us the brief',
        ['We are ready for your ', { struck: 'notes.', written: 'brief.' }],
        mail.payload.has_account
          ? 'Your next step is the brief: what happened, when, and who may be quoted. It is saved as you write it. Once you send it, we write the text and send it to you to approve.'
          : 'Your next step is to open an account with this email address, or to sign in if you have one. Your order appears there once the address is confirmed, with the brief for you to write: what happened, when, and who may be quoted.',
        mail.payload.has_account ? 'Write the brief' : 'Open your account',
      );
    case 'order-proof':
      return toBuyer(
        mail.payload.version === 1
          ? 'Your press release is ready to read'
          : 'The new version of your press release is ready',
        ['Your text is ready to ', { struck: 'print.', written: 'read.' }],
        `Your next step is to read version ${mail.payload.version} of the text. Approve it, or mark the passages that we should change. Nothing goes out before you approve it.`,
        'Read the text',
      );
    case 'order-proof-reminder':
      return toBuyer(
        'Your press release is waiting for your answer',
        'Your text is waiting for you',
        `Your next step is to approve version ${mail.payload.version} of the text, or to ask for changes. We sent it ${mail.payload.days} days ago, and nothing goes out before you approve it.`,
        'Read the text',
      );
    case 'order-filed':
      return toBuyer(
        'Your press release was sent to the outlets',
        'Sent to the outlets',
        'Our next step: we collect the addresses where the release is published, and email you when the report is ready. There is nothing you need to do now.',
        'See the order',
      );
    case 'order-reported':
      return toBuyer(
        'Your press release is published: the report',
        'Your release is published',
        `Your report is ready to read, and completes your order. It lists ${mail.payload.placements} ${mail.payload.placements === 1 ? 'page that carries' : 'pages that carry'} your release, and we look at each of them every day for 90 days. Anyone who has the report’s address can read it. If the report shows fewer pages than your package’s minimum, write to us. A refund has to be requested within 30 days of the charge; after that, we publish again.`,
        'Read the report',
        { path: `/report#${mail.payload.report_key}` },
      );
    case 'order-canceled':
      return toBuyer(
        'Your order was canceled',
        'We canceled this order',
        'We canceled this order for the reason below. You have paid for it: if the reason does not say what happens to the payment, contact us through our website for a refund or a new release.',
        'See the order',
        { blocks: [{ kind: 'quote', text: mail.payload.reason }] },
      );
    case 'order-brief-sent': {
      const { event, when, quotes, links, not_before } = mail.payload.brief;
      return toStudio(
        'A new brief',
        'We are next: write the text, and send it to the buyer as a proof.',
        not_before ? [['Not before', formatDay(not_before)]] : [],
        quoteBlocks([
          ['What happened', event],
          ['When', when],
          ['Who may be quoted', quotes],
          ['Links', links],
        ]),
      );
    }
    case 'order-changes-requested':
      return toStudio(
        'Changes requested',
        `We are next: change version ${mail.payload.version} of the text, and send it to the buyer again.`,
        [],
        mail.payload.changes.flatMap(({ passage, comment }, index) =>
          quoteBlocks([
            [`Passage ${index + 1}`, passage],
            [`Change ${index + 1}`, comment],
          ]),
        ),
      );
  }
  // The remaining kind is `order-approved`.
  return toStudio(
    'A text is approved',
    `We are next: send version ${mail.payload.version} of the text to the outlets, word for word.`,
    [['SHA-256', mail.payload.hash]],
  );
}

type Fact = readonly [label: string, value: string, href?: string];

const orderFacts = ({ email, tier }: CommonPayload): Fact[] => [
  ['Package', tier[0]!.toUpperCase() + tier.slice(1)],
  ['Buyer', email, `mailto:${encodeURIComponent(email)}`],
];

/** Texts with their headings. Empty ones are left out. */
const quoteBlocks = (texts: readonly (readonly [heading: string, text: string])[]): Block[] =>
  texts.filter(([, text]) => text !== '').map(([heading, text]): Block => ({ kind: 'quote', heading, text }));
