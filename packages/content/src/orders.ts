import type { OrdersCopy } from '@fit-to-print/ui/flows/Orders';
import { characterCounter } from './characterCounter.ts';

/**
 * The texts of the orders on /account. An order is one press release: the customer writes a brief, approves the text (the proof), and gets a
 * report of where it was published. The keys of `next` are the states of an order in the database.
 */
export const orders = {
  title: 'Your press releases',
  none: 'No press releases here yet. A subscription’s first one appears once it is paid; city packages are handled by email.',
  order: 'Order',
  paidOn: (release, releases) =>
    releases > 1 ? `Release ${release} of ${releases} for the month paid on` : 'For the month paid on',
  stepsLabel: 'Steps of this order',
  stepDone: '(done)',
  steps: [
    { name: 'Your brief', states: ['paid', 'brief'] },
    { name: 'We write', states: ['writing'] },
    { name: 'You approve', states: ['proof', 'changes'] },
    { name: 'We send it out', states: ['approved'] },
    { name: 'Report', states: ['filed', 'reported'] },
  ],
  next: {
    paid: 'Your next step: tell us what the release is about. We start when you send the brief.',
    brief: 'Your next step: finish the brief and send it. We start then.',
    writing: 'Our next step: we write the text and send it to you by email to approve.',
    proof: 'Your next step: read the text, then approve it or ask for changes.',
    changes: 'Our next step: we make the changes that you asked for and send you a new version.',
    approved: 'Our next step: we send the text that you approved to the news sites.',
    filed: 'Our next step: we collect the addresses where your release ran, and report them here.',
    reported: 'Your release is published. The report says where.',
    canceled: 'We canceled this order. The reason is below; write to us about a refund or a new release.',
  },
  sentBrief: 'Your brief',
  help: order => [
    'A question, or something to add? ',
    { text: 'Write to us', href: '/contact' },
    ` and name order ${order}.`,
  ],
  brief: {
    label: 'The brief',
    fields: {
      event: { label: 'What happened?', hint: 'The news, in your own words.' },
      when: { label: 'When did it happen, or when will it?', hint: 'optional' },
      quotes: { label: 'Who may be quoted?', hint: 'optional: name, title, email' },
      links: {
        label: 'Your site, and links we should read',
        hint: 'optional; the report looks for these links',
      },
      notBefore: { label: 'Do not publish before', hint: 'optional' },
    },
    maxLength: { event: 4000, when: 500, quotes: 2000, links: 2000 },
    counter: characterCounter,
    submit: 'Send the brief',
    pending: 'Sending…',
    saving: {
      unsaved: 'Not saved yet',
      saving: 'Saving…',
      saved: 'Saved',
      failed: 'Not saved: we can’t reach the server. We keep trying; leave this page open.',
      conflict: 'Not saved: the brief was changed in another tab or on another device.',
    },
    conflict: {
      title: 'Which brief should we keep?',
      text: 'The fields above have what you typed here. This is where it differs from the brief that was saved in the meantime. Copy what you need from it before you choose.',
      typed: '(typed here)',
      saved: '(saved elsewhere)',
      empty: 'Nothing',
      keepTyped: 'Keep what I typed here',
      takeSaved: 'Take what was saved elsewhere',
    },
  },
  proof: {
    version: version => `Version ${version}`,
    sentOn: 'Sent on',
    compare: version => `Compare with version ${version}`,
    read: 'Show the text alone',
    comparison: { deleted: 'Deleted:', inserted: 'Inserted:' },
    print: 'Print',
    change: 'Ask for a change here',
    changeParagraph: paragraph => `Ask for a change here, paragraph ${paragraph}`,
    comment: paragraph => `What should change in paragraph ${paragraph}?`,
    whole: { label: 'What should change in the whole text?', hint: 'optional' },
    maxLength: 2000,
    counter: characterCounter,
    approve: 'Approve this text',
    requestChanges: 'Send the changes',
    pending: 'Sending…',
    confirm: {
      title: version => `Approve version ${version}?`,
      text: 'We send exactly this text to the news sites. You cannot take the approval back, and changes that you have typed here are not sent.',
      action: version => `Approve version ${version}`,
      cancel: 'Keep reading',
    },
  },
  requestedChanges: 'The changes that you asked for',
  wholeText: 'The whole text',
  approved: version => `The text that you approved, version ${version}`,
  report: {
    open: 'Open the report',
    share:
      'Anyone who has the report’s address can read it, without an account. If you make a new address, the old one stops working.',
    renew: 'Make a new address',
    pending: 'Making…',
  },
  leftover: {
    summary: 'What you typed before this order moved on',
    text: 'These words were not sent: the order moved on, perhaps in another tab. Copy what we should still know, and write to us.',
    discard: 'Discard them',
  },
  cancelReason: 'The reason:',
  validation: {
    event: 'Write what happened.',
    changes: 'Write what should change, here or under a paragraph.',
  },
  messages: {
    brief: {
      tone: 'success',
      title: 'Your brief is sent',
      description: 'We write the text, and email you when it is ready to read.',
    },
    changes: {
      tone: 'success',
      title: 'Your changes are sent',
      description: 'We email you when the next version is ready.',
    },
    approval: {
      tone: 'success',
      title: 'You approved the text',
      description: 'We send it to the news sites, and email you when that is done.',
    },
    newReportLink: {
      tone: 'success',
      title: 'The report has a new address',
      description:
        'The old address no longer works. Send the new one to everyone who should read the report.',
    },
    failed: {
      brief: {
        tone: 'destructive',
        title: 'Your brief may not have been sent',
        description: 'The server did not answer. Your words are still here: send them again in a moment.',
      },
      changes: {
        tone: 'destructive',
        title: 'Your changes may not have been sent',
        description: 'The server did not answer. Your words are still here: send them again in a moment.',
      },
      approval: {
        tone: 'destructive',
        title: 'Your approval may not be saved',
        description:
          'The server did not answer. Reload the page to see whether it was saved; if not, approve the text again.',
      },
      newReportLink: {
        tone: 'destructive',
        title: 'The report’s address may not have changed',
        description: 'The server did not answer. Reload the page to see which address it has.',
      },
    },
  },
  /** The messages for changes that the database has rejected, by its `outcome`. */
  rejections: {
    not_found: 'This order no longer belongs to your account. Reload the page.',
    wrong_state: 'This order has moved on, perhaps in another tab. It is shown as it is now.',
    old_version: 'There is a newer version of the text. It is shown now: read it before you answer.',
    old_revision:
      'The brief was changed in another tab or on another device. Copy your words, then reload the page.',
    invalid:
      'The server could not accept this text. Shorten it, or remove unusual characters, and send it again.',
    no_placements: 'This order has no placements yet. Its report opens when the first one is recorded.',
  },
} as const satisfies OrdersCopy & Readonly<Record<'rejections', unknown>>;
