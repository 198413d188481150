import { orders } from './orders.ts';

const { fields } = orders.brief;

/** The texts of the list of orders in the admin area, in which an order is one press release that a customer has paid for. */
export const adminOrders = {
  title: 'Orders',
  /** Accessible name of the tabs of the admin area: inbox, orders, sources. */
  viewsLabel: 'Parts of the staff area',
  waitsFor: {
    legend: 'Who has to act next',
    all: 'All',
    names: { studio: 'Us', buyer: 'The buyer', nobody: 'Nobody' },
  },
  search: { label: 'Search', hint: 'number, email, package, words of the brief' },
  table: {
    caption: 'Orders: those that wait for us first, the oldest on top',
    columns: { order: 'Order', state: 'State', next: 'Next', since: 'Since' },
    unsaved: 'unsaved',
  },
  list: {
    found: 'found',
    loading: 'Loading...',
    failed: 'The orders could not be loaded. Check your connection and try again.',
    retry: 'Try again',
    nothingYet: 'No order yet. Orders appear here as soon as a payment has arrived.',
    nothingFound: 'No order matches. Use fewer words, or choose “All.”',
  },
  states: {
    paid: 'Paid',
    brief: 'Brief',
    writing: 'To write',
    proof: 'Proof',
    changes: 'Changes',
    approved: 'Approved',
    filed: 'Sent',
    reported: 'Reported',
    canceled: 'Canceled',
  },
  next: {
    paid: 'The buyer writes the brief.',
    brief: 'The buyer is writing the brief.',
    writing: 'We write the text and send it to the buyer.',
    proof: 'The buyer reads the text, and approves it or asks for changes.',
    changes: 'We change the text and send the next version.',
    approved: 'We send the approved text to the news sites.',
    filed: 'We record where it was published, and report it to the buyer.',
    reported: 'The buyer has the report.',
    canceled: 'Canceled.',
  },
  order: {
    label: 'Order',
    close: 'Close',
    loading: 'Loading...',
    missing: 'This order no longer exists: it was deleted.',
    loadFailed: 'The order could not be loaded. Check your connection and try again.',
    retry: 'Try again',
    actionFailed:
      'The server did not answer, so this may not be saved. What you typed is still here: try again.',
    buyer: 'Buyer',
    tier: 'Package',
    release: 'Release this month',
    releaseOf: 'of',
    paidOn: 'Paid on',
    brief: 'The brief',
    noBrief: 'The buyer has not written anything yet.',
    fields: {
      event: fields.event.label,
      when: fields.when.label,
      quotes: fields.quotes.label,
      links: fields.links.label,
      notBefore: fields.notBefore.label,
    },
    changes: 'What the buyer wants changed',
    wholeText: orders.wholeText,
    version: 'Version',
    approvedVersion: 'Approved: version',
    placements: 'Published',
    openReport: 'Open the report',
    cancelReason: 'Reason for the cancellation',
    proof: {
      label: 'The text for the buyer',
      hint: 'an empty line divides paragraphs',
      missing: 'Paste or write the text.',
      submit: 'Send it to the buyer',
    },
    file: {
      text: 'Click this once the approved text is on its way to the news sites. The buyer gets an email.',
      submit: 'Mark as sent',
    },
    addPlacements: {
      label: 'Addresses of the published pages',
      hint: 'one per line',
      missing: 'Paste at least one address.',
      submit: 'Record the addresses',
    },
    report: {
      text: 'Click this when all addresses are recorded. The buyer gets an email that says how many.',
      submit: 'Report to the buyer',
    },
    cancel: {
      summary: 'Cancel this order',
      label: 'Reason',
      hint: 'the buyer reads it in an email',
      missing: 'Write why the order is canceled.',
      submit: 'Cancel the order',
    },
    pending: 'Sending…',
    leftover: { summary: 'What you typed before this order changed', discard: 'Discard it' },
  },
  done: {
    sendProof: 'The text is sent to the buyer.',
    file: 'The order is marked as sent.',
    addPlacements: 'The addresses are recorded.',
    report: 'The buyer has the report.',
    cancel: 'The order is canceled.',
  },
  /** The messages for changes that the database has rejected, by its `outcome`. */
  rejections: {
    not_found: 'This order no longer exists: it was deleted.',
    wrong_state: 'Someone has changed this order in the meantime. It is shown as it is now.',
    old_version: 'Someone has sent a newer version in the meantime. It is shown now.',
    old_revision: 'The buyer has changed the brief in the meantime. It is shown as it is now.',
    invalid:
      'The server could not accept this. Shorten the text; an address begins with https:// and has no spaces.',
    no_placements: 'Record at least one address before you send the report.',
  },
} as const;
