// The terms of service.
import { paragraph, list } from '../textBlocks.ts';
import { brand, postalAddress } from '../brand.ts';
import { cityPackages } from '../cityPackages.ts';
import { formatPrice } from '../formatPrice.ts';
import { tiers } from '../tiers.ts';
import type { LegalDocument } from '../types.ts';

const { address } = brand;
const mail = { text: brand.email, href: brand.mailto } as const;
const privacy = { text: 'privacy policy', href: '/privacy-policy' } as const;

/** Eighteen sections, with the figures of the specification, section 9. */
export const terms: LegalDocument = {
  title: 'Terms of service',
  headline: [['Terms of', 'service']],
  intro: 'The agreement between you and the studio, in 18 sections and plain words.',
  illustration: 'contract',
  lastUpdated: 'today',
  version: '2026-11-25',
  keyTerms: {
    acceptance: 'an agreement',
    services: '700 words',
    eligibility: '18 years',
    accounts: 'one person or one company',
    packages: 'four monthly packages',
    billing: 'monthly in advance',
    cancellation: 'at any time',
    refunds: '30 days',
    'studio-work': '10–25% equity',
    'price-changes': '30 days’ notice',
    'your-material': 'remain yours',
    publication: 'under their own rules',
    ownership: 'yours to reuse',
    'acceptable-use': 'You may not',
    termination: 'breach of these terms',
    liability: '12 months',
    disputes: 'Write to us first.',
    'changes-and-contact': 'by email before they apply',
  },
  sections: [
    {
      id: 'acceptance',
      heading: 'Acceptance of These Terms',
      blocks: [
        paragraph([
          `These terms are an agreement between you and ${brand.name} (“we,” “us”), ${address.city}, ${address.state}. They cover this website, accounts on it and ${brand.product}. By using the site, opening an account or buying a package you accept them, together with our `,
          privacy,
          '. If you act for a company, you accept them for it and confirm that you may.',
        ]),
      ],
    },
    {
      id: 'services',
      heading: 'What We Provide',
      blocks: [
        paragraph(
          `${brand.product} is a professionally written article of 700 words, published on news sites by paid placement. How many sites, and what comes with the article, depends on the package; the packages with 450+ sites include local affiliates of major networks. The studio also designs and develops for companies; that work has agreements of its own (section 9).`,
        ),
      ],
    },
    {
      id: 'eligibility',
      heading: 'Who May Use the Service',
      blocks: [paragraph('You must be at least 18 years old and able to enter into a contract.')],
    },
    {
      id: 'accounts',
      heading: 'Your Account',
      blocks: [
        paragraph(
          'You must register an account to apply, to write the brief for a subscription’s release, and to see or change a subscription on this site. Give accurate information and keep it current. An account is for one person or one company and is not transferable. Keep your password to yourself: you are responsible for what is done with it until you report it compromised. Accounts, sign-in and stored data run on a hosted backend provider.',
        ),
      ],
    },
    {
      isPlaceholder: true,
      id: 'packages',
      heading: 'Packages',
      blocks: [
        paragraph(`${brand.product} is sold in four monthly packages:`),
        list(
          ...tiers.map(
            ({ name, price, figures }) =>
              `${name}, ${formatPrice(price)} a month: ${figures.outlets} outlets, delivered within ${figures.delivery}.`,
          ),
        ),
        paragraph(
          'Delivery is counted from the day on which you approve the text, or from a later date that you set for its publication. A quarter is three paid months with the same package, counted from the first; a package’s one release a quarter comes in the first month; Growth has up to one in each, two or three in all.',
        ),
        paragraph([
          'What each includes is set out on the ',
          { text: 'rate card', href: '/PR-Authority#rates' },
          `, which is part of these terms. The city pages sell separate packages for a single payment: ${cityPackages
            .map(({ name, price }) => `${name} at ${formatPrice(price)}`)
            .join(', ')}. These do not renew. You order them by message, and pay before we start to write.`,
        ]),
      ],
    },
    {
      id: 'billing',
      heading: 'Billing',
      blocks: [
        paragraph(
          'You can subscribe in two ways. If you are signed in, the subscription belongs to your account, and you change or cancel it under “Manage subscription.” If you are not, you buy through a payment link with your email address. That subscription becomes part of your account once you have confirmed the same address there; until then, to change or cancel it, write to us from that address.',
        ),
        paragraph(
          'Subscriptions are billed monthly in advance, in U.S. dollars, through a card payment provider. The first payment is due when you subscribe and each further one on the same day of each later month, until you cancel. You authorize these charges and agree to keep a valid card on file. Taxes are added where the law requires it.',
        ),
      ],
    },
    {
      id: 'cancellation',
      heading: 'Cancellation',
      blocks: [
        paragraph(
          'You may cancel a subscription at any time. Cancellation takes effect at the end of the billing period for which you have paid; until then you keep the package. You are not charged after that. A release that came with a paid month is finished even if the subscription ends first, unless you delete your account. If you delete your account, your subscription ends the same day.',
        ),
      ],
    },
    {
      id: 'refunds',
      heading: 'Refunds and Guarantee',
      blocks: [
        paragraph(
          'We guarantee the minimums of your package. If they are not fulfilled, we refund you or publish again free of charge.',
        ),
        paragraph([
          'There are no refunds for partial months. A refund must be requested within 30 days of the charge, by email to ',
          mail,
          '. Refunds that are due are paid in 5–10 business days, to the card that was charged.',
        ]),
      ],
    },
    {
      id: 'studio-work',
      heading: 'Studio Work and Equity Partnerships',
      blocks: [
        paragraph(
          'Custom design and development, and equity partnerships, are governed by an agreement that both sides sign. Engagements typically last 3–6 months. In an equity partnership we typically take 10–25% equity, and you pay hard costs such as hosting, tools and ads. Either kind may be paused or canceled with 30 days’ notice. Where the signed agreement and these terms differ, the agreement prevails. Sending us an application binds neither of us.',
        ),
      ],
    },
    {
      id: 'price-changes',
      heading: 'Price Changes',
      blocks: [
        paragraph(
          'We give 30 days’ notice of a price increase, by email. It applies from the first billing period that begins after those 30 days. If you do not agree with the new price, cancel before then.',
        ),
      ],
    },
    {
      isPlaceholder: true,
      id: 'your-material',
      heading: 'What You Give Us',
      blocks: [
        paragraph(
          'The facts, names, pictures and marks you give us remain yours. You allow us to use them to write, publish and report on your release, and you confirm that they are true and that you may share them. You approve each article before we send it to the news sites.',
        ),
      ],
    },
    {
      isPlaceholder: true,
      id: 'publication',
      heading: 'Publication and Newsrooms',
      blocks: [
        paragraph(
          'Articles are published by third parties, under their own rules. They choose headlines, sections, labels and how long a page stays online, and they may decline an article. In that case we rewrite it or place it elsewhere, and the guarantee in section 8 applies. The newsrooms that our city pages list are independent. They have no affiliation with us, and we promise no coverage by any of them.',
        ),
      ],
    },
    {
      isPlaceholder: true,
      id: 'ownership',
      heading: 'Ownership',
      blocks: [
        paragraph(
          'Once you have paid for it, the article written for you is yours to reuse. The site, its design, its code and our name are ours. Nothing here gives either of us rights in the other’s marks beyond what the service needs.',
        ),
      ],
    },
    {
      isPlaceholder: true,
      id: 'acceptable-use',
      heading: 'Acceptable Use',
      blocks: [
        paragraph('You may not use the site or the service to'),
        list(
          'publish what you know is false, defamatory, fraudulent or unlawful;',
          'infringe someone’s rights or pretend to be someone else;',
          'promote securities without the disclosures that the law demands;',
          'test, overload or get around the site’s protections, or collect others’ data from it.',
        ),
      ],
    },
    {
      isPlaceholder: true,
      id: 'termination',
      heading: 'Suspension and Termination',
      blocks: [
        paragraph(
          'We may suspend or terminate an account for breach of these terms, for fraud, for repeated failure of payment, or where the law requires it. Where we can, we tell you first and give you time to fix it. You may close your account at any time. What these terms say about money owed, ownership, liability and disputes still applies after that.',
        ),
      ],
    },
    {
      id: 'liability',
      heading: 'Disclaimer and Limit of Liability',
      blocks: [
        paragraph(
          'Beyond the guarantee in section 8, the service is provided “as is” and “as available.” We do not promise sales, rankings, traffic or investment from coverage, and nothing here or in our articles is legal, tax or financial advice.',
        ),
        paragraph(
          'As far as the law allows, our total liability is capped at the amount that you paid us in the 12 months before the claim arose, and neither of us owes the other for lost profit or other indirect loss.',
        ),
      ],
    },
    {
      id: 'disputes',
      heading: 'Disputes and Governing Law',
      blocks: [
        paragraph(
          'Write to us first. Both sides try to settle the matter informally within 30 days of your message. If that fails, the courts in Milwaukee County have jurisdiction. The law of Wisconsin, without its rules on conflicts of law, governs these terms in any case.',
        ),
      ],
    },
    {
      isPlaceholder: true,
      id: 'changes-and-contact',
      heading: 'Changes and Contact',
      blocks: [
        paragraph(
          'We may change these terms. If you have an account, we announce changes that matter to you by email before they apply. If you go on using the service after that, you accept them. If a part is found invalid, the rest stands.',
        ),
        paragraph(['Questions: ', mail, `, or ${brand.name}, ${postalAddress}.`]),
      ],
    },
  ],
};
