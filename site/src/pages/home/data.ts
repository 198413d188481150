import { home as copy } from '@fit-to-print/content/home';
import { latestCorrections } from '@fit-to-print/content/props/corrections';
import {
  citySection,
  companyShowcase,
  ideaFormCopy,
  leadFormSection,
} from '@fit-to-print/content/props/home';
import { serviceFinderCopy } from '@fit-to-print/content/props/serviceFinder';
import type { Edition } from '@fit-to-print/ui/tokens/color';
import { organizationEntity, webSiteEntity } from '../../seo/structuredData.ts';
import { definePageData } from '../definePageData.ts';
import { picturePlate } from '../../paths.ts';
import definition from './page.ts';

/** The picture of the page in the light or the dark theme (edition): two files, one for each color that is drawn (plate). */
const picture = (edition: Edition) => ({
  alt: copy.picture.alt[edition],
  blackPlateUrl: picturePlate(edition, 'black'),
  bluePlateUrl: picturePlate(edition, 'blue'),
});
/** The picture at the end of the page. */
const closingPicture = (edition: Edition) => ({
  alt: copy.closing.alt[edition],
  blackPlateUrl: picturePlate(edition, 'black', 'arrival'),
  bluePlateUrl: picturePlate(edition, 'blue', 'arrival'),
});

/** What the home page shows. Only the build reads this file; the browser gets the result as JSON. */
export default definePageData(definition, {
  structuredData: [organizationEntity, webSiteEntity],
  data: {
    hero: copy.hero,
    picture: { editions: { day: picture('day'), night: picture('night') }, caption: copy.picture.caption },
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
    closingPicture: { day: closingPicture('day'), night: closingPicture('night') },
  },
});
