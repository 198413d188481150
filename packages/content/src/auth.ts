import { toContact } from './toContact.ts';
import type { HeadlineText } from './types.ts';

/** The press pass: the dialog and the page at /auth share its words. */
export const auth = {
  page: {
    headline: [['Show your'], ['press pass.']],
    lede: 'An account holds your application and your subscription. To read, you need none.',
  },
  pass: { head: 'PRESS', admit: 'Admit one founder', close: 'Close' },
  /** What the tabs choose between, for assistive technology. */
  account: 'Your account',
  tabs: { signIn: 'Sign In', signUp: 'Sign Up' },
  google: 'Continue with Google',
  or: 'or by email',
  /** Back from Google, where someone said no. */
  denied: 'You were not signed in: Google was told not to.',
  /** A pass is there, and the service does not answer. */
  unreachable: 'Your pass cannot be checked just now. Nothing is lost: load the page again in a moment.',
  /** Signed out, and the account could not be reached. */
  left: {
    tone: 'destructive',
    title: 'Signed out',
    description:
      'Your last words did not reach your account. They stay in this browser until you sign in here again.',
  },
  fields: {
    email: { label: 'Email' },
    password: { label: 'Password', hint: 'At least 6 characters', show: 'Show', hide: 'Hide' },
  },
  signIn: {
    title: 'Sign in',
    submit: 'Sign in',
    pending: 'Signing in…',
    /** What happens next, in the dialog and on the page. */
    nextInDialog: 'Next: straight back to the page you were reading.',
    nextOnPage: 'Next: your application.',
    other: { question: 'No pass yet?', action: 'Sign up' },
  },
  signUp: {
    title: 'Sign up',
    submit: 'Sign up',
    pending: 'Signing up…',
    nextInDialog: 'Next: a mail with a link. Open it and your pass is valid.',
    nextOnPage: 'Next: a mail with a link. It opens your application.',
    other: { question: 'Have a pass?', action: 'Sign in' },
  },
  /** By whichever door an account is opened. The backend writes down which version was accepted. */
  consent: [
    'Opening an account, here or with Google, accepts our ',
    { text: 'terms of service', href: '/terms-of-service' },
    ' and ',
    { text: 'privacy policy', href: '/privacy-policy' },
    '.',
  ],
  forgot: 'Forgot your password?',
  /** Under a sign-in that failed because the address was never confirmed. */
  unconfirmed: 'Send the confirmation again',
  recover: {
    title: 'Forgot your password?',
    submit: 'Send the link',
    pending: 'Sending…',
    next: 'Next: a mail with a link. It leads to a new password.',
    other: { question: 'It came back to you?', action: 'Sign in' },
  },
  resend: {
    title: 'Confirm your address.',
    submit: 'Send a new link',
    pending: 'Sending…',
    next: 'Next: a mail with a link. Open it and your pass is valid.',
    other: { question: 'Confirmed already?', action: 'Sign in' },
  },
  renew: {
    title: 'Choose a new password.',
    submit: 'Save the password',
    pending: 'Saving…',
    next: 'Next: your application.',
    done: 'Your password is changed.',
  },
  /** A link from a mail works once, and not for ever. */
  expired: {
    title: 'That link has expired.',
    /** For a pass that may be valid already: then no other link is sent. */
    resend:
      'If you have used it, your pass is valid: sign in. If it lay too long, a new one costs you nothing.',
    recover: 'It was used before, or it lay too long. A new one costs you nothing.',
  },
  /** Where the dialog cannot be downloaded. */
  onItsPage: 'Sign in on a page of its own',
  /** What happens next where the dialog stands between a visitor and something. */
  nextTo: {
    application: 'Next: your application.',
    account: 'Next: your file.',
    checkout: 'Next: checkout, in a tab of its own.',
    submission: 'Next: your application goes on its way, as you wrote it.',
  },
  /** After signing up. The address stands at the end. */
  sent: {
    title: 'The mail is out.',
    signUp:
      'Open the link in it, and your pass is valid. If nothing has come in a minute, look under spam. It went to',
    /** To whoever asks, so that nobody learns who has an account. */
    recover:
      'If there is a pass for this address, the link in the mail leads to a new password. Look under spam too. It went to',
    resend:
      'If a pass for this address waits to be confirmed, the link in the mail does it. Look under spam too. It went to',
    again: 'Send it again',
  },
  loading: 'Loading...',
  /** Where script is off: an account needs it, a message does not. */
  withoutScript: {
    text: 'Signing in needs JavaScript. Writing to us does not:',
    link: { text: 'send a message instead', href: toContact },
  },
} as const satisfies { readonly page: { readonly headline: HeadlineText; readonly lede: string } } & Record<
  string,
  unknown
>;
