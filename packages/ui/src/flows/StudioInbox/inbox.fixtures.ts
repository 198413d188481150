import type { StateValueFrom } from 'xstate';
import type { InboxContext, InboxLine, inboxMachine, Status } from './inbox.machine.ts';

const first = ['Ada', 'Theo', 'Noor', 'Wren', 'June', 'Ikaika', 'Sol', 'Maeve'] as const;
const last = [
  'Lindqvist',
  'Marsh',
  'Haddad',
  'Okafor',
  'Castellanos',
  'Pohl',
  'Nakamura',
  'Ferreira',
  'Dunne',
] as const;
const matters = [
  ['Hopyard', 'Milwaukee, Wisconsin', 'Harvest forecasts and fair contracts for hop growers.'],
  [null, 'Austin, Texas', 'We repair cellos by mail and nobody has written about it yet.'],
  ['Saltline', 'Boston, Massachusetts', 'A map of drinking fountains that forty cities keep.'],
  [null, 'Seattle, Washington', 'Can you name a company by Thursday? Asking for a founder.'],
  ['Tannery Row', null, 'Leather from mushrooms, and a launch in March.'],
] as const;
const vias = ['newsletter', 'Direct', 'google.com', 'podcast, spring'] as const;
const steps = ['Call back', '', 'Send the rate card', ''] as const;
const cycle: readonly Status[] = ['new', 'new', 'working', 'waiting', 'spiked', 'new', 'won'];

const minute = 60_000;
const pick = <Item>(items: readonly Item[], index: number) => items[index % items.length]!;

/** A line of a made-up inbox: the newest at 0, an hour and some between them. */
function line(index: number): InboxLine {
  const [company, place, excerpt] = pick(matters, index);
  const nextStep = pick(steps, index);
  return {
    kind: company ? 'application' : 'lead',
    id: `line-${index}`,
    receivedAt: new Date(Date.UTC(2026, 10, 20, 14, 50) - index * 67 * minute).toISOString(),
    name: `${pick(first, index)} ${pick(last, index)}`,
    company,
    place,
    excerpt,
    via: pick(vias, index),
    work: { status: pick(cycle, index), nextStep, nextStepOn: nextStep && '2026-11-23' },
  };
}
export const lines = (count: number): readonly InboxLine[] =>
  Array.from({ length: count }, (_, index) => line(index));

export const everything = { search: '', kind: null, status: null } as const;
const tally = { new: 6, working: 2, waiting: 2, won: 1, spiked: 1 };
const opening: InboxContext = { filter: everything, lines: [], more: false, tally: null };
const filled: InboxContext = { ...opening, lines: lines(12), tally };
const begun: InboxContext = { ...filled, more: true, tally: { ...tally, new: 9_994 } };

/** One context per state: a state without one does not compile. */
export const contexts = {
  loading: opening,
  typing: { ...filled, filter: { ...everything, search: 'cello' } },
  ready: filled,
  failed: opening,
  loadingMore: begun,
  moreFailed: begun,
} satisfies Record<StateValueFrom<typeof inboxMachine>, InboxContext>;
