import { expect, test } from 'vitest';
import { article, rungs } from './articles.ts';
import { cityPackages } from './cityPackages.ts';
import { guarantee } from './guarantee.ts';
import { terms } from './legal/terms.ts';
import { privacy } from './legal/privacy.ts';
import { dollars } from './money.ts';
import { pricing } from './pricing.ts';
import { services } from './services.ts';
import { plain, sectionText } from './text.ts';
import { featureRows, figureRows, includes, tiers } from './tiers.ts';

test('the rate card has the figures of the specification', () => {
  const card = tiers.map(({ name, price, figures }) => [
    name,
    dollars(price),
    ...figureRows.map(({ id }) => figures[id]),
  ]);
  expect(card).toEqual([
    ['Starter', '$599', '100+', '0', '1', '85', '500K+', '7 days'],
    ['Growth', '$1,299', '250+', '5', '2–3 per quarter', '90', '2M+', '10 days'],
    ['Pro', '$1,999', '300+', '7', 'Quarterly', '94', '5M+', '10 days'],
    ['Authority', '$3,999', '450+', '10', 'Quarterly', '94', '10M+', '14 days'],
  ]);
});

test('every feature begins at the tier that the specification gives it', () => {
  const matrix = Object.fromEntries(
    featureRows.map(({ label, from }) => [
      label,
      tiers.map(({ id }) => (includes(id, from) ? '●' : '–')).join(''),
    ]),
  );
  expect(matrix).toEqual({
    Backlinks: '●●●●',
    'Newsroom page': '●●●●',
    'Yahoo and Digital Journal': '●●●●',
    Consultation: '–●●●',
    'Google News indexing': '–●●●',
    'Analytics report': '–●●●',
    'Priority revisions': '–●●●',
    'Custom media pitch': '–●●●',
    'MarketWatch and Benzinga coverage': '––●●',
    'Badge pack': '––●●',
    'Custom campaign strategy': '–––●',
    'Dedicated PR manager': '–––●',
    'Verified brand profile': '–––●',
  });
});

test('the city packages are the three that are paid once', () => {
  expect(
    cityPackages.map(({ name, price, stamp, features }) => [name, dollars(price), stamp, features]),
  ).toEqual([
    [
      'Launch',
      '$997',
      null,
      ['450+ news sites', 'Local distribution', '1 press release', 'Performance report'],
    ],
    [
      'Growth',
      '$2,497',
      'Most Popular',
      ['Priority placement', '3 press releases', 'SEO optimization', 'Detailed analytics'],
    ],
    [
      'Authority',
      '$4,997',
      null,
      [
        'Premium placement',
        '6 press releases',
        'Advanced SEO strategy',
        'Monthly performance reports',
        'Dedicated account manager',
      ],
    ],
  ]);
  expect(new Set(cityPackages.map(({ action }) => action.href))).toEqual(new Set(['/contact#get-in-touch']));
});

test('the terms have eighteen sections and all of their figures', () => {
  expect(terms.sections).toHaveLength(18);
  expect(terms.lastUpdated).toBe('today');
  const text = terms.sections.map(sectionText).join(' ');
  for (const clause of [
    'at least 18 years old',
    'not transferable',
    'billed monthly in advance',
    'at the end of the billing period',
    'no refunds for partial months',
    'within 30 days of the charge',
    '5–10 business days',
    '30 days notice of a price increase',
    'informally within 30 days',
    'in the 12 months before the claim',
    'law of Wisconsin',
    'Milwaukee County',
    '700 words',
    '10–25% equity',
    '3–6 months',
    'paused or canceled with 30 days notice',
    ...tiers.map(({ name, price }) => `${name}, ${dollars(price)} a month`),
  ])
    expect(text).toContain(clause);
  expect(text, 'sections refer to each other by number').toMatch(/guarantee in section 8/);
  expect(terms.sections[7]?.heading).toBe('Refunds and Guarantee');
  expect(terms.sections[8]?.heading).toBe('Studio Work and Equity Partnerships');
});

test('the privacy policy has every part that the specification lists', () => {
  expect(privacy.sections.map(({ heading }) => heading)).toEqual([
    'Introduction',
    'Information We Collect',
    'How We Use Your Information',
    'Who Else Sees It',
    'Security',
    'Cookies',
    'Your Rights',
    'How Long We Keep It',
    'Children Under 18',
    'International Transfers',
    'Changes to This Policy',
    'Contact',
  ]);
  const rights = privacy.sections.find(({ id }) => id === 'your-rights');
  for (const right of ['access', 'correction', 'deletion', 'portability', 'opt-out', 'withdrawal'])
    expect(rights && sectionText(rights)).toContain(right);
});

test('the article takes the minutes that it says, and its ladder has the typical raises', () => {
  const words = [article.standfirst, ...article.sections.map(sectionText)].join(' ').split(/\s+/).length;
  expect(Math.round(words / 230)).toBe(article.minutes);
  expect(article.minutes).toBe(8);
  expect(rungs.map(({ stage, label }) => [stage, label])).toEqual([
    ['Pre-seed', '$50K–$500K'],
    ['Seed', '$500K–$2M'],
    ['Series A', '$2M–$15M'],
    ['Series B+', '$15M+'],
  ]);
  const text = article.sections.map(sectionText).join(' ');
  for (const raise of ['$50K to $500K', '$500K to $2M', '$2M to $15M', '$15M or more', 'not financial'])
    expect(text).toContain(raise);
});

test('pricing answers four questions, with the terms of a partnership', () => {
  expect(pricing.faq.faqs).toHaveLength(4);
  const text = JSON.stringify(pricing);
  for (const term of ['10–25%', '3–6 months', '30 days notice', '$599', '$3,999', '$997'])
    expect(text).toContain(term);
  expect(pricing.partnerships.map(({ stamp, action }) => [stamp, action.text, action.href])).toEqual([
    [null, "Let's Talk", '/contact'],
    ['RECOMMENDED', 'Apply for Partnership', '/application'],
  ]);
});

test('nine services, in the order and the words of the specification', () => {
  expect(services.map(({ name }) => name)).toEqual([
    'Brand Strategy & Identity',
    'MVP Development',
    'Go-to-Market Strategy',
    'PR',
    'SEO',
    'Social Media',
    'Copywriting & Storytelling',
    'Fundraising Support',
    'Long-term Partnership',
  ]);
  for (const { features } of services) expect(new Set(features).size).toBe(4);
});

test('the guarantee promises a refund or a second publication', () => {
  expect(plain(guarantee.text)).toMatch(/minimums are fulfilled.*refund.*publish again free of charge/);
});
