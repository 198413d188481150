import type { StateValueFrom } from 'xstate';
import { blankWork, type Entry, type EntryContext, type entryMachine } from './entry.machine.ts';

export const lead: Entry = {
  kind: 'lead',
  id: 'line-1',
  receivedAt: '2026-11-20T13:43:00.000Z',
  name: 'Theo Marsh',
  place: 'Austin, Texas',
  facts: [
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
  work: blankWork,
  revision: 0,
  workedAt: null,
};

export const application: Entry = {
  kind: 'application',
  id: 'line-0',
  receivedAt: '2026-11-20T14:50:00.000Z',
  name: 'Ada Lindqvist',
  place: 'Milwaukee, Wisconsin',
  facts: [
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
  work: { status: 'working', note: 'Met at the fair.', nextStep: 'Call back', nextStepOn: '2026-11-23' },
  revision: 2,
  workedAt: '2026-11-20T14:55:00.000Z',
};

const loading: EntryContext = {
  ref: lead,
  entry: null,
  work: blankWork,
  revision: -1,
  sent: blankWork,
  filled: 0,
};
const open: EntryContext = { ...loading, entry: lead, revision: 0, filled: 1 };
const written = {
  status: 'waiting',
  note: 'Asked for photographs of the boxes.',
  nextStep: 'Write to Theo',
  nextStepOn: '2026-11-25',
} as const;
const edited: EntryContext = { ...open, work: written, sent: written };

/** One context per state: a state without one does not compile. */
export const contexts = {
  loading,
  missing: loading,
  unread: loading,
  open,
  saving: edited,
  saved: {
    ...edited,
    entry: { ...lead, work: written, revision: 1, workedAt: '2026-11-20T14:59:00.000Z' },
    revision: 1,
  },
  unsaved: edited,
  conflict: {
    ...edited,
    entry: {
      ...lead,
      work: { status: 'won', note: 'Signed this morning.', nextStep: '', nextStepOn: '' },
      revision: 1,
      workedAt: '2026-11-20T14:58:00.000Z',
    },
  },
} satisfies Record<StateValueFrom<typeof entryMachine>, EntryContext>;
