/** The account page. */
export const account = {
  page: {
    headline: [['You are', 'on file.']],
    lede: 'Everything we keep about you, a copy of it to take home, and the way to have it destroyed.',
  },
  signIn: { text: 'Sign in to open it', href: '/auth' },
  loading: 'Loading...',
  settings: {
    label: 'Your file',
    owner: { title: 'Signed in as' },
    subscription: {
      title: 'Subscription',
      /** `Growth, paid until December 20, 2026.` */
      paidUntil: 'paid until',
      /** `Growth, ends on December 20, 2026.` */
      endsOn: 'ends on',
      checking: 'Being checked…',
      unknown:
        'It could not be checked whether you have a subscription. This is usually over in a moment. If you have one, nothing has changed.',
      retry: 'Try again',
      none: ['None. What there is stands on the ', { text: 'rate card', href: '/PR-Authority#rates' }, '.'],
      manage: 'Manage subscription',
    },
    download: {
      title: 'Download your data',
      text: 'Account, applications and their draft, messages, mail, subscriptions, and what you agreed to: one file, which other software can read.',
      action: 'Download',
      pending: 'Collecting…',
    },
    deletion: {
      title: 'Delete your account',
      text: 'At once and for good, with everything in it.',
      action: 'Delete account',
    },
    dialog: {
      title: 'Delete your account?',
      close: 'Close',
      lede: 'This cannot be undone. It takes along:',
      removed: [
        'your account, and every way to sign in to it',
        'your applications, and the draft of one',
        'messages that were sent from your address, and mail that has still to go out',
      ],
      /** Follows the subscription's name: `Growth ends today …` */
      subscription: 'ends today: nothing more is charged, and what is paid for this month is not refunded.',
      unknownSubscription:
        'If you have a subscription, it ends today: nothing more is charged, and what is paid for this month is not refunded. Whether you have one could not be checked.',
      retained: 'Invoices stay with the payment provider for as long as tax law requires.',
      password: { label: 'Your password', showLabel: 'Show', hideLabel: 'Hide' },
      word: { label: 'Type “delete” to go on', value: 'delete' },
      submit: 'Delete everything',
      pending: 'Deleting…',
      cancel: 'Keep the account',
    },
    validation: { password: 'Enter your password.', word: 'Type the word delete.' },
    messages: {
      downloaded: {
        tone: 'success',
        title: 'Your copy is ready.',
        description: 'It is among your downloads.',
      },
      downloadFailed: {
        tone: 'destructive',
        title: 'Download failed',
        description: 'Please try again later.',
      },
      deleted: {
        tone: 'success',
        title: 'Your account is deleted.',
        description: 'You are on file here no longer.',
      },
      deleteFailed: {
        tone: 'destructive',
        title: 'Nothing was deleted',
        description: 'Please try again later.',
      },
    },
  },
  /** Name of the downloaded file. */
  fileName: 'account-data.json',
} as const;
