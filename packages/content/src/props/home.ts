import type { HomeData } from '@fit-to-print/ui/templates/HomeTemplate';
import { listedCities } from '../cities.ts';
import { pageNumber, studioPath } from '../city.ts';
import { cityIndex } from '../cityIndex.ts';
import { companies, companiesSection, companyStatusText } from '../companies.ts';
import { home } from '../home.ts';

const { sectionLabel, headline, lede } = home.leadForm;

export const leadFormSection: HomeData['leadForm'] = { sectionLabel, headline, lede };

export const citySection: HomeData['cities'] = {
  ...home.cities,
  cities: [
    ...listedCities.map(city => ({
      text: city.name,
      href: studioPath(city),
      number: pageNumber(city),
      description: city.description,
    })),
    ...(cityIndex ? [cityIndex.entry] : []),
  ],
};

export const companyShowcase: HomeData['companies'] = {
  sectionLabel: home.companies.sectionLabel,
  title: companiesSection.title,
  note: companiesSection.note,
  companies: companies.map(({ name, description, url, status, mobileOrder }) => ({
    name,
    description,
    url,
    status,
    mobileOrder,
  })),
  statusText: companyStatusText,
};
