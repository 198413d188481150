import { application } from './application.ts';
import type { HeadlineText } from './types.ts';

const loading = 'Loading...';
const { businessDetails, businessTeam, businessProgress, businessStrategy } = application.business;

/** The copy of the staff area (`/admin`). */
export const admin = {
  page: {
    headline: [['The inbox.']] as HeadlineText,
    loading,
    withoutScript:
      'This page needs JavaScript: it loads messages after a member of the staff signs in. Turn it on and reload the page.',
    denied: {
      title: 'This page is for the studio’s staff.',
      /** The email address of the account follows. */
      text: 'Your account is not a staff account. If it should be, ask the person who runs the site to add it. You are signed in as',
      home: { text: 'Back to the front page', href: '/' },
    },
    checkFailed: { title: 'Your access could not be checked.', retry: 'Try again' },
  },
  /** The code that staff enters after the password. */
  secondFactor: {
    loading,
    loadFailed: 'The second factor could not be loaded. The sign-in service did not answer.',
    retry: 'Try again',
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
      wrong: 'This code is wrong or has expired. Enter the code that the app shows now.',
      failed: 'The code could not be checked, because the sign-in service did not answer. Try again.',
    },
  },
  inbox: {
    title: 'Inbox',
    status: {
      legend: 'Status',
      all: 'All',
      names: { new: 'New', working: 'Working', waiting: 'Waiting', won: 'Won', spiked: 'Rejected' },
    },
    kind: {
      legend: 'Kind',
      all: 'Everything',
      names: { lead: 'Leads', application: 'Applications' },
      singular: { lead: 'Lead', application: 'Application' },
    },
    search: { label: 'Search', hint: 'name, email, company, words of the message' },
    csv: {
      action: 'Export CSV',
      busy: 'Exporting…',
      failed: {
        tone: 'destructive',
        title: 'Export failed',
        description: 'The list could not be loaded completely. Try again in a moment.',
      },
    },
    table: {
      caption: 'Leads and applications, newest first',
      columns: {
        sender: 'From',
        status: 'Status',
        nextStep: 'Next step',
        source: 'Source',
        receivedAt: 'Received',
      },
      unsaved: 'unsaved',
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
      followUp: 'Follow-up',
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
      title: 'Mail that could not be delivered',
      kinds: {
        'contact-notification': 'Notification of a message, to the studio',
        'contact-confirmation': 'Confirmation of a message, to its sender',
        'application-notification': 'Notification of an application, to the studio',
        'application-confirmation': 'Confirmation of an application, to the applicant',
        'account-deleted': 'Confirmation that an account was deleted',
        'sale-notification': 'Notification of a new subscription, to the studio',
        'order-made': 'Start of an order, to its buyer',
        'order-proof': 'Text of an order to approve, to its buyer',
        'order-proof-reminder': 'Reminder of a text to approve, to its buyer',
        'order-filed': 'Notice that a text was sent to outlets, to its buyer',
        'order-reported': 'Report of an order, to its buyer',
        'order-canceled': 'Notice of a canceled order, to its buyer',
        'order-brief-sent': 'Brief of an order, to the studio',
        'order-changes-requested': 'Requested changes of an order, to the studio',
        'order-approved': 'Approval of a text, to the studio',
      },
      lastError: 'Last error:',
      open: 'Open',
      resend: 'Send again',
      resending: 'Sending…',
      queued: {
        tone: 'success',
        title: 'Queued again',
        description: 'The email will be sent within a minute.',
      },
      resendFailed: {
        tone: 'destructive',
        title: 'The email was not queued',
        description: 'The server did not answer. Try again in a moment.',
      },
      loadFailed: 'We can’t check for undelivered mail right now.',
      retry: 'Check again',
    },
  },
  /** What browsers reported about the site. */
  signals: {
    title: 'What browsers reported',
    show: 'Show the last week',
    loading: 'Loading...',
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
  /** The labels of a submission's columns. */
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
  },
} as const;
