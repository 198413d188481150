import { paragraph, list } from '../textBlocks.ts';
import { brand } from '../brand.ts';
import type { LegalDocument } from '../types.ts';
import { retention } from './retention.ts';

const { address } = brand;
const mail = { text: brand.email, href: brand.mailto } as const;

/** The parts that the specification lists (section 2), each with its own anchor. */
export const privacy: LegalDocument = {
  title: 'Privacy policy',
  headline: [['Privacy', 'policy']],
  lede: 'What we collect, why, who else sees it, and how to make us stop.',
  lastUpdated: '2026-11-22',
  version: '2026-11-22',
  sections: [
    {
      id: 'introduction',
      heading: 'Introduction',
      blocks: [
        paragraph(
          `${brand.name} (“we,” “us”) is a creative and startup studio in ${address.city}, ${address.state}. This policy covers this website, the ${brand.product} press-release product and the accounts people open with us. It says what we do with personal information. If something here is unclear, ask; an unclear policy is our mistake.`,
        ),
        paragraph([
          'It does not cover other websites that we link to, or the news sites that publish a release. It is to be read with our ',
          { text: 'terms of service', href: '/terms-of-service' },
          '.',
        ]),
      ],
    },
    {
      id: 'information-we-collect',
      heading: 'Information We Collect',
      blocks: [
        paragraph('Most of it you type yourself:'),
        list(
          'When you write to us: your name, email address and message and, if you give them, your phone number and city.',
          'When you open an account: your email address and a password, which is stored only as a hash; or, with Google sign-in, the email address and identifier that Google passes on.',
          'When you apply: your name, email address, title, location, phone number, company and, if you give it, your LinkedIn address; whether you work on the company full time; and what you write about the business, its team, its progress and its strategy.',
          'When you subscribe: which package you have, whether the subscription is active and when the paid period ends. Card numbers go to the payment provider and never reach us.',
        ),
        paragraph(
          'Some of it comes with the visit: the page you came from, the first page you saw and campaign tags in the link you followed, which go along with a message or an application that you send us; and your network address. To limit abuse, we count what is sent from an address, and keep the address for that only in scrambled form. When you sign in to an account, its sign-in log notes the address as it is, and the browser; both are in the copy of your data.',
        ),
        paragraph(
          'When something on the site breaks, or from a few visits how fast a page was, your browser sends us a report: what happened, and on which page. It carries no cookie, no identifier and nothing that you typed, and we keep only how often it happened in a day. A browser that sends the Global Privacy Control signal sends us no report.',
        ),
      ],
    },
    {
      id: 'how-we-use-it',
      heading: 'How We Use Your Information',
      blocks: [
        paragraph('We use personal information to'),
        list(
          'answer you, and judge the application that you sent;',
          'write, publish and report on the releases that you order;',
          'run your account and bill your subscription;',
          'keep the site secure, and stop people who abuse it;',
          'learn which pages are read, so that the others can be improved or cut;',
          'meet duties that the law puts on us, such as keeping accounts.',
        ),
        paragraph(
          'We do not sell personal information. We do not rent it, swap it or add it to anyone’s mailing list.',
        ),
      ],
    },
    {
      id: 'disclosure',
      heading: 'Who Else Sees It',
      blocks: [
        paragraph(
          'We disclose personal information to four kinds of provider, each for its own task and under contract:',
        ),
        list(
          'Payment: a card payment provider takes payments and bills subscriptions monthly.',
          'Authentication and database: a hosted backend provider keeps accounts, sign-ins and stored data.',
          'Analytics: a provider that counts visits and tells us which pages are read.',
          'Email: a provider that delivers our mail, and confirmations to you.',
        ),
        paragraph(
          'A release that you approve is published under the names in it: that is its purpose. Beyond that we disclose information only when a law or a court requires it, to protect someone from harm, or to a successor if the studio is sold or merged, in which case this policy goes along with it.',
        ),
      ],
    },
    {
      id: 'security',
      heading: 'Security',
      blocks: [
        paragraph(
          'Traffic to the site is encrypted. Records are kept behind access rules in the database, and people here see what their work needs. No system is perfectly secure. If a breach puts your information at risk, we tell you, and the authorities where the law asks for it.',
        ),
      ],
    },
    {
      id: 'cookies',
      heading: 'Cookies',
      blocks: [
        paragraph(
          'We use your browser’s storage for what the site needs: to keep you signed in, to keep the draft of an application, and to remember the edition you read and the advertisement you dismissed. Until you close the tab, it also remembers where you came from, the first page you saw, and what you wrote on the coupon of the front page, for the message or the application that you may send us. Signing in with Google or paying by card may set cookies on those companies’ own pages. You can clear or block all of it in your browser. Signing in then stops working; everything else goes on.',
        ),
      ],
    },
    {
      id: 'your-rights',
      heading: 'Your Rights',
      blocks: [
        paragraph('Whatever law applies where you live, you may ask us for'),
        list(
          'access: a copy of the personal information we hold about you;',
          'correction of whatever is wrong in it;',
          'deletion of it, unless a law makes us keep it;',
          'portability: your information in a file that other software can read;',
          'opt-out from any mail that is not about your order, account or application;',
          'withdrawal of a consent you gave, with effect from then on.',
        ),
        paragraph([
          'With an account, the copy and the deletion are two buttons on ',
          { text: 'your file', href: '/account' },
          '. For the rest, or without an account, write to ',
          mail,
          ' from the address in question. We may ask a question or two to make sure that it is you. Asking costs nothing and is never held against you.',
        ]),
      ],
    },
    {
      id: 'retention',
      heading: 'How Long We Keep It',
      blocks: [
        paragraph(
          'We keep personal information as long as its purpose lasts: a message until it is answered and the matter is closed, an application while we consider it, an account until you close it, and billing records as long as tax law requires. Then we delete it. Every night, whatever has come to the end of its time goes by itself:',
        ),
        list(...retention.map(({ item, period, since }) => `${item}: ${period} after ${since}.`)),
        paragraph(
          'Billing records are the payment provider’s, which keeps invoices even when an account is closed.',
        ),
      ],
    },
    {
      id: 'children',
      heading: 'Children Under 18',
      blocks: [
        paragraph(
          'The site and our services are for adults. We do not knowingly collect personal information from anyone under 18, and delete it when we learn that we have. A parent or guardian who thinks so should write to us.',
        ),
      ],
    },
    {
      id: 'international-transfers',
      heading: 'International Transfers',
      blocks: [
        paragraph(
          'We work in the United States, and our providers may store information there or in other countries. Their laws may protect it less than those of your own. Where the law asks for a safeguard before information moves, such as standard contract clauses, we use one.',
        ),
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to This Policy',
      blocks: [
        paragraph(
          'When this policy changes, the new text appears here with a new date at its head. If the change matters to people who already have an account, we write to them before it takes effect.',
        ),
      ],
    },
    {
      id: 'contact',
      heading: 'Contact',
      blocks: [
        paragraph([
          'By email: ',
          mail,
          `. By post: ${brand.name}, ${address.street}, ${address.city}, ${address.postalState} ${address.postalCode}.`,
        ]),
      ],
    },
  ],
};
