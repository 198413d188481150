import { listedCities } from '@fit-to-print/content/cities';
import { studioPath } from '@fit-to-print/content/city';
import { services as cards, servicesPage } from '@fit-to-print/content/services';
import type { ServicesData } from '@fit-to-print/ui/templates/ServicesTemplate';
import { type Page, pageHead } from '../page.ts';

const { citiesLabel, ...words } = servicesPage;

export const services: Page<ServicesData> = {
  path: '/services',
  template: 'services',
  head: pageHead('/services'),
  data: {
    ...words,
    services: cards.map(({ name, lead, text, features }) => ({ name, lead, text, features })),
    cities: {
      label: citiesLabel,
      links: listedCities.map(city => ({ text: city.name, href: studioPath(city) })),
    },
  },
};
