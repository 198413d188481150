import { contactHref } from './contactHref.ts';

/** The texts of the sign-in dialog and the page at /auth. */
export const auth = {
  page: {
    headline: [['Show your'], ['press pass.']],
    lede: 'An account holds your application and your subscription. To read, you need none.',
  },
  panel: { title: 'PRESS', tagline: 'Admit one founder', close: 'Close' },
  /** Accessible name of the tabs. */
  account: 'Your account',
  tabs: { signIn: 'Sign In', signUp: 'Sign Up' },
  google: 'Continue with Google',
  or: 'or by email',
  /** The visitor refused at Google. */
  denied: 'You were not signed in: Google was told not to.',
  /** A session is stored, and the server does not respond. */
  unreachable: 'Your pass cannot be checked just now. Nothing is lost: load the page again in a moment.',
  /** A link in a mail was opened while a user is signed in. */
  signedIn:
    'You are signed in, and a link in a mail changes nothing about that. To use it, sign out and open it again.',
  /** The user signed out, and the last changes could not be saved to the account. */
  unsavedDraft: {
    tone: 'destructive',
    title: 'Signed out',
    description:
      'Your last words did not reach your account. They stay in this browser until you sign in here again.',
  },
  fields: {
    email: { label: 'Email' },
    password: { label: 'Password', hint: 'At least 6 characters', showLabel: 'Show', hideLabel: 'Hide' },
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
  /** The backend stores which version was accepted. */
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
  requestReset: {
    title: 'Forgot your password?',
    submit: 'Send the link',
    pending: 'Sending…',
    next: 'Next: a mail with a link. It leads to a new password.',
    other: { question: 'It came back to you?', action: 'Sign in' },
  },
  resendConfirmation: {
    title: 'Confirm your address.',
    submit: 'Send a new link',
    pending: 'Sending…',
    next: 'Next: a mail with a link. Open it and your pass is valid.',
    other: { question: 'Confirmed already?', action: 'Sign in' },
  },
  setPassword: {
    title: 'Choose a new password.',
    submit: 'Save the password',
    pending: 'Saving…',
    next: 'Next: your application.',
    done: 'Your password is changed.',
  },
  /** Above the form for a password, after a confirmation in another browser than the one that signed up. */
  firstPassword:
    'One more thing opens your account: a password, chosen here. Any that was typed with this address before does not count, because anybody can type an address.',
  /** The link in an email was used before, or is too old. */
  expired: {
    title: 'That link has expired.',
    /** The address may be confirmed already: then no other link is sent. */
    resendConfirmation:
      'If you have used it, your pass is valid: sign in. If it lay too long, a new one costs you nothing.',
    requestReset: 'It was used before, or it lay too long. A new one costs you nothing.',
  },
  /** Shown if the dialog cannot be downloaded. */
  signInPageLink: 'Sign in on a page of its own',
  /** What happens after sign-in, by what the visitor wanted to do. */
  nextStepByAction: {
    application: 'Next: your application.',
    account: 'Next: your file.',
    admin: 'Next: the inbox.',
    checkout: 'Next: checkout, in a tab of its own.',
    submission: 'Next: your application goes on its way, as you wrote it.',
  },
  /** After an email was sent. The email address follows. */
  sent: {
    title: 'The mail is out.',
    signUp:
      'Open the link in it, and your pass is valid. If nothing has come in a minute, look under spam. If this address has a pass already, no link comes: sign in, or ask for a new password. It went to',
    /** The same whether or not the account exists, so that nobody learns who has an account. */
    requestReset:
      'If there is a pass for this address, the link in the mail leads to a new password. Look under spam too. It went to',
    resendConfirmation:
      'If a pass for this address waits to be confirmed, the link in the mail does it. Look under spam too. It went to',
    resend: 'Send it again',
  },
  loading: 'Loading...',
  /** Without script: an account needs it, the contact form does not. */
  withoutScript: {
    text: 'Signing in needs JavaScript. Writing to us does not:',
    link: { text: 'send a message instead', href: contactHref },
  },
} as const;
