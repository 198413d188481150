// Maps the content to what the home page shows.
import { home as copy } from '@fit-to-print/content/home';
import { latestCorrections } from '@fit-to-print/content/props/corrections';
import {
  citySection,
  companyShowcase,
  ideaFormCopy,
  leadFormSection,
} from '@fit-to-print/content/props/home';
import { serviceFinderCopy } from '@fit-to-print/content/props/serviceFinder';
import type { Picture } from '@fit-to-print/ui/patterns/FrontPagePicture/plates';
import type { Edition } from '@fit-to-print/ui/tokens/color';
import { organizationEntity, webSiteEntity } from '../../seo/structuredData.ts';
import { definePageData } from '../definePageData.ts';
import { picturePlate } from '../../paths.ts';
import pageDefinition from './page.ts';

/** A picture of the page in both color themes (editions): two files each, one for each color that is drawn (plate). */
function pictures(picture: Picture, alt: Readonly<Record<Edition, string>>) {
  const inEdition = (edition: Edition) => ({
    alt: alt[edition],
    blackPlateUrl: picturePlate(edition, 'black', picture),
    bluePlateUrl: picturePlate(edition, 'blue', picture),
  });
  return { day: inEdition('day'), night: inEdition('night') };
}

/** The data of the home page. Only the build reads this file; the browser gets the result as JSON. */
export default definePageData(pageDefinition, {
  structuredData: [organizationEntity, webSiteEntity],
  data: {
    hero: copy.hero,
    picture: { editions: pictures('harbor', copy.picture.alt), caption: copy.picture.caption },
    benefits: { label: 'Note', items: copy.benefits },
    leadForm: { section: leadFormSection, copy: ideaFormCopy },
    serviceFinder: serviceFinderCopy,
    cities: citySection,
    companies: companyShowcase,
    corrections: latestCorrections,
    closing: {
      sectionLabel: copy.closing.sectionLabel,
      headline: copy.closing.headline,
      text: copy.closing.text,
      action: copy.hero.action,
    },
    closingPicture: pictures('arrival', copy.closing.alt),
  },
});
