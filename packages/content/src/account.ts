import { brand } from './brand.ts';

/** The texts of the page /account, on which a signed-in user sees orders and subscription, downloads the stored data or deletes the account. */
export const account = {
  page: {
    headline: [['You are', 'on file.']],
    /** In its place without a session. */
    signedOutHeadline: [['Are you', 'on file?']],
    intro:
      'Here are your subscription and every press release you order. Download your data or delete your account at any time.',
  },
  signIn: { text: 'Sign in to open your account', href: '/auth' },
  loading: 'Loading...',
  /** Shown after a return from checkout, as long as the page is in the browser's history. */
  purchase: {
    thanks: {
      title: 'Thank you.',
      /** `PR Authority Growth: your subscription has started.` */
      product: brand.product,
      started: 'your subscription has started. What happens next:',
      brief: [
        'Write the brief of your first press release: ',
        { text: 'open your order', href: '/account#orders' },
        '. We start when you send it.',
      ],
      /** The text while the order is not on the page yet. */
      briefWithoutOrder:
        'Write the brief of your first press release. Your order appears on this page in a moment.',
      /** `Stripe mails the receipt to ada@hopyard.example.` */
      receipt: 'Stripe mails the receipt to',
      change: 'To change or cancel, choose “Manage subscription” further down this page.',
    },
    pending: {
      title: 'Your payment is not confirmed yet.',
      text: `If you have just paid, Stripe tells us within a few minutes. This page keeps checking: the thanks and your order appear here without a reload. If they don’t, email ${brand.email}. If you did not pay, nothing was ordered.`,
    },
    unknown: {
      title: 'We can’t check your payment right now.',
      text: `If you have just paid, your payment counts: do not pay again. This page keeps checking, and shows the answer here without a reload. If it takes longer than an hour, email ${brand.email}.`,
    },
  },
  settings: {
    label: 'Your account',
    signedInAs: { title: 'Signed in as' },
    subscription: {
      title: 'Subscription',
      /** `Growth, paid until December 20, 2026.` */
      paidUntil: 'paid until',
      /** `Growth, ends on December 20, 2026.` */
      endsOn: 'ends on',
      /** The text after the subscription's name if the last payment failed. */
      paymentFailed:
        'The last payment failed. Choose “Manage subscription” to pay or to change the card. We start no new press release until you have paid.',
      another: `Another subscription is charged to this account, too. “Manage subscription” opens one of them. Once you have canceled it, the button opens the other. If you did not mean to buy two, email ${brand.email}.`,
      checking: 'Checking…',
      /** The text after a return from checkout. */
      pending: 'Your payment is not confirmed yet.',
      unknown:
        'We can’t check your subscription right now. If you have one, it has not changed. Try again in a moment.',
      retry: 'Try again',
      none: ['No subscription. See the ', { text: 'rate card', href: '/PR-Authority#rates' }, '.'],
      manage: 'Manage subscription',
    },
    applications: {
      title: 'Your applications',
      /** `Sent on November 20, 2026: Hopyard Analytics` */
      sentOn: 'Sent on',
      unknown:
        'We can’t show your applications right now. Nothing about them has changed. Try again in a moment.',
      retry: 'Try again',
    },
    /** The texts in place of the orders. */
    orders: {
      title: 'Your press releases',
      unknown:
        'We can’t show your press releases right now. Nothing about them has changed. Try again in a moment.',
      retry: 'Try again',
    },
    sessions: {
      title: 'Where you are signed in',
      loading: 'Loading…',
      unknown: 'We can’t show where you are signed in right now. Try again in a moment.',
      retry: 'Try again',
      unknownBrowser: 'Browser not known',
      current: 'This browser',
      /** `Last used on November 20, 2026` */
      lastUsed: 'Last used on',
      end: 'Sign out',
      ending: 'Signing out…',
      endOthers: 'Sign out all others',
      ended: {
        tone: 'success',
        title: 'That browser is signed out',
        description: 'The next person who uses it has to sign in again.',
      },
      endFailed: {
        tone: 'destructive',
        title: 'That browser is still signed in',
        description: 'Something went wrong. Please try again in a few minutes.',
      },
      signInNeeded: {
        tone: 'destructive',
        title: 'Sign in again first',
        description:
          'We need to be sure that it is you. Sign out here, sign in again, and sign out the other browsers within 10 minutes.',
      },
    },
    download: {
      title: 'Download your data',
      text: 'One file with your account, sign-ins, applications, draft, orders, messages, email records, subscriptions and the terms you accepted. Other software can read it (JSON).',
      action: 'Download',
      pending: 'Preparing…',
    },
    deletion: {
      title: 'Delete your account',
      text: 'This deletes your account and everything in it at once. It cannot be undone.',
      action: 'Delete account',
    },
    dialog: {
      title: 'Delete your account?',
      close: 'Close',
      intro: 'This cannot be undone. It deletes:',
      removed: [
        'your account and every way to sign in to it',
        'your applications, and a draft if you have one',
        'your orders: open ones are not finished',
        'messages sent from your address, and emails to you that have not gone out yet',
      ],
      /** The text after the subscription's name: `Growth ends today …` */
      subscription: 'ends today. You are not charged again, and this month’s payment is not refunded.',
      /** The text in place of `subscription` while it is not known whether there is one. */
      uncertainSubscription: {
        checking: 'We are checking whether you have a subscription…',
        pending:
          'Your payment is not confirmed yet. If you have paid, the subscription ends today: you are not charged again, and the payment is not refunded.',
        unknown:
          'We could not check whether you have a subscription. If you have one, it ends today: you are not charged again, and this month’s payment is not refunded.',
      },
      retained: 'Invoices stay with the payment provider for as long as tax law requires.',
      password: { label: 'Your password', showLabel: 'Show', hideLabel: 'Hide' },
      word: { label: 'Type “delete” to confirm', value: 'delete' },
      submit: 'Delete everything',
      pending: 'Deleting…',
      cancel: 'Keep the account',
    },
    validation: { password: 'Enter your password.', word: 'Type this word: delete' },
    messages: {
      downloaded: {
        tone: 'success',
        title: 'Your data has been downloaded',
        description: 'Look in your browser’s downloads.',
      },
      downloadFailed: {
        tone: 'destructive',
        title: 'Download failed',
        description: 'Something went wrong. Please try again in a few minutes.',
      },
      deleted: {
        tone: 'success',
        title: 'Your account is deleted',
        description: 'We’ll confirm it by email.',
      },
      deleteFailed: {
        tone: 'destructive',
        title: 'Your account was not deleted',
        description: 'Something went wrong. Please try again in a few minutes.',
      },
      /** Neither the deletion nor its failure was confirmed. */
      deleteUnanswered: {
        tone: 'destructive',
        title: 'Your account may have been deleted',
        description:
          'We got no answer. If it is deleted, an email confirms it within a few minutes. If none comes, reload this page and try again.',
      },
    },
  },
  /** Name of the downloaded file. */
  fileName: 'account-data.json',
} as const;
