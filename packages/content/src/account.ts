import type { HeadlineText } from './types.ts';

/** What is held about whoever is signed in, and what they may do with it. A newspaper's archive keeps people on file. */
export const account = {
  page: {
    headline: [['You are', 'on file.']],
    lede: 'Everything we keep about you, a copy of it to take home, and the way to have it destroyed.',
  },
  signIn: { text: 'Sign in to open it', href: '/auth' },
  loading: 'Loading...',
  file: {
    label: 'Your file',
    owner: { title: 'Signed in as' },
    subscription: {
      title: 'Subscription',
      /** `Growth, paid until December 20, 2026.` */
      paidUntil: 'paid until',
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
      gone: [
        'your account, and every way to sign in to it',
        'your applications, and the draft of one',
        'messages that were sent from your address, and mail that has still to go out',
      ],
      /** For subscribers, after the package: `Growth ends today …` */
      subscription: 'ends today: nothing more is charged, and what is paid for this month is not refunded.',
      kept: 'Invoices stay with the payment provider for as long as tax law requires.',
      password: { label: 'Your password', show: 'Show', hide: 'Hide' },
      word: { label: 'Type “delete” to go on', value: 'delete' },
      submit: 'Delete everything',
      pending: 'Deleting…',
      keep: 'Keep the account',
    },
    corrections: { password: 'Enter your password.', word: 'Type the word delete.' },
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
  /** What the copy is called among the downloads. */
  fileName: 'account-data.json',
} as const satisfies { readonly page: { readonly headline: HeadlineText; readonly lede: string } } & Record<
  string,
  unknown
>;
