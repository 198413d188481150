// Orders of press releases in every state, for stories and tests. The buyer fills in a brief, from which the studio writes a proof (a text
// to approve). A tier is a monthly package.
import type { StateValueFrom } from 'xstate';
import type { OrderContext, orderMachine } from './order.machine.ts';
import type { Brief, Order, OrderState, Proof } from './order.ts';

const emptyBrief: Brief = { event: '', when: '', quotes: '', links: '', notBefore: '' };
/** A brief that is filled in. */
export const brief: Brief = {
  event:
    'Hopyard forecasts the harvest of hop growers from satellite pictures, and has signed its tenth farm.',
  when: 'Contract signed on November 12; the news may go out from December 1.',
  quotes: 'Ada Lindqvist, founder, ada@hopyard.example',
  links: 'https://hopyard.example/press',
  notBefore: '2026-12-01',
};

const firstText = `MILWAUKEE — Hopyard, which forecasts the harvest of hop growers from satellite pictures, has signed its tenth farm.

The company was founded in 2024 in a former malt house on the Menomonee. It employs eleven people.

“Growers used to sell in spring what they could not count until fall,” said Ada Lindqvist, the founder.`;

/** Two versions of the text. Real hashes are 64 hexadecimal digits (SHA-256), as these are. */
const proofs: readonly Proof[] = [
  { version: 1, text: firstText, hash: 'a1'.repeat(32), sentAt: '2026-11-18T15:00:00Z' },
  {
    version: 2,
    text: firstText
      .replace('which forecasts', 'a Milwaukee company that forecasts')
      .replace('eleven people', 'fourteen people')
      .replace(', the founder', ', the founder and an agronomist'),
    hash: 'b2'.repeat(32),
    sentAt: '2026-11-19T15:00:00Z',
  },
];

/** An order that was paid for, without a brief. */
const paid: Order = {
  id: '7f0c1c9e-52a6-4b0e-9d0a-1f5f5a0f2c11',
  number: 1042,
  tier: 'Growth',
  state: 'paid',
  // The first release of a month with one release.
  release: 1,
  releases: 1,
  paidOn: '2026-11-16T12:00:00Z',
  brief: emptyBrief,
  briefRevision: 0,
  proofs: [],
  changes: [],
  approval: null,
  report: null,
  cancelReason: null,
};
const writing: Order = { ...paid, state: 'writing', brief };
const approval = { version: 2, approvedAt: '2026-11-20T09:30:00Z' };
/** An order whose approved text was sent to the newsrooms. */
const filed: Order = { ...writing, state: 'filed', proofs, approval };

/** One order for each state. */
export const orders: Readonly<Record<OrderState, Order>> = {
  paid,
  brief: { ...paid, state: 'brief', brief: { ...emptyBrief, event: brief.event } },
  writing,
  proof: { ...writing, state: 'proof', proofs },
  changes: {
    ...writing,
    state: 'changes',
    proofs: proofs.slice(0, 1),
    changes: [
      {
        version: 1,
        passage:
          'The company was founded in 2024 in a former malt house on the Menomonee. It employs eleven people.',
        comment: 'We are fourteen people by now.',
      },
      { version: 1, passage: '', comment: 'Please say that we are in Milwaukee.' },
    ],
  },
  approved: { ...filed, state: 'approved' },
  filed,
  reported: {
    ...filed,
    state: 'reported',
    report: {
      verdict: '253 pages are online. Growth promises 250+. Delivered.',
      href: '/report#3f0c1c9e-52a6-4b0e-9d0a-1f5f5a0f2c11',
    },
  },
  canceled: {
    ...writing,
    state: 'canceled',
    cancelReason: 'You asked us to stop. The payment for November was returned.',
  },
};

/** The context of a machine that has just started. */
const initialContext: OrderContext = {
  order: orders.brief,
  // Nothing was typed, saved or sent yet.
  brief: null,
  revision: 0,
  sentBriefs: [],
  formResetCount: 0,
  comments: null,
  hasChangedWhileSaving: false,
  request: null,
  problems: {},
  submitCount: 0,
};
/** The buyer has typed a brief that is not saved yet. */
const typed = { ...initialContext, brief };
/** The buyer reads a version of the text. */
const reading = { ...initialContext, order: orders.proof };
const request = { kind: 'approval', version: 2, hash: 'b2'.repeat(32) } as const;

/** One context per state of the machine: a state without one does not compile. */
export const contexts = {
  idle: initialContext,
  waiting: typed,
  saving: typed,
  saved: initialContext,
  saveFailed: typed,
  // The saved brief has a later revision (1) than the one that the typed brief is based on (0).
  conflict: { ...typed, order: { ...orders.brief, briefRevision: 1 } },
  invalid: { ...initialContext, problems: { event: 'Write what happened.' }, submitCount: 1 },
  confirming: reading,
  sending: { ...reading, request, submitCount: 1 },
  failed: { ...reading, request, submitCount: 1 },
} satisfies Record<StateValueFrom<typeof orderMachine>, OrderContext>;
