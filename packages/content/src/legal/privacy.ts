// The privacy policy.
import { paragraph, list } from '../textBlocks.ts';
import { brand, postalAddress } from '../brand.ts';
import type { LegalDocument } from '../types.ts';
import { retention } from './retention.ts';

const { address } = brand;
const mail = { text: brand.email, href: brand.mailto } as const;

/** The parts that the specification lists (section 2), each with its own anchor. */
export const privacy: LegalDocument = {
  title: 'Privacy policy',
  headline: [['Privacy', 'policy']],
  intro: 'What we collect, why, who else sees it, how long we keep it, and how to have it deleted.',
  illustration: 'portrait',
  lastUpdated: '2026-11-28',
  version: '2026-11-28',
  keyTerms: {
    introduction: 'please ask us',
    'information-we-collect': 'you type yourself',
    'how-we-use-it': 'We do not sell',
    disclosure: 'each for its own task',
    security: 'is encrypted',
    cookies: 'what the site needs',
    'your-rights': 'Wherever you live',
    retention: 'deleted automatically',
    children: 'for adults',
    'international-transfers': 'in other countries',
    changes: 'a new date at the top',
    contact: 'By email',
  },
  sections: [
    {
      id: 'introduction',
      heading: 'Introduction',
      blocks: [
        paragraph(
          `${brand.name} (“we,” “us”) is a creative and startup studio in ${address.city}, ${address.state}. This policy covers this website, the ${brand.product} press-release product and the accounts people open with us. It says what we do with personal information. If something here is unclear, please ask us.`,
        ),
        paragraph([
          'It does not cover other websites that we link to, or the news sites that publish a release. Please also read our ',
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
          'When you open an account: your email address and a password, which is stored only as a hash; or, with Google sign-in, the email address, name, picture address and identifier that Google passes on. We record which versions of our terms and of this policy you accepted.',
          'When you apply: your name, email address, title, location, phone number, company and, if you give it, your LinkedIn address; whether you work on the company full time; and what you write about the business, its team, its progress and its strategy.',
          'When you subscribe: which package you have, whether the subscription is active and when the paid period ends. Card numbers go to the payment provider and never reach us. If you buy through a payment link without an account, the payment provider also sends us your email address: the purchase becomes part of your account once you have confirmed that address there.',
          'When you order a release: what you write in its brief, the changes that you ask for, and which version you approved and when. We add the text, and the addresses of the pages that published it.',
        ),
        paragraph(
          'Some of it comes with the visit: the page you came from, the first page you saw and campaign tags in the link you followed, which are stored with a message or an application that you send us; and your network (IP) address. To limit abuse, we count what is sent from a network address, an email address or an account, and for that we keep it only in scrambled form. When you sign in to an account, its sign-in log records the network address unscrambled, and the browser; both are in the copy of your data.',
        ),
        paragraph(
          'Some of it our staff writes: the status of your message or application, the next step and a note. A log records which member of the staff read which entry.',
        ),
        paragraph(
          'When something on the site breaks, your browser sends us a report: what happened, and on which page. On a few visits it also reports how fast a page was. A report carries no cookie, no identifier and nothing that you typed, and we keep only how often it happened in a day. A browser that sends the Global Privacy Control signal sends us no report.',
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
          'count how many messages, applications and subscriptions began with which page, campaign and city;',
          'keep the site secure, and stop people who abuse it;',
          'find faults and slow pages and, if we use an analytics provider, learn which pages are read;',
          'meet our legal duties, such as bookkeeping.',
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
          'We disclose personal information to providers of these kinds, each for its own task and under contract:',
        ),
        list(
          'Payment: a card payment provider takes payments and bills subscriptions monthly.',
          'Authentication and database: a hosted backend provider stores accounts, sign-ins, messages, applications and the other data that this policy lists. Invoices and card data are not among them: the payment provider stores those.',
          'Analytics: only an analytics provider that is named here counts visits and tells us which pages are read. While none is named, visits are not counted.',
          'Email: a provider delivers our emails: confirmations to you, and your message, application, purchase, brief and changes to our own inbox.',
        ),
        paragraph(
          'A release that you approve is published under the names in it: that is its purpose. Beyond that we disclose information only when a law or a court requires it, to protect someone from harm, or to a successor if the studio is sold or merged, in which case this policy still applies to it.',
        ),
      ],
    },
    {
      isPlaceholder: true,
      id: 'security',
      heading: 'Security',
      blocks: [
        paragraph(
          'Traffic to the site is encrypted. Records are kept behind access rules in the database, and our staff sees only what its work needs. No system is perfectly secure. If a breach puts your information at risk, we tell you, and the authorities where the law asks for it.',
        ),
      ],
    },
    {
      id: 'cookies',
      heading: 'Cookies',
      blocks: [
        paragraph(
          'We use your browser’s storage for what the site needs: to keep you signed in, and to sign you out in every tab at once; to keep the draft of an application, and the brief and the changes of an order that you are writing; to recognize the browser in which you signed up; to show our staff the way to their area; and to remember whether you chose the light or the dark edition and which advertisement you dismissed. Drafts stay until you save or send them. Signing out removes them, except for words that could not be saved to your account.',
        ),
        paragraph(
          'Until you close the tab, it also remembers where you came from, the first page you saw, what you wrote in the form on the front page and in the contact form and which of it you sent, your answers to the questions on the front page, which link of an email you followed, and what you were about to do when you went to sign in.',
        ),
        paragraph(
          'Signing in with Google or paying by card may set cookies on those companies’ own pages. You can clear or block all of it in your browser. If you block it, signing in may not work; everything else does.',
        ),
      ],
    },
    {
      isPlaceholder: true,
      id: 'your-rights',
      heading: 'Your Rights',
      blocks: [
        paragraph('Wherever you live, you may ask us for'),
        list(
          'access: a copy of the personal information we hold about you;',
          'correction of what is wrong in it;',
          'deletion of it, unless a law makes us keep it;',
          'portability: your information in a file that other software can read;',
          'opt-out from any email that is not about your order, account or application;',
          'withdrawal of a consent you gave, with effect from then on.',
        ),
        paragraph([
          'If you have an account, you can download the copy, without our staff’s notes, and delete your data yourself on ',
          { text: 'your account page', href: '/account' },
          '. For the notes and everything else, or without an account, write to ',
          mail,
          ' from the email address in question. We may ask you something to make sure that it is you. Asking costs nothing, and we never treat you worse for it.',
        ]),
      ],
    },
    {
      id: 'retention',
      heading: 'How Long We Keep It',
      blocks: [
        paragraph(
          'We keep an account until you delete it, and with it the subscription’s status and the versions of the terms that you accepted. Deleting the account also deletes its applications, its orders and the messages sent from its email address. Everything else has a fixed time, after which it is deleted automatically, within a day:',
        ),
        list(...retention.map(({ item, period, since }) => `${item}: ${period} after ${since}.`)),
        paragraph(
          'An entry in the log of what our staff read is deleted after 24 months, too. The payment provider keeps payments and invoices as long as tax law requires, even after an account is deleted.',
        ),
      ],
    },
    {
      id: 'children',
      heading: 'Children Under 18',
      blocks: [
        paragraph(
          'The site and our services are for adults. We do not knowingly collect personal information from anyone under 18, and we delete it when we learn that we have. If you are a parent or guardian and think that we have, please write to us.',
        ),
      ],
    },
    {
      isPlaceholder: true,
      id: 'international-transfers',
      heading: 'International Transfers',
      blocks: [
        paragraph(
          'We work in the United States, and our providers may store information there or in other countries. Their laws may protect it less than the laws of your country. Where the law requires a safeguard before information is transferred, such as standard contractual clauses, we use one.',
        ),
      ],
    },
    {
      isPlaceholder: true,
      id: 'changes',
      heading: 'Changes to This Policy',
      blocks: [
        paragraph(
          'When this policy changes, the new text appears here with a new date at the top. If the change matters to people who already have an account, we write to them before it takes effect.',
        ),
      ],
    },
    {
      id: 'contact',
      heading: 'Contact',
      blocks: [paragraph(['By email: ', mail, `. By mail: ${brand.name}, ${postalAddress}.`])],
    },
  ],
};
