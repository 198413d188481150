// Maps the record of a city to its studio page. `prefill` has the values that a button writes into the contact form. The sections have the numbers 7
// to 11, which follow those of the city's PR page. `dateline` is the name of the place, as at the start of a report. `leadWords` are the
// first words of a text, in bold. `endMark` is the sign `###` at the end of the page. `transitionName` is the name of an animation from a
// link to its page.
import { type City, cityTransitionName, pressPath, studioPath, viewPath } from '@fit-to-print/content/city';
import { cityPageCopy, studioPageCopy as copy } from '@fit-to-print/content/cityPageCopy';
import { services } from '@fit-to-print/content/services';
import { wideLines } from '@fit-to-print/ui/primitives/CopyfitHeadline/text';
import {
  cityFaq,
  cityIllustration,
  cityLayout,
  cityNeighbors,
  citySectionLabel,
  firstStudioSection,
} from '../cityData.ts';
import { cityStudioEntities } from '../../seo/structuredData.ts';
import { contactPrefill } from '../contactPrefill.ts';
import { defineCityPageData } from '../definePageData.ts';
import pageDefinition from './page.ts';

/** The values that the links for a call write into the contact form. */
const callPrefill = (city: City) => contactPrefill(city, copy.callMessage(city));

/**
 * The data of a city's studio page (/creative-studio-austin), which offers the services of the company there. Only the build reads
 * this file; the browser gets the result as JSON.
 */
export default defineCityPageData(pageDefinition, {
  structuredData: cityStudioEntities,
  data: (city, neighbors) => ({
    heading: copy.heading(city),
    dateline: city.dateline,
    illustration: cityIllustration(city),
    transitionName: cityTransitionName(city),
    // Two lines on every screen, so that the dateline stays the larger headline, and the next step is on the first screen.
    headline: wideLines(city.studio.headline).map(line => [line]),
    intro: city.studio.intro,
    workLink: copy.workLink,
    callLink: copy.callLink,
    callPrefill: callPrefill(city),
    note: copy.linksNote,
    services: {
      sectionLabel: citySectionLabel(
        city,
        copy.sectionLabels.services,
        cityLayout(city).isLocalSectionFirst ? firstStudioSection + 1 : firstStudioSection,
      ),
      headline: copy.servicesHeadline(city),
      services: services.map(({ name }) => {
        const [leadWords, text] = city.studio.services[name];
        return { name, leadWords, text };
      }),
      layout: cityLayout(city).services,
      all: copy.servicesLink,
    },
    ecosystem: {
      ...city.studio.ecosystem,
      isBeforeServices: cityLayout(city).isLocalSectionFirst,
      sectionLabel: citySectionLabel(
        city,
        cityPageCopy.sectionLabels.local,
        cityLayout(city).isLocalSectionFirst ? firstStudioSection : firstStudioSection + 1,
      ),
      pricing: copy.pricingLink,
      pressPage: { text: copy.pressPageLink(city), href: pressPath(city) },
    },
    faq: cityFaq(city, city.studio.faq, firstStudioSection + 2),
    nearest: cityNeighbors(city, neighbors, studioPath, firstStudioSection + 3),
    closing: {
      ...city.studio.closing,
      sectionLabel: citySectionLabel(
        city,
        copy.sectionLabels.closing,
        firstStudioSection + (neighbors.length > 0 ? 4 : 3),
      ),
      action: copy.callLink,
      prefill: callPrefill(city),
      endMark: cityPageCopy.endMark,
    },
    view: viewPath(city, 'window'),
  }),
});
