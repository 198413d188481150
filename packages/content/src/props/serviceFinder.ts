import { listedCities } from '../cities.ts';
import { pressPath } from '../city.ts';
import { contact } from '../contact.ts';
import { home } from '../home.ts';
import { serviceFinder as copy } from '../serviceFinder.ts';
import { messages, validation } from '../messages.ts';
import type { ServiceFinderCopy } from '@fit-to-print/ui/flows/ServiceFinder';

const order = Object.keys(copy.questions);
/** A question with its position: `Question 1 of 4`. */
const question = <Step extends keyof typeof copy.questions>(step: Step) => ({
  ...copy.questions[step],
  progress: copy.progress(order.indexOf(step) + 1, order.length),
});
const { fields, submit, note } = home.leadForm;
const { inquiryType, sending, cancel, emailDirectly } = contact.form;

export const serviceFinderCopy: ServiceFinderCopy = {
  questions: {
    need: question('need'),
    terms: question('terms'),
    reach: question('reach'),
    city: question('city'),
  },
  missingAnswer: validation.choice,
  back: copy.back,
  next: copy.next,
  recommended: copy.recommended,
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
