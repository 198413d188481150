import { removeSavedLead, saveLead, savedLead } from '../../api/savedLead.ts';

// What was written on the home page's form is filled in on the contact page, until a message was accepted.
if (location.pathname === '/contact') {
  const fields = document.querySelector<HTMLFormElement>('main form')?.elements;
  for (const [name, value] of Object.entries(savedLead() ?? {})) {
    const field = fields?.namedItem(name) as HTMLInputElement | null | undefined;
    if (field && !field.value) field.value = value;
  }
}
if (location.pathname === '/contact/thanks' && location.hash === '#sent') removeSavedLead();

// The city and the package of a link go along to the form, after what was written already.
document.addEventListener(
  'click',
  ({ target }) => {
    const link = target instanceof Element && target.closest('a');
    const lead = link && link.closest<HTMLElement>('[data-lead]')?.dataset.lead;
    if (!lead) return;
    const { city, message } = JSON.parse(lead) as { city: string; message: string };
    const saved = savedLead();
    const messages = [saved?.message?.replace(message, '').trim(), message];
    saveLead({ ...saved, city, message: messages.filter(Boolean).join('\n\n') });
  },
  true,
);

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
