// Part of the bootstrap, the small script of every page: carries what a visitor has typed on the home page (the lead) to the contact form.
import { removeSavedLead, saveLead, readSavedLead } from '../../api/savedLead.ts';

/** Fills in the contact form, and keeps the messages of clicked links for it. */
export function carrySavedLead(): void {
  // The contact page is filled in with what the visitor wrote on the home page's form, until a message has been accepted.
  if (location.pathname === '/contact') {
    const fields = document.querySelector<HTMLFormElement>('main form')?.elements;
    for (const [name, value] of Object.entries(readSavedLead() ?? {})) {
      const field = fields?.namedItem(name) as HTMLInputElement | null | undefined;
      if (field && !field.value) field.value = value;
    }
  }
  if (location.pathname === '/contact/thanks' && location.hash === '#sent') removeSavedLead();

  // A click on a link to the form adds the link's city and message to what the visitor has already written.
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element && target.closest('a');
      const prefill = link && link.closest<HTMLElement>('[data-prefill]')?.dataset.prefill;
      if (!prefill) return;
      const { city, message } = JSON.parse(prefill) as { city: string; message: string };
      const saved = readSavedLead();
      const messages = [saved?.message?.replace(message, '').trim(), message];
      saveLead({ ...saved, city, message: messages.filter(Boolean).join('\n\n') });
    },
    true,
  );
}

/**
 * Answers a question of the home page without the app: saves the answer with what the visitor wrote, and opens the page of the next
 * question.
 */
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
