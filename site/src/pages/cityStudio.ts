import { type City, cityPages, pressPath, sheetNumber, studioPath } from '@fit-to-print/content/city';
import { cityPress, cityStudio as words } from '@fit-to-print/content/cityPage';
import { services } from '@fit-to-print/content/services';
import type { CityStudioData } from '@fit-to-print/ui/templates/CityStudioTemplate';
import type { Page } from '../page.ts';

const inBrief = services.map(({ name, lead, text }) => ({ name, lead, text }));

export function cityStudio(city: City): Page<CityStudioData> {
  const { studio, plan, plate } = city;
  const sheet = sheetNumber(city);
  const folio = (section: keyof typeof words.folios, page: number) =>
    [words.folios[section], `${sheet}.${page}`] as const;
  const [, head] = cityPages(city);
  return {
    path: studioPath(city),
    template: 'cityStudio',
    head,
    data: {
      place: city.name === city.state ? city.name : `${city.name}, ${city.state}`,
      headline: studio.headline,
      lede: studio.lede,
      work: words.work,
      call: words.call,
      services: {
        folio: folio('services', 5),
        title: words.servicesTitle(city),
        services: inBrief,
        all: words.allServices,
      },
      ecosystem: {
        ...studio.ecosystem,
        folio: folio('ecosystem', 6),
        plate: { plan, alt: plate.alt, caption: `${cityPress.plate(sheet)} ${plate.caption}` },
        pricing: words.pricing,
        press: { text: words.press(city), href: pressPath(city) },
      },
      faq:
        studio.faq.length > 0
          ? { folio: folio('faq', 7), title: words.faqTitle(city), faqs: studio.faq }
          : null,
      closing: { ...studio.closing, action: words.call, endMark: words.endMark },
    },
  };
}
