import { type City, cityPages, pressPath, studioPath } from '@fit-to-print/content/city';
import { cityShared, cityStudio as words } from '@fit-to-print/content/cityPage';
import { services } from '@fit-to-print/content/services';
import type { CityStudioData } from '@fit-to-print/ui/templates/CityStudioTemplate';
import { faq, sectionLabel, illustration } from '../cityData.ts';
import type { Page } from '../page.ts';
import { cityStudioThings } from '../structuredData.ts';

const inBrief = services.map(({ name, lead, text }) => ({ name, lead, text }));

export function cityStudio(city: City): Page<CityStudioData> {
  const { studio } = city;
  const [, head] = cityPages(city);
  return {
    path: studioPath(city),
    template: 'cityStudio',
    head,
    // Made when they are asked for: there may be cities by the thousand.
    get things() {
      return cityStudioThings(city);
    },
    get data() {
      return {
        place: city.name === city.state ? city.name : `${city.name}, ${city.state}`,
        headline: studio.headline,
        lede: studio.lede,
        work: words.work,
        call: words.call,
        services: {
          sectionLabel: sectionLabel(city, words.sectionLabels.services, 5),
          title: words.servicesTitle(city),
          services: inBrief,
          all: words.allServices,
        },
        ecosystem: {
          ...studio.ecosystem,
          sectionLabel: sectionLabel(city, cityShared.sectionLabels.local, 6),
          illustration: illustration(city),
          pricing: words.pricing,
          press: { text: words.press(city), href: pressPath(city) },
        },
        faq: faq(city, studio.faq, 7),
        closing: { ...studio.closing, action: words.call, endMark: cityShared.endMark },
      };
    },
  };
}
