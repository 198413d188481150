import { application } from './application.ts';
import type { HeadlineText } from './types.ts';

// Three periods, as the specification writes this message.
const loading = 'Loading...';
const { businessDetails, businessTeam, businessProgress, businessStrategy } = application.business;

/** The copy of the staff area (`/admin`). */
export const admin = {
  page: {
    /** Of the page before access is granted. */
    headline: [['The staff area', 'of the studio.']] as HeadlineText,
    /** Of the page if access is denied. */
    deniedHeadline: [['Staff', [{ del: 'area.' }], [{ ins: 'only.' }]]] as HeadlineText,
    codeHeadline: [['Confirm that', 'it is you.']] as HeadlineText,
    viewHeadlines: {
      inbox: [['The inbox,', 'newest first.']],
      orders: [['The orders,', 'due from us first.']],
      sources: [['The sources', 'of our leads.']],
    } satisfies Record<string, HeadlineText>,
    loading,
    withoutScript:
      'This page needs JavaScript: it loads messages after a staff member signs in. Turn it on and reload the page.',
    denied: {
      title: 'This page is for the studio’s staff.',
      /** The page shows the account's email address after this text. */
      text: 'Your account is not a staff account. If it should be, ask the person who runs the site to add it. You are signed in as',
      home: { text: 'Back to the front page', href: '/' },
    },
    /** Shown with `denied` to an account that had access when the page opened. */
    accessRemoved: {
      tone: 'destructive',
      title: 'Your access to the staff area was removed',
      description:
        'What you typed and did not save is kept as long as this tab is open. If you still need access, ask the person who runs the site.',
    },
    checkFailed: { title: 'Your access could not be checked.', retry: 'Try again' },
  },
  /** The code that staff enters after the password. */
  secondFactor: {
    loading,
    loadFailed: 'The code step could not be loaded. The sign-in service did not answer.',
    retry: 'Try again',
    signInNeeded:
      'To set up an authenticator app, you have to sign in again: sign out, sign in, and open this page within 10 minutes.',
    enroll: {
      title: 'Set up an authenticator app',
      text: 'The staff area asks for a code in addition to the password. Scan this picture with an authenticator app on your phone, or type the key into it. Then enter the code that the app shows.',
      qrCode: 'QR code for the authenticator app',
      key: 'Key:',
    },
    enter: {
      title: 'Enter your code',
      text: 'Open the authenticator app on your phone and enter the code that it shows for this site. If you have lost the phone, ask a person with access to the database to remove the factor.',
    },
    code: { label: 'Code', hint: '6 digits' },
    submit: 'Continue',
    checking: 'Checking…',
    problems: {
      incomplete: 'Enter the 6 digits that the app shows.',
      wrong:
        'This code is wrong, has expired or was used. Enter the code that the app shows now. If you have just signed in elsewhere, wait for two minutes.',
      failed: 'The code could not be checked, because the sign-in service did not answer. Try again.',
    },
  },
  inbox: {
    title: 'Inbox',
    status: {
      legend: 'Status',
      all: 'All',
      names: {
        new: 'New',
        working: 'Working',
        waiting: 'Waiting',
        won: 'Won',
        // “Spiked” is a newspaper's word for a story that is rejected.
        spiked: 'Rejected',
        spam: 'Spam',
      },
    },
    kind: {
      legend: 'Kind',
      all: 'Everything',
      names: { lead: 'Leads', application: 'Applications', sale: 'Sales' },
      singular: { lead: 'Lead', application: 'Application', sale: 'Sale' },
    },
    search: { label: 'Search', hint: 'name, email, company, words of the message' },
    exportCsv: {
      action: 'Export CSV',
      busy: 'Exporting…',
      failed: {
        tone: 'destructive',
        title: 'Export failed',
        description: 'The list could not be loaded completely. Try again in a moment.',
      },
    },
    table: {
      caption: 'Leads, applications and sales, newest first',
      columns: {
        sender: 'From',
        status: 'Status',
        nextStep: 'Next step',
        source: 'Source',
        receivedAt: 'Received',
      },
      unsaved: 'unsaved',
      overdue: 'overdue',
    },
    keyboardHint: 'Arrow keys or J and K move. Enter opens, Esc closes, / searches.',
    list: {
      found: 'found',
      nothingYet: 'There are no messages or applications yet.',
      nothingFound: 'No entry matches.',
      clearFilter: 'Show all entries',
      failed: 'The list could not be loaded.',
      loading: 'Loading more…',
      loadMoreFailed: 'The rest could not be loaded.',
      retry: 'Try again',
    },
    submission: {
      close: 'Close',
      previous: 'Previous',
      next: 'Next',
      loading,
      missing: 'This entry no longer exists.',
      loadFailed: 'The entry could not be loaded.',
      retry: 'Try again',
      attribution: 'Where it came from',
      noAttribution: 'Direct: no campaign or referring page is known.',
      firstAnswer: {
        given: 'First answer after',
        waiting: 'Waiting for its first answer:',
        overdue: 'Overdue, waiting for its first answer:',
      },
      others: 'More from this address:',
      followUp: 'Follow-up',
      owner: 'Owner',
      noOwner: 'Nobody yet',
      status: 'Status',
      nextStep: 'Next step',
      nextStepDate: 'Due on',
      note: 'Note',
      save: 'Save',
      saving: 'Saving…',
      saved: 'Saved.',
      lastChanged: 'Last changed',
      saveFailed: 'Your changes could not be saved. They are still here: try again.',
      conflict: {
        title: 'Someone else saved this entry while you were writing.',
        theirs: 'Their version',
        keepMine: 'Save mine instead',
        takeTheirs: 'Use theirs',
      },
      empty: 'nothing',
    },
    failedMail: {
      title: 'What could not be delivered',
      kinds: {
        'contact-notification': 'Notification of a message, to the studio',
        'contact-confirmation': 'Confirmation of a message, to its sender',
        'application-notification': 'Notification of an application, to the studio',
        'application-confirmation': 'Confirmation of an application, to the applicant',
        'account-deleted': 'Confirmation that an account was deleted',
        'sale-notification': 'Notification of a new subscription, to the studio',
        'second-subscription': 'Refund of a second subscription, to its buyer',
        'second-subscription-notification': 'Refund of a second subscription, to the studio',
        'order-made': 'Start of an order, to its buyer',
        'order-proof': 'Text of an order to approve, to its buyer',
        'order-proof-reminder': 'Reminder of a text to approve, to its buyer',
        'order-filed': 'Notice that a text was sent to outlets, to its buyer',
        'order-reported': 'Report of an order, to its buyer',
        'order-canceled': 'Notice of a canceled order, to its buyer',
        'order-brief-sent': 'Brief of an order, to the studio',
        'order-changes-requested': 'Requested changes of an order, to the studio',
        'order-approved': 'Approval of a text, to the studio',
        'daily-digest': 'Daily digest, to the studio',
        'lead-created': 'Event: a new message',
        'application-created': 'Event: a new application',
        'sale-created': 'Event: a new subscription',
        'mail-failed': 'Event: undelivered mail',
      },
      channels: { webhook: 'to the webhook', slack: 'to Slack' },
      lastError: 'Last error:',
      open: 'Open',
      resend: 'Send again',
      resending: 'Sending…',
      queued: {
        tone: 'success',
        title: 'Queued again',
        description: 'It will be sent within a minute.',
      },
      resendFailed: {
        tone: 'destructive',
        title: 'It was not queued',
        description:
          'Try again in a moment. An event needs the address of its webhook or of Slack in the settings.',
      },
      loadFailed: 'We can’t check for what was not delivered right now.',
      retry: 'Check again',
    },
  },
  /** The texts of the report on where leads, applications and sales came from. */
  sources: {
    title: 'Sources',
    note: 'A sale counts for the source of its buyer’s first message or application. Days are in Milwaukee time.',
    from: 'From',
    to: 'To',
    show: 'Show',
    loading,
    downloadCsv: 'Download CSV',
    none: 'Nothing came in.',
    failed: 'The report could not be loaded.',
    retry: 'Try again',
    dimensions: {
      page: { caption: 'By landing page', column: 'First page of the visit' },
      campaign: { caption: 'By campaign', column: 'Campaign' },
      city: { caption: 'By city', column: 'City' },
    },
    series: { leads: 'Messages', applications: 'Applications', sales: 'Sales' },
    notGiven: { page: 'Not known', campaign: 'No campaign', city: 'Not given' },
    others: 'All others',
    total: 'Total',
  },
  /** The list of what browsers reported about the site: errors, what its content security policy blocked, and slow pages. */
  signals: {
    title: 'What browsers reported',
    show: 'Show the last week',
    loading,
    none: 'Nothing was reported in the last seven days.',
    failed: 'The reports could not be loaded.',
    retry: 'Try again',
    caption: 'The last seven days, most frequent first',
    kinds: { error: 'Error', violation: 'Blocked by policy', vital: 'Speed' },
    columns: {
      kind: 'Kind',
      name: 'Name',
      detail: 'Detail',
      page: 'Page',
      hits: 'Times',
      lastDay: 'Last day',
    },
  },
  /** The labels of the values of an entry: a lead, an application or a sale. */
  labels: {
    details: {
      email: 'Email',
      phone: 'Phone',
      company: 'Company',
      title: 'Title',
      linkedin: 'LinkedIn',
      fullTime: 'Full time',
    },
    message: 'Message',
    answers: {
      business_details: businessDetails.label,
      business_team: businessTeam.label,
      business_progress: businessProgress.label,
      business_strategy: businessStrategy.label,
    },
    fullTime: application.profile.fullTime.options,
    attribution: {
      utm_source: 'Source',
      utm_medium: 'Medium',
      utm_campaign: 'Campaign',
      utm_term: 'Term',
      utm_content: 'Content',
      referrer: 'Referrer',
      landing_page: 'Landing page',
    },
    noSource: 'Direct',
    sale: {
      tier: 'Package',
      noTier: 'Unknown: the price at Stripe has no tier',
      bought: 'Bought',
      withAccount: 'With an account',
      withoutAccount: 'Through a payment link, without an account',
      status: 'Subscription',
      /** By Stripe's status. */
      statuses: { active: 'Active', past_due: 'Payment failed', canceled: 'Ended' },
      paidUntil: 'Paid until',
      endsOn: 'Ends on',
    },
  },
} as const;
