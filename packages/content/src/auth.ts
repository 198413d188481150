import { contactHref } from './contactHref.ts';

/** The texts of the sign-in dialog and the page at /auth. */
export const auth = {
  page: {
    headline: [['Show your', 'press pass.']],
    intro:
      'An account is free. You need one to apply, to manage a subscription and to write the brief for a release, but not to read the site.',
    /** The facts about the account, beside the form. The privacy policy has them in full. */
    facts: [
      {
        term: 'What the account holds',
        text: 'Your email address, your application and its draft, your orders, your subscription’s status, your sign-ins, and which versions of our terms you accepted. Card data stays with the payment provider.',
      },
      {
        term: 'Who reads it',
        text: 'You, and those of our staff who need it for their work. A log records what our staff read. We do not sell your information.',
      },
      {
        term: 'How to delete it',
        text: 'On your account page, at any time and at once, without asking us. You can download a copy there first.',
      },
    ],
  },
  panel: { title: 'PRESS', tagline: 'Admit one founder', close: 'Close' },
  /** The label of the empty line of the press pass on the page /account. */
  blankLabel: 'Name',
  /** Accessible name of the tabs. */
  account: 'Your account',
  tabs: { signIn: 'Sign In', signUp: 'Sign Up' },
  google: 'Continue with Google',
  or: 'or by email',
  /** The visitor canceled the sign-in at Google. */
  denied: 'Google sign-in was canceled. Try again, or sign in by email.',
  /** A session is stored, and the server does not respond. */
  unreachable: 'We can’t check your account right now. Nothing is lost: reload the page in a minute.',
  /** A link in a mail was opened while a user is signed in. */
  signedIn:
    'You are already signed in, so the link in the email was not used. To use it, sign out and open it again.',
  /** The link of a confirmation mail was opened in the browser that signed up. */
  confirmed: {
    tone: 'success',
    title: 'Your email address is confirmed',
    description: 'You are signed in.',
  },
  /** The user signed out, and the last changes could not be saved to the account. */
  unsavedDraft: {
    tone: 'destructive',
    title: 'Signed out',
    description:
      'Your latest changes weren’t saved to your account. They stay in this browser: sign in here again to save them.',
  },
  /** The reason for which the session has ended. A page that needs an account then redirects to /auth. */
  sessionEnd: {
    /** The sign-in service refused to renew the session, and does not say why. */
    ended: {
      tone: 'destructive',
      title: 'Your session has ended',
      description:
        'It expired, it was ended on another device, or the account was deleted. What you were writing is kept. Choose “Sign in” to continue.',
    },
    /** The browser deleted what the site stores in it: the session, and drafts that the account does not have. */
    cleared: {
      tone: 'destructive',
      title: 'Signed out',
      description:
        'This site’s data was deleted from your browser, and your session with it. What was saved to your account is still there. Choose “Sign in” to continue.',
    },
    signedOutInOtherTab: {
      tone: 'destructive',
      title: 'Signed out',
      description:
        'You signed out in another tab. What you were writing is kept: sign in here again to continue.',
    },
    /** There is nothing to continue, and no account to sign in with. */
    deletedInOtherTab: {
      tone: 'destructive',
      title: 'Your account is deleted',
      description:
        'You deleted it in another tab, with everything in it. You can sign up for a new account here.',
    },
  },
  fields: {
    email: { label: 'Email' },
    password: { label: 'Password', hint: 'At least 6 characters', showLabel: 'Show', hideLabel: 'Hide' },
  },
  signIn: {
    title: 'Sign in',
    submit: 'Sign in',
    pending: 'Signing in…',
    /** The sentences about the step after signing up: `nextStepInDialog` in the dialog, `nextOnPage` on the page /auth. */
    nextStepInDialog: 'After that, you stay on this page. With Google: our pricing page.',
    nextOnPage: 'Next: your application, in two stages. With Google: our pricing page; choose “Apply” there.',
    other: { question: 'No account yet?', action: 'Sign up' },
  },
  signUp: {
    title: 'Sign up',
    submit: 'Sign up',
    pending: 'Signing up…',
    nextStepInDialog: 'Next: we’ll email a link to activate your account. Google needs no link.',
    nextOnPage:
      'Next: we’ll email a link that activates your account and opens your application. With Google: our pricing page; choose “Apply” there.',
    other: { question: 'Have an account?', action: 'Sign in' },
  },
  /** The backend stores which version was accepted. */
  consent: [
    'By opening an account, here or with Google, you accept our ',
    { text: 'terms of service', href: '/terms-of-service' },
    ' and ',
    { text: 'privacy policy', href: '/privacy-policy' },
    '.',
  ],
  forgot: 'Forgot your password?',
  /** The text under a sign-in that failed because the address was never confirmed. */
  unconfirmed: 'Send the confirmation email again',
  requestReset: {
    title: 'Forgot your password?',
    submit: 'Send the link',
    pending: 'Sending…',
    next: 'Next: we’ll email a link to choose a new password.',
    other: { question: 'Remembered it?', action: 'Sign in' },
  },
  resendConfirmation: {
    title: 'Confirm your email address',
    submit: 'Send a new link',
    pending: 'Sending…',
    next: 'Next: we’ll email a new link to activate your account.',
    other: { question: 'Already confirmed?', action: 'Sign in' },
  },
  setPassword: {
    title: 'Choose a new password',
    submit: 'Save the password',
    pending: 'Saving…',
    next: 'Next: your application.',
    done: 'Your password has been changed.',
  },
  /** The text above the form for a password, after a confirmation in another browser than the one that signed up. */
  firstPassword:
    'Choose a password to finish opening your account. If a password was entered with this address before, it does not count: we can’t know who entered it.',
  /** The link in an email was used before, or is too old. */
  expired: {
    title: 'This link no longer works',
    /** The address may be confirmed already: then no other link is sent. */
    resendConfirmation:
      'If you have already used it, your account is active: sign in. If it has expired, ask for a new link.',
    requestReset: 'It has been used, or it has expired. Ask for a new link.',
  },
  /** Shown if the dialog cannot be downloaded. */
  signInPageLink: 'Sign in on a separate page',
  /** The sentence about the step after sign-in, by the action that the visitor wanted. */
  nextStepByAction: {
    application: 'Next: your application.',
    account: 'Next: your account page.',
    admin: 'Next: the inbox.',
    checkout: 'Next: checkout, in a new tab.',
    portal: 'Next: your subscription, in a new tab.',
    submission: 'Next: we submit your application as you wrote it.',
  },
  /** The texts after an email was sent. The email address follows. */
  sent: {
    title: 'Check your email',
    signUp:
      'Open the link in our email to activate your account. If it doesn’t arrive within a minute, check your spam folder. If this address already has an account, we send no link: sign in, or ask for a new password. You entered',
    /** The text is the same whether or not the account exists, so that nobody learns who has an account. */
    requestReset:
      'If this address has an account, we have emailed a link to choose a new password. If it doesn’t arrive, check your spam folder. You entered',
    resendConfirmation:
      'If this address has an account that is not confirmed yet, we have emailed a new link. If it doesn’t arrive, check your spam folder. You entered',
    resend: 'Send it again',
  },
  loading: 'Loading...',
  /** Shown without script, which an account needs and the contact form does not. */
  withoutScript: {
    text: 'Signing in needs JavaScript. Turn it on and reload the page. The contact form works without it:',
    link: { text: 'send a message instead', href: contactHref },
  },
} as const;
