// Maps the content of the page /contact to the data of its template. `dateline` is the name of the place, as at the start of a report.
import { honeypotField, maxMessageLength } from '@fit-to-print/backend/contracts/contact';
import { brand } from '@fit-to-print/content/brand';
import { cities } from '@fit-to-print/content/cities';
import { contact as copy } from '@fit-to-print/content/contact';
import { unpublishedCities } from '@fit-to-print/content/unpublishedCities';
import { contactDetails, contactFormCopy } from '@fit-to-print/content/props/contact';
import { contactEntities } from '../../seo/structuredData.ts';
import { definePageData } from '../definePageData.ts';
import pageDefinition from './page.ts';

/** The city of the company's office, whose map the page shows. */
const office = [...cities, ...unpublishedCities].find(({ name }) => name === brand.address.city);

/** The data of the page /contact, with the contact form. Only the build reads this file; the browser gets the result as JSON. */
export default definePageData(pageDefinition, {
  structuredData: contactEntities,
  data: {
    headline: copy.headline,
    intro: copy.intro,
    section: { id: copy.form.id, title: copy.form.title },
    note: copy.form.pencilNote,
    details: contactDetails,
    map: office
      ? {
          plan: office.streetPlan,
          alt: office.illustration.alt,
          dateline: office.dateline,
          caption: office.illustration.caption,
        }
      : null,
    form: contactFormCopy(honeypotField, maxMessageLength),
  },
});
