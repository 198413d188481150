import { type City, cityPages, pressPath, sheetNumber, studioPath } from '@fit-to-print/content/city';
import { cityPackages } from '@fit-to-print/content/cityPackages';
import { cityPress as words } from '@fit-to-print/content/cityPage';
import { dollars } from '@fit-to-print/content/money';
import type { CityPressData } from '@fit-to-print/ui/templates/CityPressTemplate';
import type { Page } from '../page.ts';

const packages = cityPackages.map(offer => ({ ...offer, price: dollars(offer.price) }));

export function cityPress(city: City): Page<CityPressData> {
  const { press, plan, plate } = city;
  const sheet = sheetNumber(city);
  const folio = (section: keyof typeof words.folios, page: number) =>
    [words.folios[section], `${sheet}.${page}`] as const;
  const [head] = cityPages(city);
  return {
    path: pressPath(city),
    template: 'cityPress',
    head,
    data: {
      dateline: city.dateline,
      correction: press.correction,
      lede: press.lede,
      action: { text: press.action, href: words.contact },
      plate: { plan, alt: plate.alt, caption: `${words.plate(sheet)} ${plate.caption}` },
      outlets: {
        folio: folio('outlets', 1),
        headline: press.outletsHeadline,
        note: words.outletsNote(city),
        outlets: city.localMediaOutlets,
      },
      packages: { folio: folio('packages', 2), title: words.packagesTitle, packages },
      notes: { folio: folio('notes', 3), title: words.notesTitle(city), notes: press.notes },
      faq:
        press.faq.length > 0
          ? { folio: folio('faq', 4), title: words.faqTitle(city), faqs: press.faq }
          : null,
      studio: { text: words.studio(city), href: studioPath(city) },
      closing: {
        ...press.closing,
        action: { text: press.closing.action, href: words.contact },
        endMark: words.endMark,
      },
    },
  };
}
