import { listedCities } from '@fit-to-print/content/cities';
import { pressPath } from '@fit-to-print/content/city';
import { contact } from '@fit-to-print/content/contact';
import { home } from '@fit-to-print/content/home';
import { serviceFinder as copy } from '@fit-to-print/content/serviceFinder';
import { messages, validation } from '@fit-to-print/content/messages';
import type { ServiceFinderCopy } from '@fit-to-print/ui/flows/ServiceFinder';

const order = Object.keys(copy.questions);
/** With its place: `Question 1 of 4`. */
const question = <Step extends keyof typeof copy.questions>(step: Step) => ({
  ...copy.questions[step],
  progress: copy.progress(order.indexOf(step) + 1, order.length),
});
const { fields, submit, note } = home.lead;
const { inquiryType, sending, cancel, emailDirectly } = contact.form;

/** What stands on the home page's coupon. */
export const serviceFinder: ServiceFinderCopy = {
  questions: {
    need: question('need'),
    terms: question('terms'),
    reach: question('reach'),
    city: question('city'),
  },
  missingAnswer: validation.choice,
  back: copy.back,
  next: copy.next,
  recommended: copy.found,
  recommendations: copy.recommendations,
  cityLinks: Object.fromEntries(
    listedCities.map(city => [city.name, { text: copy.cityAction(city.name), href: pressPath(city) }]),
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
    emptyMessage: copy.emptyMessage,
    summary: validation.summary,
    messages: { sent: messages.contactSent, failed: messages.contactFailed },
  },
};
