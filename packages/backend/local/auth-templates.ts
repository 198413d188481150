import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Mail, renderMail } from '../supabase/functions/_shared/mail/render.ts';

// Auth sends its own mail, from files in the syntax of Go's templates. They are made from the same blocks as ours:
// `node local/auth-templates.ts` writes them, and a test fails when they have drifted apart. Auth knows no text part.

const folder = join(import.meta.dirname, '../supabase/templates');

const templates: Record<string, Mail> = {
  confirmation: {
    subject: 'Confirm your email address',
    kicker: 'Your account',
    headline: 'Confirm your email address.',
    blocks: [
      { kind: 'text', text: 'One press, and your account is open. The link works once, for an hour.' },
      { kind: 'action', label: 'Confirm this address', href: '{{ .ConfirmationURL }}' },
    ],
    footer: 'Somebody signed up with this address. If that was not you, there is nothing to do.',
  },
  recovery: {
    subject: 'Choose a new password',
    kicker: 'Your account',
    headline: 'Choose a new password.',
    blocks: [
      { kind: 'text', text: 'The link lets you choose a new password. It works once, for an hour.' },
      { kind: 'action', label: 'Choose a new password', href: '{{ .ConfirmationURL }}' },
    ],
    footer: 'Somebody asked for this with your address. If that was not you, your password stays as it is.',
  },
};

/** The files of `supabase/templates`, by path. */
export const authTemplates: ReadonlyMap<string, string> = new Map(
  Object.entries(templates).map(([name, mail]) => [
    join(folder, `${name}.generated.html`),
    renderMail(mail).html,
  ]),
);

if (import.meta.main) {
  for (const [path, source] of authTemplates) await writeFile(path, source);
}
