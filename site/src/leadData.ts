import { cities } from '@fit-to-print/content/cities';
import { pressPath } from '@fit-to-print/content/city';
import { contact } from '@fit-to-print/content/contact';
import { home } from '@fit-to-print/content/home';
import { leadFinder as copy } from '@fit-to-print/content/leadFinder';
import { messages, validation } from '@fit-to-print/content/messages';
import type { LeadFinderCopy } from '@fit-to-print/ui/flows/LeadFinder';

const { need, terms, reach, city } = copy.questions;
const progress = (number: number) => ({ progress: copy.progress(number, 4) });
const { fields, submit, note } = home.lead;
const { inquiryType, sending, cancel, emailDirectly } = contact.form;

/** What stands on the home page's coupon. */
export const leadFinder: LeadFinderCopy = {
  questions: {
    need: { ...need, ...progress(1) },
    terms: { ...terms, ...progress(2) },
    reach: { ...reach, ...progress(3) },
    city: { ...city, ...progress(4) },
  },
  missing: validation.choice,
  back: copy.back,
  next: copy.next,
  found: copy.found,
  endings: copy.endings,
  hubs: Object.fromEntries(
    cities.map(hub => [hub.name, { text: copy.cityAction(hub.name), href: pressPath(hub) }]),
  ),
  form: {
    fields,
    submit,
    note,
    inquiryType,
    sending,
    cancel,
    emailDirectly,
    shortcut: copy.shortcut,
    unwritten: copy.unwritten,
    summary: validation.summary,
    messages: { sent: messages.contactSent, failed: messages.contactFailed },
  },
};
