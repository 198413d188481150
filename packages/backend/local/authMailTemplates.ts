/**
 * The texts of the mails that Auth sends: confirmation of an address, new password, sign-in link, refused change of address, invitation
 * and code. The site asks for the first two only; a caller of Auth's API can ask for the others.
 */
import { type Mail, renderMail, type RenderedMail } from '../supabase/functions/_shared/mail/render.ts';

/**
 * The link of every mail. It opens the site, whose script sends the token. So a program that opens every link of a mail changes nothing
 * and does not use the token up. The token is in the fragment, which a browser sends to no server. Except in the browser that signed up,
 * the site asks for a new password first, and sends the token with it.
 */
const siteLink = (type: 'signup' | 'recovery' | 'magiclink' | 'invite') =>
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
      {
        kind: 'text',
        text: 'Click the link below to activate your account. It works once and expires in ten minutes.',
      },
      { kind: 'action', label: 'Confirm my address', href: siteLink('signup') },
    ],
    footer:
      'You got this email because somebody signed up with this address. If it was not you, you can ignore it: the account stays inactive.',
  },
  recovery: {
    subject: 'Choose a new password',
    kicker: 'Your account',
    headline: 'Choose a new password.',
    blocks: [
      {
        kind: 'text',
        text: 'Click the link below to choose a new password. It works once and expires in ten minutes.',
      },
      { kind: 'action', label: 'Choose a new password', href: siteLink('recovery') },
    ],
    footer:
      'You got this email because somebody asked for a new password with this address. If it was not you, you can ignore it: your password stays the same.',
  },
  magic_link: {
    subject: 'Your sign-in link',
    kicker: 'Your account',
    headline: 'Sign in.',
    blocks: [
      {
        kind: 'text',
        text: 'Click the link below to choose a new password and sign in. It works once and expires in ten minutes.',
      },
      { kind: 'action', label: 'Sign in', href: siteLink('magiclink') },
    ],
    footer:
      'You got this email because somebody asked to sign in with this address. If it was not you, you can ignore it.',
  },
  // The database refuses the change, but Auth sends this mail before it asks the database. Without this text Auth would send its own, with
  // a link.
  email_change: {
    subject: 'Your email address stays the same',
    kicker: 'Your account',
    headline: 'Nothing was changed.',
    blocks: [
      {
        kind: 'text',
        text: 'Somebody asked to change the email address of an account, from this address or to it. An account keeps the address that it was opened with, so nothing was changed.',
      },
    ],
    footer:
      'You got this email because your address is that of the account, or the one that was asked for. You don’t have to do anything. If you have an account with us and did not ask for this, choose a new password.',
  },
  invite: {
    subject: 'Your invitation to open an account',
    kicker: 'Your account',
    headline: 'You are invited to open an account.',
    blocks: [
      {
        kind: 'text',
        text: 'Click the link below to open an account with this address. It works once and expires in ten minutes.',
      },
      { kind: 'action', label: 'Accept the invitation', href: siteLink('invite') },
    ],
    footer:
      'You got this email because we invited this address. If you did not expect it, you can ignore it.',
  },
  reauthentication: {
    subject: 'Your code to change your password',
    kicker: 'Your account',
    headline: 'Confirm that it is you.',
    blocks: [
      {
        kind: 'text',
        text: 'Enter this code on the page that asked for it. It works once and expires in ten minutes.',
      },
      { kind: 'facts', facts: [['Code', '{{ .Token }}']] },
    ],
    footer:
      'You got this email because somebody who is signed in to your account asked for this code. If it was not you, choose a new password now.',
  },
};

/** A hosted project uses only the HTML part; the local backend sends the text part too. */
export const authMailTemplates: Readonly<Record<string, RenderedMail>> = Object.fromEntries(
  Object.entries(mailContents).map(([name, mail]) => [name, renderMail(mail)]),
);

/** The generated file of one of Auth's mails. Without node:path, because a story imports this module in the browser. */
export const authTemplatePath = (name: string): string =>
  `${import.meta.dirname}/../supabase/templates/${name}.generated.html`;
