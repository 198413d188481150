import { application } from './application.ts';
import type { HeadlineText } from './types.ts';

const loading = 'Loading...';
const { businessDetails, businessTeam, businessProgress, businessStrategy } = application.business;

/** The copy of the staff area (`/admin`). */
export const admin = {
  page: {
    headline: [['The desk.']] as HeadlineText,
    loading,
    withoutScript:
      'The desk needs script: what came in is fetched once somebody has signed in who may read it.',
    denied: {
      title: 'This desk is the studio’s.',
      /** The email address of the account follows. */
      text: 'Your account is not one of its members. You are signed in as',
      home: { text: 'Back to the front page', href: '/' },
    },
    checkFailed: { title: 'The desk did not answer.', retry: 'Try again' },
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
    title: 'The desk',
    status: {
      legend: 'Status',
      all: 'On file',
      names: { new: 'New', working: 'Working', waiting: 'Waiting', won: 'Won', spiked: 'Spiked' },
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
        title: 'Nothing was exported',
        description: 'The list broke off. Try again in a moment.',
      },
    },
    table: {
      caption: 'Leads and applications, newest first',
      columns: {
        sender: 'From',
        status: 'Status',
        nextStep: 'Next step',
        source: 'Came by',
        receivedAt: 'Received',
      },
      unsaved: 'unsaved',
    },
    keyboardHint: 'Arrow keys or J and K move. Enter opens, Esc closes, / searches.',
    list: {
      found: 'found',
      nothingYet: 'Nothing has come in yet.',
      nothingFound: 'Nothing on file fits that.',
      clearFilter: 'Show everything',
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
      missing: 'This is not on file any more.',
      loadFailed: 'It could not be loaded.',
      retry: 'Try again',
      attribution: 'Came by',
      noAttribution: 'Directly: no link told where from.',
      followUp: 'The desk’s slip',
      status: 'Status',
      nextStep: 'Next step',
      nextStepDate: 'On',
      note: 'Note',
      save: 'Save',
      saving: 'Saving…',
      saved: 'Saved.',
      lastChanged: 'Last changed',
      saveFailed: 'It could not be saved. What you wrote is still here: try again.',
      conflict: {
        title: 'Somebody saved this while you wrote.',
        theirs: 'Theirs',
        keepMine: 'Save mine over it',
        takeTheirs: 'Take theirs',
      },
      empty: 'nothing',
    },
    failedMail: {
      title: 'Mail that could not be delivered',
      kinds: {
        'contact-notification': 'Notice of a lead to the studio',
        'contact-confirmation': 'Confirmation to whoever wrote',
        'application-notification': 'Notice of an application to the studio',
        'application-confirmation': 'Confirmation to an applicant',
        'account-deleted': 'Word that an account is deleted',
      },
      lastError: 'Last answer:',
      open: 'Open',
      resend: 'Send again',
      resending: 'Sending…',
      queued: {
        tone: 'success',
        title: 'Back in the queue',
        description: 'It is tried again within a minute.',
      },
      resendFailed: {
        tone: 'destructive',
        title: 'It stays where it is',
        description: 'The queue did not answer. Try again in a moment.',
      },
      loadFailed: 'Whether any mail could not be delivered is not known.',
      retry: 'Ask again',
    },
  },
  /** What browsers reported about the site. */
  signals: {
    title: 'What browsers reported',
    show: 'Show the last week',
    loading: 'Loading...',
    none: 'Nothing was reported in the last seven days.',
    failed: 'The reports could not be loaded. The backend did not answer.',
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
