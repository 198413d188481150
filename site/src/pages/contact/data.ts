import { honeypotField } from '@fit-to-print/backend/contracts/contact';
import { brand } from '@fit-to-print/content/brand';
import { contact as copy } from '@fit-to-print/content/contact';
import { messages, validation } from '@fit-to-print/content/messages';
import { studioThings } from '../../seo/structuredData.ts';
import { definePageData } from '../definePageData.ts';
import definition from './page.ts';

const { street, city, state, postalCode } = brand.address;
const { form, office } = copy;

export default definePageData(definition, {
  things: studioThings,
  data: {
    headline: copy.headline,
    lede: copy.lede,
    section: { id: form.id, title: form.title },
    details: {
      title: office.title,
      address: { label: office.addressLabel, lines: [brand.name, street, `${city}, ${state} ${postalCode}`] },
      hours: { label: office.hoursLabel, text: brand.hours.text },
      email: { label: office.emailLabel, text: brand.email, href: brand.mailto },
      about: office.about,
    },
    form: {
      ...form,
      honeypot: { name: honeypotField, label: form.honeypot },
      summary: validation.summary,
      messages: { sent: messages.contactSent, failed: messages.contactFailed },
    },
  },
});
