import { removeSavedLead, saveLead, savedLead } from '../../api/savedLead.ts';

// What was written on the home page's form is filled in on the contact page, until a message was accepted.
if (location.pathname === '/contact') {
  const fields = document.querySelector<HTMLFormElement>('main form')?.elements;
  for (const [name, value] of Object.entries(savedLead() ?? {})) {
    const field = fields?.namedItem(name) as HTMLInputElement | null | undefined;
    if (field && !field.value) field.value = value;
  }
}
if (location.pathname === '/contact/thanks') removeSavedLead();

/** Follows the home page's question to its page without the application: saves the answer with what was written. */
export function followQuestion(question: HTMLFormElement): void {
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
