// Maps the content of the page /PR-Authority to the data of its template. `dateline` is the name of the place, as at the start of a report.
// `headerMeta` is the small line above the site's name. `sectionLabel` is the line above a section: its name and a page number.
// `transitionName` is the name of an animation from a link to its page.
import { readPaymentLinks } from '@fit-to-print/backend/contracts/subscription';
import { brand } from '@fit-to-print/content/brand';
import { listedCities } from '@fit-to-print/content/cities';
import { cityTransitionName, mapPath, pressPath } from '@fit-to-print/content/city';
import { prAuthority as copy } from '@fit-to-print/content/prAuthority';
import { guarantee, pricingTable, sampleReport } from '@fit-to-print/content/props/prAuthority';
import { newsstandFile, photographFiles } from '../../paths.ts';
import { monthlyService } from '../../seo/structuredData.ts';
import { definePageData } from '../definePageData.ts';
import { checkoutPath } from '../../session/checkoutPath.ts';
import pageDefinition from './page.ts';

// `art` describes the drawing at the top of the page, which is part of `illustration`.
const { art, ...hero } = copy.hero;

// Tests and Storybook build without payment links: a Buy button then asks for an account first.
const paymentLinks = readPaymentLinks((import.meta.env.VITE_PAYMENT_LINKS as string | undefined) ?? '');

/**
 * The data of the page /PR-Authority, which sells monthly packages. Only the build reads this file; the browser gets the result as JSON.
 */
export default definePageData(pageDefinition, {
  structuredData: [monthlyService],
  data: {
    hero,
    illustration: { label: art, dateline: brand.headerMeta.dateline, photographs: photographFiles },
    // No logos: the names of the news sites are set as text.
    // The build adds the logos, which are in the backend's storage.
    carousel: { ...copy.carousel, logos: [] },
    benefits: { ...copy.benefits, label: 'Note' },
    report: sampleReport,
    rates: pricingTable(tier => paymentLinks[tier] ?? checkoutPath(tier)),
    guarantee,
    cities: {
      sectionLabel: copy.cities.sectionLabel,
      headline: copy.cities.headline,
      title: copy.cities.title,
      newsstand: { day: newsstandFile('day'), night: newsstandFile('night') },
      cities: listedCities.map(city => ({
        name: city.name,
        href: pressPath(city),
        map: mapPath(city),
        transitionName: cityTransitionName(city),
        detail: copy.cities.cityDetail(city.stateAbbreviation),
      })),
    },
    closing: copy.closing,
  },
});
