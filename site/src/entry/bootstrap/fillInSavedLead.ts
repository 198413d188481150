// Part of the bootstrap, the small script of every page: fills in a form with what the visitor has typed into it before, and the contact form
// with what was typed on the home page (the lead), and with the city and the message of a link.
import {
  cleanAddress,
  draftFor,
  emptySentForm,
  removeSavedLead,
  saveLead,
  typedTextOfEntry,
} from '../../api/savedLead.ts';

/** Fills in the page's form, until a message has been accepted. */
export function fillInSavedLead(): void {
  // By then the browser has filled in the form as it was left, also on a page from the back/forward cache.
  addEventListener('pageshow', emptySentForm);
  if (typedTextOfEntry() || location.pathname === '/contact') {
    const fields = document.querySelector<HTMLFormElement>('main form')?.elements;
    for (const [name, value] of Object.entries(draftFor(location.search))) {
      const field = fields?.namedItem(name) as HTMLInputElement | null | undefined;
      if (field && !field.value) field.value = value;
    }
    cleanAddress();
  }
  if (location.href.endsWith('/contact/thanks#sent')) removeSavedLead(true);
}

/**
 * Answers a question of the home page without the app: saves the answer with what the visitor wrote, and opens the page of the next
 * question.
 */
export function submitAnswerWithoutApp(question: HTMLFormElement): void {
  const answer = Array.from(
    question.querySelectorAll('legend > :last-child, label:has(:checked)'),
    ({ textContent }) => textContent,
  ).join(' ');
  const values = Object.fromEntries(
    new FormData(document.querySelector<HTMLFormElement>('form[method=post]')!),
  ) as Record<string, string>;
  saveLead({ ...values, message: [values.message, answer].filter(Boolean).join('\n\n') });
  location.assign(question.action);
}
