import type { HeadlineText } from './types.ts';

/** The press pass: the dialog and the page at /auth share its words. */
export const auth = {
  page: {
    headline: [['Show your'], ['press pass.']],
    lede: 'An account holds your application. Nothing on the site is locked behind it but that.',
  },
  pass: { head: 'PRESS', admit: 'Admit one founder', close: 'Close' },
  /** What the tabs choose between, for assistive technology. */
  account: 'Your account',
  tabs: { signIn: 'Sign In', signUp: 'Sign Up' },
  google: 'Continue with Google',
  or: 'or by email',
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
  /** After signing up. The address stands at the end. */
  sent: {
    title: 'The mail is out.',
    text: 'Open the link in it, and your pass is valid. If nothing has come in a minute, look under spam. It went to',
  },
  loading: 'Loading...',
  /** Where script is off: an account needs it, a message does not. */
  withoutScript: {
    text: 'Signing in needs JavaScript. Writing to us does not:',
    link: { text: 'send a message instead', href: '/contact#get-in-touch' },
  },
} as const satisfies { readonly page: { readonly headline: HeadlineText; readonly lede: string } } & Record<
  string,
  unknown
>;
