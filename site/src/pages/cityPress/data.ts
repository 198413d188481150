// Maps the record of a city to its PR page. `prefill` has the values that a button writes into the contact form. The numbers 1 to 6 are
// those of the page's sections. `dateline` is the name of the place, as at the start of a report. An outlet is a newspaper or another newsroom.
// `endMark` is the sign `###` at the end of the page. `transitionName` is the name of an animation from a link to its page.
import { cityTransitionName, pressPath, studioPath, viewPath } from '@fit-to-print/content/city';
import { cityPackages } from '@fit-to-print/content/cityPackages';
import { pressPageCopy as copy, cityPageCopy } from '@fit-to-print/content/cityPageCopy';
import { formatPrice } from '@fit-to-print/content/formatPrice';
import { contactHref } from '@fit-to-print/content/contactHref';
import { wideLines } from '@fit-to-print/ui/primitives/CopyfitHeadline/text';
import { cityLayout, cityFaq, cityIllustration, cityNeighbors, citySectionLabel } from '../cityData.ts';
import { cityPressEntities } from '../../seo/structuredData.ts';
import { contactPrefill } from '../contactPrefill.ts';
import { defineCityPageData } from '../definePageData.ts';
import pageDefinition from './page.ts';

/** A link to the contact form. */
const linkToContact = (text: string) => ({ text, href: contactHref });

/**
 * The data of a city's PR page (/PR-Authority-austin), which sells press releases. Only the build reads this file; the browser gets
 * the result as JSON.
 */
export default defineCityPageData(pageDefinition, {
  structuredData: cityPressEntities,
  data: (city, neighbors) => ({
    heading: copy.heading(city),
    price: copy.price,
    dateline: city.dateline,
    // The same lines on all screens, so that the dateline stays the larger headline.
    correctedHeadline: wideLines(city.pressPage.correctedHeadline).map(line => [line]),
    intro: city.pressPage.intro,
    action: linkToContact(copy.buyButton(city)),
    note: copy.actionNote.text,
    prefill: contactPrefill(city, copy.buyMessage(city)),
    illustration: cityIllustration(city),
    transitionName: cityTransitionName(city),
    outlets: {
      sectionLabel: citySectionLabel(city, copy.sectionLabels.outlets, 1),
      headline: city.pressPage.outletsHeadline,
      note: copy.outletsNote(city),
      outlets: city.localMediaOutlets.map(({ name, type }) => ({ name, type })),
      layout: cityLayout(city).outlets,
    },
    packages: {
      sectionLabel: citySectionLabel(
        city,
        copy.sectionLabels.packages,
        cityLayout(city).isLocalSectionFirst ? 3 : 2,
      ),
      headline: copy.packagesHeadline(city),
      placeAndTerms: copy.packagePlaceAndTerms(city),
      note: city.pressPage.packagesNote.text,
      packages: cityPackages.map(offer => ({
        ...offer,
        price: formatPrice(offer.price),
        prefill: contactPrefill(city, copy.packageMessage(offer, city)),
      })),
    },
    notes: {
      sectionLabel: citySectionLabel(
        city,
        cityPageCopy.sectionLabels.local,
        cityLayout(city).isLocalSectionFirst ? 2 : 3,
      ),
      headline: copy.notesHeadline(city),
      notes: city.pressPage.notes,
      isBeforePackages: cityLayout(city).isLocalSectionFirst,
    },
    faq: cityFaq(city, city.pressPage.faq, 4),
    nearest: cityNeighbors(city, neighbors, pressPath, 5),
    studioPage: { text: copy.studioLink(city), href: studioPath(city) },
    closing: {
      ...city.pressPage.closing,
      sectionLabel: citySectionLabel(city, copy.sectionLabels.closing, neighbors.length > 0 ? 6 : 5),
      action: linkToContact(copy.askButton(city)),
      prefill: contactPrefill(city, copy.buyMessage(city)),
      endMark: cityPageCopy.endMark,
    },
    view: viewPath(city, 'air'),
  }),
});
