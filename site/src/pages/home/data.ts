import { home as copy } from '@fit-to-print/content/home';
import {
  citySection,
  companyShowcase,
  ideaFormCopy,
  leadFormSection,
} from '@fit-to-print/content/props/home';
import { serviceFinderCopy } from '@fit-to-print/content/props/serviceFinder';
import { siteThing, organizationThing } from '../../seo/structuredData.ts';
import { definePageData } from '../definePageData.ts';
import definition from './page.ts';

export default definePageData(definition, {
  things: [organizationThing, siteThing],
  data: {
    hero: copy.hero,
    benefits: { label: 'Note', items: copy.benefits },
    leadForm: { section: leadFormSection, copy: ideaFormCopy },
    serviceFinder: serviceFinderCopy,
    cities: citySection,
    companies: companyShowcase,
  },
});
