/** The retention periods that the privacy policy states. A test of the backend compares them with its table `retention_rules`. */
export const retention = [
  {
    subject: 'messages',
    item: 'A message',
    period: '24 months',
    since: 'we last worked on it',
  },
  { subject: 'applications', item: 'An application', period: '24 months', since: 'we last worked on it' },
  {
    subject: 'drafts',
    item: 'The draft of an application',
    period: '12 months',
    since: 'you last changed it',
  },
  {
    subject: 'orders',
    item: 'An order, with its brief, texts and placements, and a purchase without an account',
    period: '24 months',
    since: 'you or we last worked on the order, or the purchase ended',
  },
  {
    subject: 'unconfirmed accounts',
    item: 'An account whose address was never confirmed',
    period: '30 days',
    since: 'it was opened',
  },
  {
    subject: 'dropped passwords',
    item: 'The hash of the password of a sign-up that was confirmed in another browser',
    period: '1 day',
    since: 'the confirmation',
  },
  {
    subject: 'mails',
    item: 'A record that we sent you an email',
    period: '90 days',
    since: 'it was sent or given up',
  },
  {
    subject: 'webhook events',
    item: 'A record that the payment provider notified us of a change',
    period: '30 days',
    since: 'it arrived',
  },
  {
    subject: 'counters',
    item: 'A scrambled address that we counted',
    period: '1 day',
    since: 'the count began',
  },
  {
    subject: 'sign-ins',
    item: 'The network address and browser that you signed in with',
    period: '90 days',
    since: 'you last used them',
  },
  {
    subject: 'signals',
    item: 'A count of faults and slow pages, which identifies nobody',
    period: '30 days',
    since: 'the day it counts',
  },
] as const;
