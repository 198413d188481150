import type { ServicesData } from '@fit-to-print/ui/templates/ServicesTemplate';
import { listedCities } from '../cities.ts';
import { studioPath } from '../city.ts';
import { services, servicesPage } from '../services.ts';

const { citiesLabel, ...copy } = servicesPage;

/** The texts of /services, as the data of its template. `leadWords` are the first words of a service's text, which are set as a headline. */
export const servicesData: ServicesData = {
  ...copy,
  services: services.map(({ name, leadWords, text, features, hasPicture = false }) => ({
    name,
    leadWords,
    text,
    features,
    hasPicture,
  })),
  cities: {
    label: citiesLabel,
    links: listedCities.map(city => ({ text: city.name, href: studioPath(city) })),
  },
};
