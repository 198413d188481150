import { pressPath } from '@fit-to-print/content/city';
import { cityAndState, cityPageCopy, studioPageCopy as copy } from '@fit-to-print/content/cityPageCopy';
import { services } from '@fit-to-print/content/services';
import { correctedText } from '@fit-to-print/ui/primitives/CopyfitHeadline/text';
import { cityFaq, cityIllustration, citySectionLabel } from '../cityData.ts';
import { cityStudioThings } from '../../seo/structuredData.ts';
import { defineCityPageData } from '../definePageData.ts';
import definition from './page.ts';

const inBrief = services.map(({ name, leadWords, text }) => ({ name, leadWords, text }));

export default defineCityPageData(definition, {
  things: cityStudioThings,
  data: city => ({
    place: cityAndState(city),
    heading: copy.heading(cityAndState(city), correctedText(city.studio.headline)),
    headline: city.studio.headline,
    lede: city.studio.lede,
    workLink: copy.work,
    callLink: copy.call,
    services: {
      sectionLabel: citySectionLabel(city, copy.sectionLabels.services, 5),
      title: copy.servicesTitle(city),
      services: inBrief,
      all: copy.allServices,
    },
    ecosystem: {
      ...city.studio.ecosystem,
      sectionLabel: citySectionLabel(city, cityPageCopy.sectionLabels.local, 6),
      illustration: cityIllustration(city),
      pricing: copy.pricing,
      pressPage: { text: copy.pressPage(city), href: pressPath(city) },
    },
    faq: cityFaq(city, city.studio.faq, 7),
    closing: { ...city.studio.closing, action: copy.call, endMark: cityPageCopy.endMark },
  }),
});
