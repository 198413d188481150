/** The retention periods that the privacy policy states. A test of the backend compares them with its table `retention_rules`. */
export const retention = [
  { subject: 'messages', item: 'A message', period: '24 months', since: 'we last worked on it' },
  { subject: 'applications', item: 'An application', period: '24 months', since: 'we last worked on it' },
  {
    subject: 'drafts',
    item: 'The draft of an application',
    period: '12 months',
    since: 'you last changed it',
  },
  {
    subject: 'unconfirmed accounts',
    item: 'An account whose address was never confirmed',
    period: '30 days',
    since: 'it was opened',
  },
  { subject: 'mails', item: 'A note that we sent you a mail', period: '90 days', since: 'it was sent' },
  {
    subject: 'webhook events',
    item: 'A note that the payment provider told us something',
    period: '30 days',
    since: 'it did',
  },
  { subject: 'counters', item: 'A scrambled network address', period: '1 day', since: 'it was counted' },
  {
    subject: 'sign-ins',
    item: 'The network address and browser that you signed in with',
    period: '90 days',
    since: 'you last used them',
  },
  {
    subject: 'signals',
    item: 'A count of faults and of how fast our pages were, which names nobody',
    period: '30 days',
    since: 'the day it counts',
  },
] as const;
