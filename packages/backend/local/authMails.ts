import { type Mail, renderMail, type RenderedMail } from '../supabase/functions/_shared/mail/render.ts';

/**
 * The link of a mail that this site itself asks for. It leads to the site, and changes nothing until the site's script sends the
 * token: programs that open every link of a mail use nothing up. A fragment is sent to no server.
 */
const siteLink = (type: 'signup' | 'recovery') =>
  `{{ .RedirectTo }}#token_hash={{ .TokenHash }}&type=${type}`;

/**
 * The mails that Auth sends, made of the same blocks as the functions' mails, with placeholders of Go's templates. The keys are
 * the names in config.toml. Auth's notices of changes are off, which is the default.
 */
const mailContents: Record<string, Mail> = {
  confirmation: {
    subject: 'Confirm your email address',
    kicker: 'Your account',
    headline: 'Confirm your email address.',
    blocks: [
      { kind: 'text', text: 'One press, and your account is open. The link works once, for an hour.' },
      { kind: 'action', label: 'Confirm this address', href: siteLink('signup') },
    ],
    footer: 'Somebody signed up with this address. If that was not you, there is nothing to do.',
  },
  recovery: {
    subject: 'Choose a new password',
    kicker: 'Your account',
    headline: 'Choose a new password.',
    blocks: [
      { kind: 'text', text: 'The link lets you choose a new password. It works once, for an hour.' },
      { kind: 'action', label: 'Choose a new password', href: siteLink('recovery') },
    ],
    footer: 'Somebody asked for this with your address. If that was not you, your password stays as it is.',
  },
  magic_link: {
    subject: 'Your sign-in link',
    kicker: 'Your account',
    headline: 'Sign in with one press.',
    blocks: [
      { kind: 'text', text: 'The link signs you in. It works once, for an hour.' },
      { kind: 'action', label: 'Sign in', href: '{{ .ConfirmationURL }}' },
    ],
    footer: 'Somebody asked for this with your address. If that was not you, there is nothing to do.',
  },
  email_change: {
    subject: 'Confirm your new email address',
    kicker: 'Your account',
    headline: 'Confirm your new address.',
    blocks: [
      {
        kind: 'text',
        text: 'Somebody asked to give an account a new address. One press confirms it. The link works once, for an hour.',
      },
      { kind: 'action', label: 'Confirm the change', href: '{{ .ConfirmationURL }}' },
    ],
    footer:
      'You get this because it is about your address, the old one or the new. If you did not ask for it, do not press.',
  },
  invite: {
    subject: 'You are invited',
    kicker: 'Your account',
    headline: 'The desk has a chair for you.',
    blocks: [
      { kind: 'text', text: 'The link opens an account with this address. It works once, for an hour.' },
      { kind: 'action', label: 'Accept the invitation', href: '{{ .ConfirmationURL }}' },
    ],
    footer: 'The studio invited this address. If you did not expect that, there is nothing to do.',
  },
  reauthentication: {
    subject: 'Your code',
    kicker: 'Your account',
    headline: 'Is it you?',
    blocks: [
      { kind: 'text', text: 'Type this code where you were asked for it. It works once, for an hour.' },
      { kind: 'facts', facts: [['Code', '{{ .Token }}']] },
    ],
    footer:
      'Somebody who is signed in with this address asked for it. If that was not you, choose a new password.',
  },
};

/** A hosted project takes the HTML alone; the local stack sends the text part too. */
export const authMails: Readonly<Record<string, RenderedMail>> = Object.fromEntries(
  Object.entries(mailContents).map(([name, mail]) => [name, renderMail(mail)]),
);

/** The generated file of one of Auth's mails. Without node:path, because a story imports this module in the browser. */
export const authTemplatePath = (name: string): string =>
  `${import.meta.dirname}/../supabase/templates/${name}.generated.html`;
