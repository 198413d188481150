import { type City, cityPages, pressPath, studioPath } from '@fit-to-print/content/city';
import { cityPackages } from '@fit-to-print/content/cityPackages';
import { cityPress as words, cityShared } from '@fit-to-print/content/cityPage';
import { dollars } from '@fit-to-print/content/money';
import { contactHref } from '@fit-to-print/content/contactHref';
import type { CityPressData } from '@fit-to-print/ui/templates/CityPressTemplate';
import { faq, sectionLabel, illustration } from '../cityData.ts';
import type { Page } from '../page.ts';
import { cityPressThings } from '../structuredData.ts';

const packages = cityPackages.map(offer => ({ ...offer, price: dollars(offer.price) }));
const write = (text: string) => ({ text, href: contactHref });

export function cityPress(city: City): Page<CityPressData> {
  const { press } = city;
  const [head] = cityPages(city);
  return {
    path: pressPath(city),
    template: 'cityPress',
    head,
    // Made when they are asked for: there may be cities by the thousand.
    get things() {
      return cityPressThings(city);
    },
    get data() {
      return {
        dateline: city.dateline,
        correction: press.correction,
        lede: press.lede,
        action: write(press.action),
        illustration: illustration(city),
        outlets: {
          sectionLabel: sectionLabel(city, words.sectionLabels.outlets, 1),
          headline: press.outletsHeadline,
          note: words.outletsNote(city),
          outlets: city.localMediaOutlets.map(({ name, type }) => ({ name, type })),
        },
        packages: {
          sectionLabel: sectionLabel(city, words.sectionLabels.packages, 2),
          title: words.packagesTitle,
          packages,
        },
        notes: {
          sectionLabel: sectionLabel(city, cityShared.sectionLabels.local, 3),
          title: words.notesTitle(city),
          notes: press.notes,
        },
        faq: faq(city, press.faq, 4),
        studio: { text: words.studio(city), href: studioPath(city) },
        closing: { ...press.closing, action: write(press.closing.action), endMark: cityShared.endMark },
      };
    },
  };
}
