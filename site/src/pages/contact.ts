import { honeypotField } from '@fit-to-print/backend/contracts/contact';
import { brand } from '@fit-to-print/content/brand';
import { contact as copy } from '@fit-to-print/content/contact';
import { messages, validation } from '@fit-to-print/content/messages';
import type { ContactFormCopy } from '@fit-to-print/ui/flows/ContactForm';
import type { ContactData } from '@fit-to-print/ui/templates/ContactTemplate';
import { type Page, pageHead } from '../page.ts';
import { studioThings } from '../structuredData.ts';

export interface ContactPageData extends ContactData {
  form: ContactFormCopy;
}

const { street, city, state, postalCode } = brand.address;
const { form, office } = copy;

/** `/contact` */
export const contact: Page<ContactPageData> = {
  path: '/contact',
  template: 'contact',
  head: pageHead('/contact'),
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
};
