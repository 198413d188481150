import { about } from './about.ts';
import { account } from './account.ts';
import { admin } from './admin.ts';
import { articles } from './articles.ts';
import { auth } from './auth.ts';
import { brand, withBrand } from './brand.ts';
import { cities } from './cities.ts';
import { cityPages } from './city.ts';
import { contact } from './contact.ts';
import { home } from './home.ts';
import { insights } from './insights.ts';
import { privacy } from './legal/privacy.ts';
import { terms } from './legal/terms.ts';
import { formatPrice } from './formatPrice.ts';
import { notFound } from './notFound.ts';
import { prAuthority } from './prAuthority.ts';
import { pricing } from './pricing.ts';
import { servicesPage } from './services.ts';
import { sitemap } from './sitemap.ts';
import { largestTier, smallestTier } from './tiers.ts';
import type { Article, PageHead, StaticPath } from './types.ts';

/** The heads of all pages but those of articles and cities. */
export const staticPages: Readonly<Record<StaticPath, Omit<PageHead, 'path'>>> = {
  '/': {
    name: brand.name,
    title: `${brand.name}: we build startups and make them news`,
    description:
      'A creative studio in Milwaukee that designs your company, builds its product and gets it written about. Hire us, or pay with 10–25% equity.',
    socialTitle: 'We build startups and make them news.',
    headline: home.hero.headline,
  },
  '/about': {
    name: 'About',
    title: withBrand('About: five stages from brief to run'),
    description:
      'How a Milwaukee studio works: four rules it keeps at deadline, and the five stages of an engagement, from brief and draft to proof, plate and run.',
    socialTitle: 'We move type.',
    headline: about.hero.headline,
  },
  '/services': {
    name: 'Services',
    title: withBrand('Nine services for founders'),
    description:
      'Brand, MVP, go-to-market, PR, SEO, social media, copy, fundraising and long-term partnership: nine classified advertisements from one bench.',
    socialTitle: 'Nine trades, one bench.',
    headline: servicesPage.headline,
  },
  '/insights': {
    name: 'Insights',
    title: withBrand('Insights for founders'),
    description:
      'What founders ask us twice, we write down once. Raising capital, paying in equity, press releases and pitches, with the sources named.',
    socialTitle: 'Filed under useful.',
    headline: insights.headline,
  },
  '/pricing': {
    name: 'Pricing',
    title: withBrand('Pricing: cash or equity'),
    description:
      'Hire the studio by the project, or apply for an equity partnership: typically 10–25%, with hard costs such as hosting, tools and ads paid by you.',
    socialTitle: 'Pay in cash or equity.',
    headline: pricing.headline,
  },
  '/contact': {
    name: 'Contact',
    title: withBrand('Contact the desk'),
    description:
      'Write to the studio in Milwaukee: what happened, to whom, and why today. Read Monday–Friday, 9–6 CST, by a person, in the order it arrives.',
    socialTitle: 'Let’s talk.',
    headline: contact.headline,
  },
  '/contact/thanks': {
    name: 'Message received',
    parent: '/contact',
    title: withBrand('Message received'),
    description:
      'Your message has reached the studio’s desk in Milwaukee. A person reads it and answers by email.',
    socialTitle: 'Copy received.',
    headline: contact.thanks.headline,
  },
  '/PR-Authority': {
    name: brand.product,
    title: withBrand(`${brand.product}: one story, 450+ news sites`),
    description: `A 700-word article, written by editors and published on news sites, network affiliates among them: ${smallestTier.figures.outlets} from ${formatPrice(smallestTier.price)} a month, up to ${largestTier.figures.outlets}.`,
    socialTitle: 'One story, placed across 450+ news sites.',
    headline: prAuthority.hero.headline,
  },
  '/auth': {
    name: 'Sign in',
    title: withBrand('Sign in or sign up'),
    description:
      'Sign in, or sign up with Google or an email address, to start an application or go on with one.',
    socialTitle: 'Show your press pass.',
    headline: auth.page.headline,
  },
  '/application': {
    name: 'Application',
    title: withBrand('Apply to the studio'),
    description:
      'The application in two stages: your profile, then your business. Drafts are kept until you send them.',
    socialTitle: 'Pitch us your idea.',
    headline: [['Pitch us'], ['your idea.']],
  },
  '/account': {
    name: 'Your account',
    title: withBrand('Your account'),
    description:
      'What the studio has on file about you: a copy of it to download, and a way to delete the account with everything in it.',
    socialTitle: 'You are on file.',
    headline: account.page.headline,
  },
  '/admin': {
    name: admin.inbox.title,
    title: withBrand('The desk'),
    description:
      'The studio’s own side of the counter: what came in, where it stands, and what is done next. For members only.',
    socialTitle: 'The desk.',
    headline: admin.page.headline,
  },
  '/sitemap': {
    name: 'Sitemap',
    title: withBrand('Sitemap'),
    description:
      'The pages of this site by name, with a link to the complete index that search engines read.',
    socialTitle: 'Index to this edition.',
    headline: sitemap.headline,
  },
  '/privacy-policy': {
    name: privacy.title,
    title: withBrand('Privacy policy'),
    description:
      'What personal information the studio collects, what it is used for, who else sees it, how long it is kept, and how to have it corrected or deleted.',
    socialTitle: 'Privacy policy',
    headline: privacy.headline,
    ...(privacy.lastUpdated !== 'today' && { modified: privacy.lastUpdated }),
  },
  '/terms-of-service': {
    name: terms.title,
    title: withBrand('Terms of service'),
    description: `The agreement for ${brand.product} and this site in 18 sections: packages, billing, cancellation, refunds, the guarantee, liability and Wisconsin law.`,
    socialTitle: 'Terms of service',
    headline: terms.headline,
  },
};

/** The head of an article's page. */
export const articleHead = ({ path, title, description, headline, published }: Article): PageHead => ({
  path,
  name: title,
  parent: '/insights',
  title: withBrand(title),
  description,
  socialTitle: title,
  headline,
  modified: published,
});

/** All pages, including one for each article and two for each city. */
export const pages: readonly PageHead[] = [
  ...Object.entries(staticPages).map(([path, head]) => ({ path: path as StaticPath, ...head })),
  ...articles.map(articleHead),
  ...cities.flatMap(cityPages),
];

/** The head of the 404 page. */
export const notFoundHead: Omit<PageHead, 'path'> = {
  name: notFound.text,
  title: withBrand(notFound.text),
  description: 'A correction: there is no page at this address. The front page is one link away.',
  socialTitle: notFound.text,
  headline: notFound.headline,
};
