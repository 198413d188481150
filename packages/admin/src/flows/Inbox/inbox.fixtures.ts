// Sample entries for the stories and tests of the inbox.
import type { StateValueFrom } from 'xstate';
import type { InboxContext, InboxItem, inboxMachine, Status } from './inbox.machine.ts';

const firstNames = ['Ada', 'Theo', 'Noor', 'Wren', 'June', 'Ikaika', 'Sol', 'Maeve'] as const;
const lastNames = [
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
const subjects = [
  ['Hopyard', 'Milwaukee, Wisconsin', 'Harvest forecasts and fair contracts for hop growers.'],
  [null, 'Austin, Texas', 'We repair cellos by mail and nobody has written about it yet.'],
  ['Saltline', 'Boston, Massachusetts', 'A map of drinking fountains that forty cities keep.'],
  [null, 'Seattle, Washington', 'Can you name a company by Thursday? Asking for a founder.'],
  ['Tannery Row', null, 'Leather from mushrooms, and a launch in March.'],
] as const;
const sources = ['newsletter', 'Direct', 'google.com', 'podcast, spring'] as const;
const nextSteps = ['Call back', '', 'Send the rate card', ''] as const;
const owners = ['june@newsroom.example', '', ''] as const;
const statusCycle: readonly Status[] = ['new', 'new', 'working', 'waiting', 'spiked', 'new', 'won'];

const minuteMs = 60_000;
const pick = <Item>(items: readonly Item[], index: number) => items[index % items.length]!;

/** A sample item. The item 0 is the newest; each item is 67 minutes older than the item before it. */
function itemAt(index: number): InboxItem {
  const [company, place, excerpt] = pick(subjects, index);
  const nextStep = pick(nextSteps, index);
  return {
    kind: company ? 'application' : 'lead',
    id: `item-${index}`,
    receivedAt: new Date(Date.UTC(2026, 10, 20, 14, 50) - index * 67 * minuteMs).toISOString(),
    name: `${pick(firstNames, index)} ${pick(lastNames, index)}`,
    company,
    place,
    excerpt,
    source: pick(sources, index),
    followUp: {
      status: pick(statusCycle, index),
      nextStep,
      nextStepDate: nextStep && '2026-11-23',
      owner: pick(owners, index),
    },
    firstAnswer: {
      after: `${index + 1} business hours`,
      isGiven: pick(statusCycle, index) !== 'new',
      isOverdue: index > 8,
    },
  };
}
/** The first `count` items of a list of messages and applications. */
export const sampleItems = (count: number): readonly InboxItem[] =>
  Array.from({ length: count }, (_, index) => itemAt(index));

/** The filter that every item matches. */
export const noFilter = { search: '', kind: null, status: null } as const;
const counts = { new: 6, working: 2, waiting: 2, won: 1, spiked: 1, spam: 3 };
const initial: InboxContext = { filter: noFilter, items: [], hasMore: false, counts: null };
const loaded: InboxContext = { ...initial, items: sampleItems(12), counts };
const firstPage: InboxContext = { ...loaded, hasMore: true, counts: { ...counts, new: 9_994 } };

/** One context per state. */
export const contexts = {
  loading: initial,
  typing: { ...loaded, filter: { ...noFilter, search: 'cello' } },
  ready: loaded,
  failed: initial,
  loadingMore: firstPage,
  loadMoreFailed: firstPage,
} satisfies Record<StateValueFrom<typeof inboxMachine>, InboxContext>;
