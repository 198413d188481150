import type { HeadlineText } from './types.ts';

/** The studio's own side: /studio. No visitor reads any of it. */
export const studio = {
  headline: [['The desk.']] as HeadlineText,
  loading: 'Loading...',
  withoutScript:
    'The desk needs script: what came in is fetched once somebody has signed in who may read it.',
  /** For an account that is nobody's of the studio. The address stands at the end. */
  stranger: {
    title: 'This desk is the studio’s.',
    text: 'Your account is not one of its members. You are signed in as',
    home: { text: 'Back to the front page', href: '/' },
  },
  /** When it could not be found out whose account it is. */
  unknown: { title: 'The desk did not answer.', retry: 'Try again' },
  title: 'The desk',
  tally: {
    legend: 'Status',
    all: 'On file',
    names: { new: 'New', working: 'Working', waiting: 'Waiting', won: 'Won', spiked: 'Spiked' },
  },
  kind: {
    legend: 'Kind',
    all: 'Everything',
    names: { lead: 'Leads', application: 'Applications' },
    one: { lead: 'Lead', application: 'Application' },
  },
  search: { label: 'Search', hint: 'name, email, company, words of the message' },
  csv: {
    action: 'Export CSV',
    /** Before the number of lines so far. */
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
      from: 'From',
      status: 'Status',
      nextStep: 'Next step',
      via: 'Came by',
      receivedAt: 'Received',
    },
    unsaved: 'unsaved',
  },
  keys: 'Arrow keys or J and K move. Enter opens, Esc closes, / searches.',
  list: {
    /** After the number of lines, for those who hear the page. */
    found: 'found',
    nothingYet: 'Nothing has come in yet.',
    nothingFound: 'Nothing on file fits that.',
    clear: 'Show everything',
    failed: 'The list could not be loaded.',
    loadingMore: 'Loading more…',
    moreFailed: 'The rest could not be loaded.',
    retry: 'Try again',
  },
  entry: {
    close: 'Close',
    previous: 'Previous',
    next: 'Next',
    missing: 'This is not on file any more.',
    failed: 'It could not be loaded.',
    retry: 'Try again',
    attribution: 'Came by',
    direct: 'Directly: no link told where from.',
    slip: 'The desk’s slip',
    status: 'Status',
    nextStep: 'Next step',
    nextStepOn: 'On',
    note: 'Note',
    save: 'Save',
    saving: 'Saving…',
    saved: 'Saved.',
    /** Before the moment of the last change. */
    changed: 'Last changed',
    unsaved: 'It could not be saved. What you wrote is still here: try again.',
    conflict: {
      title: 'Somebody saved this while you wrote.',
      theirs: 'Theirs',
      keep: 'Save mine over it',
      take: 'Take theirs',
    },
    nothing: 'nothing',
  },
  deadMail: {
    title: 'Mail that could not be delivered',
    kinds: {
      'contact-notification': 'Notice of a lead to the studio',
      'contact-confirmation': 'Confirmation to whoever wrote',
      'application-notification': 'Notice of an application to the studio',
      'application-confirmation': 'Confirmation to an applicant',
      'account-deleted': 'Word that an account is deleted',
    },
    /** Before what the mail provider said last. */
    reason: 'Last answer:',
    open: 'Open',
    retry: 'Send again',
    retrying: 'Sending…',
    revived: {
      tone: 'success',
      title: 'Back in the queue',
      description: 'It is tried again within a minute.',
    },
    failed: {
      tone: 'destructive',
      title: 'It stays where it is',
      description: 'The queue did not answer. Try again in a moment.',
    },
    unknown: 'Whether any mail could not be delivered is not known.',
    ask: 'Ask again',
  },
  /** Labels of what was sent. */
  facts: {
    email: 'Email',
    phone: 'Phone',
    city: 'City',
    company: 'Company',
    title: 'Title',
    location: 'Location',
    linkedin: 'LinkedIn',
    fullTime: 'Full time',
  },
  message: 'Message',
  attribution: {
    utm_source: 'Source',
    utm_medium: 'Medium',
    utm_campaign: 'Campaign',
    utm_term: 'Term',
    utm_content: 'Content',
    referrer: 'Referrer',
    landing_page: 'Landing page',
  },
  direct: 'Direct',
} as const;
