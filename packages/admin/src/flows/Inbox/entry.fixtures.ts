// Sample entries (a message, an application, a sale) for the stories and tests of the inbox's panel.
import type { StateValueFrom } from 'xstate';
import { emptyFollowUp, type Entry, type EntryContext, type entryMachine } from './entry.machine.ts';

/** A message, as the staff sees it. */
export const lead: Entry = {
  kind: 'lead',
  id: 'item-1',
  receivedAt: '2026-11-20T13:43:00.000Z',
  name: 'Theo Marsh',
  place: 'Austin, Texas',
  details: [
    { label: 'Email', value: 'theo@cellomail.example', href: 'mailto:theo@cellomail.example' },
    { label: 'Phone', value: '512 555 0148', href: 'tel:5125550148' },
  ],
  texts: [
    {
      label: 'Message',
      text: 'We repair cellos by mail and nobody has written about it yet.\n\nThe boxes are the clever part. Could we show you one?',
    },
  ],
  attribution: [
    { label: 'Source', value: 'newsletter' },
    { label: 'Campaign', value: 'autumn' },
    { label: 'Landing page', value: '/creative-studio-austin' },
  ],
  followUp: emptyFollowUp,
  firstAnswer: { after: '12 business minutes', isGiven: false, isOverdue: false },
  others: [],
  revision: 0,
  changedAt: null,
};

/** An application to work with the studio, as the staff sees it. */
export const application: Entry = {
  kind: 'application',
  id: 'item-0',
  receivedAt: '2026-11-20T14:50:00.000Z',
  name: 'Ada Lindqvist',
  place: 'Milwaukee, Wisconsin',
  details: [
    { label: 'Email', value: 'ada@hopyard.example', href: 'mailto:ada@hopyard.example' },
    { label: 'Phone', value: '414 555 0142', href: 'tel:4145550142' },
    { label: 'Company', value: 'Hopyard' },
    { label: 'Title', value: 'Founder' },
    { label: 'Full time', value: 'Planning to' },
  ],
  texts: [
    {
      label: 'The business',
      text: 'Harvest forecasts and fair contracts for hop growers under forty acres.',
    },
    { label: 'The team', text: 'Two growers and an agronomist. A designer is missing.' },
    { label: 'Progress', text: 'A spreadsheet that eleven farms pay for.' },
    { label: 'Strategy', text: 'Forty farms by the next harvest, and a name that brewers know.' },
  ],
  attribution: [
    { label: 'Source', value: 'growers-weekly' },
    { label: 'Landing page', value: '/pricing' },
  ],
  followUp: {
    status: 'working',
    note: 'Met at the fair.',
    nextStep: 'Call back',
    nextStepDate: '2026-11-23',
    owner: 'june@newsroom.example',
  },
  firstAnswer: { after: '5 business minutes', isGiven: true, isOverdue: false },
  others: [
    {
      id: 'order-1',
      text: 'Order, To write',
      receivedAt: '2026-11-16T15:00:00.000Z',
      href: '#view=orders&order=order-1',
    },
    { id: 'item-9', text: 'Lead, Won', receivedAt: '2026-09-02T09:30:00.000Z', href: '#open=lead.item-9' },
  ],
  revision: 2,
  changedAt: '2026-11-20T14:55:00.000Z',
};

/** A purchase, as the staff sees it. */
export const sale: Entry = {
  kind: 'sale',
  id: 'item-2',
  receivedAt: '2026-11-20T12:36:00.000Z',
  name: 'ada@hopyard.example',
  place: null,
  details: [
    { label: 'Package', value: 'Growth' },
    { label: 'Bought', value: 'With an account' },
    { label: 'Email', value: 'ada@hopyard.example', href: 'mailto:ada@hopyard.example' },
    { label: 'Subscription', value: 'Active' },
    { label: 'Paid until', value: 'Dec 20, 2026' },
  ],
  texts: [],
  attribution: [],
  followUp: emptyFollowUp,
  firstAnswer: null,
  others: application.others,
  revision: 0,
  changedAt: null,
};

const loading: EntryContext = {
  key: lead,
  entry: null,
  followUp: emptyFollowUp,
  revision: -1,
  sentFollowUp: emptyFollowUp,
  formResetCount: 0,
};
const open: EntryContext = { ...loading, entry: lead, revision: 0, formResetCount: 1 };
const changed = {
  status: 'waiting',
  note: 'Asked for photographs of the boxes.',
  nextStep: 'Write to Theo',
  nextStepDate: '2026-11-25',
  owner: 'june@newsroom.example',
} as const;
const edited: EntryContext = { ...open, followUp: changed, sentFollowUp: changed };

/** One context per state. */
export const contexts = {
  loading,
  missing: loading,
  loadFailed: loading,
  open,
  saving: edited,
  saved: {
    ...edited,
    entry: { ...lead, followUp: changed, revision: 1, changedAt: '2026-11-20T14:59:00.000Z' },
    revision: 1,
  },
  saveFailed: edited,
  conflict: {
    ...edited,
    entry: {
      ...lead,
      followUp: { ...emptyFollowUp, status: 'won', note: 'Signed this morning.' },
      revision: 1,
      changedAt: '2026-11-20T14:58:00.000Z',
    },
  },
} satisfies Record<StateValueFrom<typeof entryMachine>, EntryContext>;
