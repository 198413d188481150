import { brand } from '@fit-to-print/content/brand';
import { listedCities } from '@fit-to-print/content/cities';
import { pressPath } from '@fit-to-print/content/city';
import { guarantee } from '@fit-to-print/content/guarantee';
import { dollars } from '@fit-to-print/content/money';
import { prAuthority as copy } from '@fit-to-print/content/prAuthority';
import { testimonials } from '@fit-to-print/content/testimonials';
import { featureRows, figureRows, tiers } from '@fit-to-print/content/tiers';
import { monthlyService } from '../../seo/structuredData.ts';
import { definePageData } from '../definePageData.ts';
import definition from './page.ts';

const { art, ...hero } = copy.hero;
const { everythingIn, buy, perMonth, key, ...rates } = copy.rates;

export default definePageData(definition, {
  things: [monthlyService],
  data: {
    hero,
    art: { label: art, dateline: brand.headerMeta.dateline },
    carousel: { ...copy.carousel, logos: [] },
    benefits: { ...copy.benefits, label: 'Note' },
    rates: {
      ...rates,
      period: perMonth,
      legend: key,
      figures: figureRows.map(({ id, label }) => ({ label, values: tiers.map(tier => tier.figures[id]) })),
      features: featureRows,
      tiers: tiers.map(({ id, name, price, checkout }, index) => ({
        id,
        name,
        price: dollars(price),
        href: checkout.href,
        buy: `${buy} ${name}`,
        ...(index > 0 && { buildsOn: everythingIn(tiers[index - 1]!.name) }),
      })),
    },
    guarantee: { ...guarantee, sectionLabel: copy.guaranteeLabel, letters: testimonials },
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
