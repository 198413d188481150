// Orders in every state, for the stories and tests of the staff's list of orders. A tier is a monthly package.
import type { StateValueFrom } from 'xstate';
import type { OrderItem, QueueContext, queueMachine } from './queue.machine.ts';
import type { StaffOrder, StaffOrderContext, staffOrderMachine } from './staffOrder.machine.ts';

// An order is one press release. Its brief says what it is about, and a proof is a version of its text that the buyer approves.

const brief = {
  event:
    'Hopyard forecasts the harvest of hop growers from satellite pictures, and has signed its tenth farm.',
  when: 'Contract signed on November 12.',
  quotes: 'Ada Lindqvist, founder',
  links: 'https://hopyard.example/press',
  notBefore: '2026-12-01',
};
const text = `MILWAUKEE — Hopyard has signed its ninth farm.

It was founded in 2024 in a former malt house.`;

const writing: StaffOrder = {
  id: '7f0c1c9e-52a6-4b0e-9d0a-1f5f5a0f2c11',
  number: 1042,
  tier: 'Growth',
  state: 'writing',
  // The first release of a month with one release.
  release: 1,
  releases: 1,
  paidOn: '2026-11-16T12:00:00Z',
  email: 'ada@hopyard.example',
  brief,
  briefRevision: 1,
  proofs: [],
  changes: [],
  approval: null,
  report: null,
  placements: [],
  cancelReason: null,
};
const proofs = [{ version: 1, text, hash: 'a1'.repeat(32), sentAt: '2026-11-18T15:00:00Z' }];
const approval = { version: 1, approvedAt: '2026-11-20T09:30:00Z' };
/** An order whose approved text was sent to the newsrooms. */
const filed: StaffOrder = { ...writing, state: 'filed', proofs, approval };

/** Orders in which the staff has something to do, and one that waits for the buyer. */
export const orders = {
  writing,
  changes: {
    ...writing,
    state: 'changes',
    proofs,
    changes: [{ version: 1, passage: 'Hopyard has signed its ninth farm.', comment: 'It is the tenth.' }],
  },
  proof: { ...writing, state: 'proof', proofs },
  approved: { ...filed, state: 'approved' },
  filed,
  placed: {
    ...filed,
    report: {
      verdict: '1 page is online so far. Growth promises 250+.',
      href: '/report#3f0c1c9e-52a6-4b0e-9d0a-1f5f5a0f2c11',
    },
    placements: [
      { address: 'https://sample-observer.example/hopyard-tenth-farm', status: 'Online, link: Follow' },
      { address: 'https://sample-tribune.example/hopyard', status: 'Gone (404)' },
    ],
  },
  canceled: { ...writing, state: 'canceled', cancelReason: 'The buyer asked us to stop.' },
} satisfies Readonly<Record<string, StaffOrder>>;

const item = (order: StaffOrder, index: number, waitsFor: OrderItem['waitsFor']): OrderItem => ({
  id: index === 0 ? order.id : `order-${index}`,
  number: order.number + index,
  tier: order.tier,
  state: order.state,
  waitsFor,
  email: order.email,
  excerpt: order.brief.event,
  stateChangedAt: `2026-11-${20 - index}T15:00:00Z`,
  waiting: waitsFor === 'studio' ? `${index + 1} business day${index === 0 ? '' : 's'}` : null,
});
/** The orders of the list. */
export const items: readonly OrderItem[] = [
  item(orders.writing, 0, 'studio'),
  item(orders.changes, 1, 'studio'),
  item(orders.approved, 2, 'studio'),
  item(orders.proof, 3, 'buyer'),
  item(orders.canceled, 4, 'nobody'),
];

const loaded: QueueContext = {
  filter: { search: '', waitsFor: null },
  items,
  hasMore: true,
  counts: { studio: 3, buyer: 1, nobody: 1 },
};

/** One context per state of the list: a state without one does not compile. */
export const queueContexts = {
  typing: loaded,
  loading: { ...loaded, items: [], counts: null },
  ready: loaded,
  failed: { ...loaded, items: [], counts: null },
  loadingMore: loaded,
} satisfies Record<StateValueFrom<typeof queueMachine>, QueueContext>;

const open: StaffOrderContext = {
  id: writing.id,
  order: writing,
  action: null,
  draft: {},
  sentText: undefined,
  problem: '',
};
/** One context per state of the open order. */
export const orderContexts = {
  loading: { ...open, order: null },
  missing: { ...open, order: null },
  loadFailed: { ...open, order: null },
  ready: open,
  acting: { ...open, action: { kind: 'file' } },
  actionFailed: { ...open, action: { kind: 'file' } },
} satisfies Record<StateValueFrom<typeof staffOrderMachine>, StaffOrderContext>;
