import { brand } from '@fit-to-print/content/brand';
import type { City } from '@fit-to-print/content/city';
import { cityIndex } from '@fit-to-print/content/cityIndex';
import { cityPackages } from '@fit-to-print/content/cityPackages';
import { staticPages } from '@fit-to-print/content/pages';
import { plainText } from '@fit-to-print/content/plainText';
import { services } from '@fit-to-print/content/services';
import { tiers } from '@fit-to-print/content/tiers';
import type { Article as ContentArticle, Faq, Price, PageHead } from '@fit-to-print/content/types';
import type { Article, BreadcrumbList, FAQPage, Graph, Offer, Service, Thing } from 'schema-dts';
import { icons, socialImage } from '../paths.ts';
import { isIndexed } from './isIndexed.ts';

/*
 * Structured data (schema.org) for search engines; only the build reads it. It contains nothing that the page does not show: one address,
 * no ratings, and prices from the records that the page shows. An entity is what schema.org calls a `Thing`: a company, a service, an article.
 */

/** The absolute address of a path. */
const url = (path: string): string => brand.origin + path;
const organizationId = url('/#studio');
/** The company in short. Repeated on each page: consumers read one page at a time, and cannot resolve an `@id` of another. */
const organization = {
  '@type': 'Organization',
  '@id': organizationId,
  name: brand.name,
  url: url('/'),
} as const;

const { address, hours } = brand;

/** The company, as the home page describes it. */
export const organizationEntity: Thing = {
  ...organization,
  logo: url(icons.large),
  description: staticPages['/'].description,
};

/** The company and its office, with the addresses that only the contact page shows. */
export const contactEntities: readonly Thing[] = [
  { ...organizationEntity, email: brand.email },
  {
    // Not ProfessionalService, which schema.org has deprecated.
    '@type': 'LocalBusiness',
    '@id': url('/#office'),
    name: brand.name,
    url: url('/contact'),
    image: url(socialImage('/')),
    email: brand.email,
    parentOrganization: { '@id': organizationId },
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.postalState,
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: hours.days,
      opens: hours.opens,
      closes: hours.closes,
    },
  },
];

/** The site itself, as the home page describes it. */
export const webSiteEntity: Thing = {
  '@type': 'WebSite',
  '@id': url('/#site'),
  name: brand.name,
  url: url('/'),
  inLanguage: brand.lang,
  publisher: { '@id': organizationId },
};

/** Questions with their answers. */
export const faqPageEntity = (faqs: readonly Faq[]): FAQPage => ({
  '@type': 'FAQPage',
  mainEntity: faqs.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
  })),
});

/** A monthly price is a specification with its unit: a price of the offer itself would be paid once. */
function offer(name: string, { amount, currency, period }: Price): Offer {
  const price = { price: amount, priceCurrency: currency };
  return {
    '@type': 'Offer',
    name,
    ...(period === 'month'
      ? {
          priceSpecification: {
            '@type': 'UnitPriceSpecification',
            ...price,
            // The UN/CEFACT code for a month.
            unitCode: 'MON',
            billingDuration: 1,
          },
        }
      : price),
  };
}

/** The monthly packages, at the prices of the pricing table. */
export const monthlyService: Service = {
  '@type': 'Service',
  name: brand.product,
  serviceType: 'Press release writing and distribution',
  provider: organization,
  offers: tiers.map(({ name, price }) => offer(name, price)),
};

/** The services of the studio, by name. Their price depends on the project. */
export const studioService: Service = {
  '@type': 'Service',
  name: staticPages['/services'].socialTitle,
  serviceType: 'Design, software development and public relations',
  provider: organization,
  hasOfferCatalog: {
    '@type': 'OfferCatalog',
    name: staticPages['/services'].name,
    itemListElement: services.map(({ name }) => ({
      '@type': 'Offer',
      itemOffered: { '@type': 'Service', name },
    })),
  },
};

const areaServed = ({ name, state }: City) =>
  ({ '@type': 'City', name, containedInPlace: { '@type': 'State', name: state } }) as const;

/** The service of a city PR page, at the prices of its packages, and its questions. */
export const cityPressEntities = (city: City): readonly Thing[] => [
  {
    '@type': 'Service',
    name: `${brand.product} in ${city.name}`,
    serviceType: 'Press release writing and distribution',
    provider: organization,
    areaServed: areaServed(city),
    offers: cityPackages.map(({ name, price }) => offer(name, price)),
  },
  ...(city.pressPage.faq.length > 0 ? [faqPageEntity(city.pressPage.faq)] : []),
];

/** The service of a city's studio page, and its questions. The work is priced by the project. */
export const cityStudioEntities = (city: City): readonly Thing[] => [
  {
    '@type': 'Service',
    name: `Creative studio for ${city.name} founders`,
    serviceType: 'Design, software development and public relations',
    provider: organization,
    areaServed: areaServed(city),
  },
  ...(city.studio.faq.length > 0 ? [faqPageEntity(city.studio.faq)] : []),
];

/** The start of a day in Milwaukee: `2026-11-16T00:00:00-06:00`. */
function startOfDay(day: string): string {
  const zone = new Intl.DateTimeFormat('en-US', { timeZone: 'America/Chicago', timeZoneName: 'longOffset' })
    .formatToParts(new Date(`${day}T12:00:00Z`))
    .find(({ type }) => type === 'timeZoneName');
  return `${day}T00:00:00${zone?.value.replace('GMT', '')}`;
}

/** An article with its dates. */
export const articleEntity = ({
  path,
  title,
  description,
  published,
  modified,
  category,
}: ContentArticle): Article => ({
  '@type': 'Article',
  headline: title,
  description,
  url: url(path),
  mainEntityOfPage: url(path),
  image: url(socialImage(path)),
  datePublished: startOfDay(published),
  dateModified: startOfDay(modified),
  articleSection: category,
  inLanguage: brand.lang,
  author: organization,
  publisher: organization,
});

/** The parts of a page that structured data is made from. */
interface DescribedPage {
  readonly definition: { readonly isIndexed: boolean };
  readonly path: string;
  readonly head: Pick<PageHead, 'name' | 'parent' | 'isIndexed'>;
  /** The things that the page describes in JSON-LD. */
  readonly structuredData?: readonly Thing[];
}

/** The pages that lead from the home page to this one. The home page itself has none. */
function breadcrumbs({ path, head: { name, parent } }: DescribedPage): BreadcrumbList[] {
  if (path === '/') return [];
  const crumbs = [
    { name: 'Home', path: '/' },
    ...(parent
      ? [{ name: (parent === '/cities' ? cityIndex!.head : staticPages[parent]).name, path: parent }]
      : []),
    { name, path },
  ];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: crumbs.map((crumb, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: crumb.name,
        item: url(crumb.path),
      })),
    },
  ];
}

/** The structured data of a page; undefined if the page is not indexed. */
export const structuredData = (page: DescribedPage): Graph | undefined =>
  isIndexed(page)
    ? { '@context': 'https://schema.org', '@graph': [...breadcrumbs(page), ...(page.structuredData ?? [])] }
    : undefined;
