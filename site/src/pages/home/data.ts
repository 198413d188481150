import { listedCities } from '@fit-to-print/content/cities';
import { pageNumber, studioPath } from '@fit-to-print/content/city';
import { companies, companiesSection, statusText } from '@fit-to-print/content/companies';
import { home as copy, promo } from '@fit-to-print/content/home';
import { serviceFinder } from './serviceFinder.ts';
import { siteThing, studioThings } from '../../seo/structuredData.ts';
import { definePageData } from '../definePageData.ts';
import definition from './page.ts';

const { sectionLabel, headline, lede } = copy.lead;

export default definePageData(definition, {
  things: [...studioThings, siteThing],
  data: {
    hero: copy.hero,
    promo: { title: promo.title, text: promo.text, link: promo.link },
    benefits: { label: 'Note', items: copy.benefits },
    lead: { sectionLabel, headline, lede },
    serviceFinder,
    cities: {
      ...copy.cities,
      cities: listedCities.map(city => ({
        text: city.name,
        href: studioPath(city),
        number: pageNumber(city),
        description: city.description,
      })),
    },
    companies: {
      sectionLabel: copy.companies.sectionLabel,
      title: companiesSection.title,
      note: companiesSection.note,
      companies: companies.map(({ name, description, url, status, mobileOrder }) => ({
        name,
        description,
        url,
        status,
        mobileOrder,
      })),
      statusText,
    },
  },
});
