// The texts of /contact as the data of its template.
import type { ContactFormCopy } from '@fit-to-print/ui/flows/ContactForm';
import type { ContactData } from '@fit-to-print/ui/templates/ContactTemplate';
import { brand } from '../brand.ts';
import { characterCounter } from '../characterCounter.ts';
import { contact } from '../contact.ts';
import { messages, validation } from '../messages.ts';

const { street, city, state, postalCode } = brand.address;
const { form, office } = contact;

/** The studio's address, hours and email beside the contact form. */
export const contactDetails: ContactData['details'] = {
  title: office.title,
  address: { label: office.addressLabel, lines: [brand.name, street, `${city}, ${state} ${postalCode}`] },
  hours: { label: office.hoursLabel, text: brand.hours.text },
  email: { label: office.emailLabel, text: brand.email, href: brand.mailto },
  about: office.about,
};

/**
 * The texts of the contact form.
 * @param honeypotField Name of a hidden field that only spam software fills in, as the backend expects it.
 * @param maxMessageLength The longest message that the backend accepts.
 */
export const contactFormCopy = (honeypotField: string, maxMessageLength: number): ContactFormCopy => ({
  ...form,
  counter: { ...characterCounter, max: maxMessageLength },
  honeypot: { name: honeypotField, label: form.honeypot },
  summary: validation.summary,
  messages: { sent: messages.contactSent, failed: messages.contactFailed },
});
