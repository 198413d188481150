/** The retention periods that the privacy policy states. A test of the backend compares them with its table `retention_rules`. */
export const retention = [
  { subject: 'messages', what: 'A message', keep: '24 months', since: 'we last worked on it' },
  { subject: 'applications', what: 'An application', keep: '24 months', since: 'we last worked on it' },
  { subject: 'drafts', what: 'The draft of an application', keep: '12 months', since: 'you last changed it' },
  {
    subject: 'unconfirmed accounts',
    what: 'An account whose address was never confirmed',
    keep: '30 days',
    since: 'it was opened',
  },
  { subject: 'mails', what: 'A note that we sent you a mail', keep: '90 days', since: 'it was sent' },
  {
    subject: 'webhook events',
    what: 'A note that the payment provider told us something',
    keep: '30 days',
    since: 'it did',
  },
  { subject: 'counters', what: 'A scrambled network address', keep: '1 day', since: 'it was counted' },
  {
    subject: 'sign-ins',
    what: 'The network address and browser that you signed in with',
    keep: '90 days',
    since: 'you last used them',
  },
] as const;
