// The head of every page: title, description, and more for search engines and social networks.
import { about } from './about.ts';
import { account } from './account.ts';
import { admin } from './admin.ts';
import { articles } from './articles.ts';
import { auth } from './auth.ts';
import { brand, withBrand } from './brand.ts';
import { cities } from './cities.ts';
import { cityHeads, pressPath, studioPath } from './city.ts';
import { cityIndexPages } from './cityIndex.ts';
import { contact } from './contact.ts';
import { home } from './home.ts';
import { insights } from './insights.ts';
import { privacy } from './legal/privacy.ts';
import { terms } from './legal/terms.ts';
import { formatPrice } from './formatPrice.ts';
import { notFound } from './notFound.ts';
import { prAuthority } from './prAuthority.ts';
import { report } from './report.ts';
import { pricing } from './pricing.ts';
import { servicesPage } from './services.ts';
import { sitemap } from './sitemap.ts';
import { largestTier, smallestTier } from './tiers.ts';
import type { Article, PageHead, StaticPath } from './types.ts';

/** The heads of all pages except those of articles and cities. */
export const staticPages: Readonly<Record<StaticPath, Omit<PageHead, 'path'>>> = {
  '/': {
    name: brand.name,
    title: `${brand.name}: we build startups and make them news`,
    description:
      'A creative studio for founders, in Milwaukee: we design your company and build its product, for a fee or equity. Placement on news sites is extra.',
    socialTitle: 'We build startups and make them news.',
    headline: home.hero.headline,
  },
  '/about': {
    name: 'About',
    title: withBrand('About: five stages from brief to run'),
    description:
      'How a Milwaukee studio works: four rules it keeps at deadline, and the five stages of an engagement, from brief and draft to proof, plate and run.',
    socialTitle: 'How we work: five stages from brief to run',
    headline: about.hero.headline,
  },
  '/services': {
    name: 'Services',
    title: withBrand('Nine services for founders'),
    description:
      'Brand, MVP, go-to-market, PR, SEO, social media, copy, fundraising and long-term partnership: nine services for founders, by the project or for equity.',
    socialTitle: 'Nine services for founders, from one studio',
    headline: servicesPage.headline,
  },
  '/insights': {
    name: 'Insights',
    title: withBrand('Insights for founders'),
    description:
      'Articles for founders on raising capital, paying in equity, press releases and pitches, with the sources named. Free to read, without an account.',
    socialTitle: 'Free guides for founders',
    headline: insights.headline,
  },
  '/pricing': {
    name: 'Pricing',
    title: withBrand('Pricing: cash or equity'),
    description:
      'Hire the studio by the project, or apply for an equity partnership: typically 10–25%, with hard costs such as hosting, tools and ads paid by you.',
    socialTitle: 'Pricing: pay in cash or equity',
    headline: pricing.headline,
  },
  '/contact': {
    name: 'Contact',
    title: withBrand('Contact the studio'),
    description:
      'Write to the studio in Milwaukee: what you are building, or what has happened. A person reads it, Monday–Friday, 9–6 CST, and answers by email.',
    socialTitle: 'Contact the studio',
    headline: contact.headline,
  },
  '/contact/thanks': {
    name: 'Your message',
    parent: '/contact',
    title: withBrand('Your message to the studio'),
    description:
      'What happens after you send the contact form: a receipt by email, and an answer from a person at the studio in Milwaukee.',
    socialTitle: 'Your message to the studio',
    headline: contact.thanks.headline,
  },
  '/PR-Authority': {
    name: brand.product,
    title: withBrand(`${brand.product}: paid press releases`),
    description: `One or more 700-word articles a quarter, written by editors and placed on news sites: ${smallestTier.figures.outlets} for ${formatPrice(smallestTier.price)} a month, up to ${largestTier.figures.outlets} for ${formatPrice(largestTier.price)}.`,
    socialTitle: `${brand.product}: press releases on 100+ to 450+ news sites`,
    headline: prAuthority.hero.headline,
  },
  '/auth': {
    name: 'Sign in',
    title: withBrand('Sign in or sign up'),
    description: 'Sign in, or sign up with Google or an email address, to start or continue an application.',
    socialTitle: 'Sign in or sign up',
    headline: auth.page.headline,
  },
  '/application': {
    name: 'Application',
    title: withBrand('Apply to the studio'),
    description:
      'Apply in two stages: your profile, then your business. You can stop and come back: your draft is saved to your account.',
    socialTitle: 'Apply to the studio',
    headline: [['Pitch us'], ['your idea.']],
  },
  '/account': {
    name: 'Your account',
    title: withBrand('Your account'),
    description:
      'Your press releases and your subscription, a copy of what the studio stores about you, and a way to delete your account with all that is in it.',
    socialTitle: 'Your account',
    headline: account.page.headline,
  },
  '/admin': {
    name: admin.inbox.title,
    title: withBrand('Inbox'),
    description:
      'For the studio’s staff: messages and applications, with the status and the next step of each. Signing in is required.',
    socialTitle: 'The studio’s inbox',
    headline: admin.page.headline,
  },
  '/report': {
    name: 'Placement report',
    title: withBrand('Placement report'),
    description:
      'Where a press release was published: every page as our last check found it, and the count against the minimum of the package.',
    socialTitle: 'Where a press release was published',
    headline: report.headline,
  },
  '/sitemap': {
    name: 'Sitemap',
    title: withBrand('Sitemap'),
    description:
      'All public pages of this site by group: studio, press releases, cities, articles and legal texts, and the file that search engines read.',
    socialTitle: 'The pages of this site',
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
export const articleHead = ({ path, title, description, headline, modified }: Article): PageHead => ({
  path,
  name: title,
  parent: '/insights',
  title: withBrand(title),
  description,
  socialTitle: title,
  openGraphType: 'article',
  headline,
  modified,
});

/** The heads of all pages except those of cities. */
const otherPages: readonly PageHead[] = [
  ...Object.entries(staticPages).map(([path, head]) => ({ path: path as StaticPath, ...head })),
  ...articles.map(articleHead),
  ...cityIndexPages,
];

/** The heads of all pages, the two of each city included. A function, because it reads every city's record, of which there may be thousands. */
export const pageHeads = (): readonly PageHead[] => [...otherPages, ...cities.flatMap(cityHeads)];

/** Returns the name of a page; undefined if there is none at this path. */
export const pageName = (path: string): string | undefined =>
  otherPages.find(page => page.path === path)?.name ??
  cities.find(city => path === pressPath(city) || path === studioPath(city))?.name;

/** The head of the 404 page. */
export const notFoundHead: Omit<PageHead, 'path'> = {
  name: notFound.text,
  title: withBrand(notFound.text),
  description: 'A correction: there is no page at this address. The front page is one link away.',
  socialTitle: notFound.text,
  headline: notFound.headline,
};
