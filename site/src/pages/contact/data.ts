import { honeypotField, maxMessageLength } from '@fit-to-print/backend/contracts/contact';
import { contact as copy } from '@fit-to-print/content/contact';
import { contactDetails, contactFormCopy } from '@fit-to-print/content/props/contact';
import { contactThings } from '../../seo/structuredData.ts';
import { definePageData } from '../definePageData.ts';
import definition from './page.ts';

export default definePageData(definition, {
  things: contactThings,
  data: {
    headline: copy.headline,
    lede: copy.lede,
    section: { id: copy.form.id, title: copy.form.title },
    details: contactDetails,
    form: contactFormCopy(honeypotField, maxMessageLength),
  },
});
