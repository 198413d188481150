import { brand } from '@fit-to-print/content/brand';
import { listedCities } from '@fit-to-print/content/cities';
import { pressPath } from '@fit-to-print/content/city';
import { prAuthority as copy } from '@fit-to-print/content/prAuthority';
import { guarantee, pricingTable } from '@fit-to-print/content/props/prAuthority';
import { monthlyService } from '../../seo/structuredData.ts';
import { definePageData } from '../definePageData.ts';
import definition from './page.ts';

const { art, ...hero } = copy.hero;

export default definePageData(definition, {
  things: [monthlyService],
  data: {
    hero,
    illustration: { label: art, dateline: brand.headerMeta.dateline },
    carousel: { ...copy.carousel, logos: [] },
    benefits: { ...copy.benefits, label: 'Note' },
    rates: pricingTable,
    guarantee,
    cities: {
      sectionLabel: copy.cities.sectionLabel,
      title: copy.cities.title,
      cities: listedCities.map(city => ({
        name: city.name,
        href: pressPath(city),
        detail: copy.cities.edition(city.stateAbbreviation),
      })),
    },
    closing: copy.closing,
  },
});
