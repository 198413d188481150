import { listedCities } from '@fit-to-print/content/cities';
import { studioPath } from '@fit-to-print/content/city';
import { services as cards, servicesPage } from '@fit-to-print/content/services';
import { definePageData } from '../definePageData.ts';
import definition from './page.ts';

const { citiesLabel, ...words } = servicesPage;

export default definePageData(definition, {
  data: {
    ...words,
    services: cards.map(({ name, lead, text, features }) => ({ name, lead, text, features })),
    cities: {
      label: citiesLabel,
      links: listedCities.map(city => ({ text: city.name, href: studioPath(city) })),
    },
  },
});
