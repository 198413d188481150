import { listedCities } from '@fit-to-print/content/cities';
import { pageNumber, studioPath } from '@fit-to-print/content/city';
import { companies, companiesSection, statusLine } from '@fit-to-print/content/companies';
import { home as copy, promo } from '@fit-to-print/content/home';
import type { ServiceFinderCopy } from '@fit-to-print/ui/flows/ServiceFinder';
import type { HomeData } from '@fit-to-print/ui/templates/HomeTemplate';
import { leadFinder } from '../leadData.ts';
import { type Page, pageHead } from '../page.ts';
import { siteThing, studioThings } from '../structuredData.ts';

export interface HomePageData extends HomeData {
  finder: ServiceFinderCopy;
}

const { sectionLabel, headline, lede } = copy.lead;

/** `/` */
export const home: Page<HomePageData> = {
  path: '/',
  template: 'home',
  head: pageHead('/'),
  things: [...studioThings, siteThing],
  data: {
    hero: copy.hero,
    promo: { title: promo.title, text: promo.text, link: promo.link },
    benefits: { label: 'Note', notes: copy.benefits },
    lead: { sectionLabel, headline, lede },
    finder: leadFinder,
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
      statusLine,
    },
  },
};
