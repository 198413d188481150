// The state machine of an order (a press release), for its buyer: what the buyer sends to the company, and the answers.
import { assign, emit, fromPromise, setup } from 'xstate';
import { mustBeProvided, type Outcome, rejectionOf, timeoutMs } from '../shared/request.ts';
import { countSubmission, hasProblems, type SubmissionState } from '../shared/submission.ts';
import type { Brief, BriefField, Change, Order } from './order.ts';

/** What the buyer sends to the studio. */
export type OrderRequest =
  | { readonly kind: 'brief'; readonly brief: Brief }
  | { readonly kind: 'changes'; readonly version: number; readonly changes: readonly Change[] }
  | { readonly kind: 'approval'; readonly version: number; readonly hash: string }
  /** Gives the placement report a new address; the old one stops working. */
  | { readonly kind: 'newReportLink' };

/** How a request ended. `order` is the current order, also when the request was rejected because the order had changed. */
export type OrderOutcome =
  | { readonly accepted: true; readonly order: Order }
  | Exclude<Outcome<{ readonly order: Order }>, { readonly accepted: true }>;

/** What is wrong, by field of the brief; `changes` is what is wrong with the requested changes. */
export type OrderProblems = Readonly<Partial<Record<BriefField | 'changes', string>>>;

/** What the buyer has typed about a version of the text and not sent yet, by field of the form. */
export interface ProofComments {
  readonly version: number;
  readonly values: Readonly<Record<string, string>>;
}

export interface OrderContext extends SubmissionState<OrderProblems> {
  order: Order;
  /** The typed brief that is not saved yet; null if it is saved. */
  brief: Brief | null;
  /** The typed comments on a version of the text that are not sent yet; null if there are none. */
  comments: ProofComments | null;
  hasChangedWhileSaving: boolean;
  /** The last request that was sent; null before the first. */
  request: OrderRequest | null;
}

/** How long a brief must be unchanged before it is saved. */
export const saveDelayMs = 1000;
/** How long a failed save waits before it is retried. */
export const retryDelayMs = 20_000;

/** One order, for its buyer: saves the brief while the buyer types, and sends the brief, changes and the approval. */
export const orderMachine = setup({
  types: {
    context: {} as OrderContext,
    input: {} as { order: Order; comments?: ProofComments | undefined },
    events: {} as
      | { type: 'briefChanged'; brief: Brief }
      | { type: 'commentsChanged'; comments: ProofComments | null }
      /** Saves without delay: the page may close, or the browser is online again. */
      | { type: 'saveNow' }
      | { type: 'submit'; request: OrderRequest; problems: OrderProblems }
      /** Asks whether the buyer really approves: an approval cannot be taken back. */
      | { type: 'requestApproval' }
      | { type: 'cancel' },
    emitted: {} as
      | { type: 'sent'; request: OrderRequest['kind'] }
      | {
          type: 'failed';
          request: OrderRequest['kind'];
          message: string | undefined;
          reference: string | undefined;
        },
  },
  actors: {
    save: fromPromise<OrderOutcome, { id: string; brief: Brief }>(mustBeProvided('save')),
    send: fromPromise<OrderOutcome, { id: string; request: OrderRequest }>(mustBeProvided('send')),
  },
  delays: { saveDelayMs, retryDelayMs, timeoutMs },
}).createMachine({
  id: 'order',
  context: ({ input }) => ({
    order: input.order,
    brief: null,
    comments: input.comments ?? null,
    hasChangedWhileSaving: false,
    request: null,
    problems: {},
    submitCount: 0,
  }),
  initial: 'idle',
  on: {
    briefChanged: { target: '.waiting', actions: assign({ brief: ({ event }) => event.brief }) },
    commentsChanged: { actions: assign({ comments: ({ event }) => event.comments }) },
    submit: [
      {
        guard: hasProblems,
        target: '.invalid',
        actions: assign(({ context, event }) => countSubmission(context, event)),
      },
      {
        target: '.sending',
        actions: [
          assign(({ context, event }) => countSubmission(context, event)),
          assign({ request: ({ event }) => event.request }),
        ],
      },
    ],
    requestApproval: '.confirming',
    cancel: '.idle',
  },
  states: {
    idle: {},
    waiting: { after: { saveDelayMs: 'saving' }, on: { saveNow: 'saving' } },
    saving: {
      entry: assign({ hasChangedWhileSaving: false }),
      invoke: {
        src: 'save',
        input: ({ context }) => ({ id: context.order.id, brief: context.brief! }),
        onDone: [
          // Another tab has sent the brief.
          {
            guard: ({ event: { output } }) => !output.accepted && output.order !== undefined,
            target: 'idle',
            actions: assign(({ context, event }) => ({
              order: event.output.order ?? context.order,
              brief: null,
            })),
          },
          { guard: ({ event }) => !event.output.accepted, target: 'saveFailed' },
          {
            guard: ({ context }) => context.hasChangedWhileSaving,
            target: 'waiting',
            actions: assign(({ context, event }) => ({ order: event.output.order ?? context.order })),
          },
          {
            target: 'saved',
            actions: assign(({ context, event }) => ({
              order: event.output.order ?? context.order,
              brief: null,
            })),
          },
        ],
        onError: 'saveFailed',
      },
      after: { timeoutMs: 'saveFailed' },
      // Aborting a save would not tell whether the server stored it. So the machine waits for its result, then saves the change.
      on: {
        briefChanged: {
          actions: assign(({ event }) => ({ brief: event.brief, hasChangedWhileSaving: true })),
        },
      },
    },
    saved: {},
    saveFailed: { after: { retryDelayMs: 'saving' }, on: { saveNow: 'saving' } },
    // The typed brief is saved, although it cannot be sent.
    invalid: { after: { saveDelayMs: { guard: ({ context }) => context.brief !== null, target: 'saving' } } },
    confirming: {},
    sending: {
      invoke: {
        src: 'send',
        input: ({ context }) => ({ id: context.order.id, request: context.request! }),
        onDone: [
          {
            guard: ({ event }) => event.output.accepted,
            target: 'idle',
            actions: [
              assign(({ context, event }) => ({
                order: event.output.order ?? context.order,
                brief: null,
                comments: null,
              })),
              emit(({ context }) => ({ type: 'sent' as const, request: context.request!.kind })),
            ],
          },
          {
            target: 'failed',
            actions: [
              assign(({ context, event }) => ({ order: event.output.order ?? context.order })),
              emit(({ context, event }) => failed(context, event)),
            ],
          },
        ],
        onError: { target: 'failed', actions: emit(({ context, event }) => failed(context, event)) },
      },
      after: {
        timeoutMs: { target: 'failed', actions: emit(({ context, event }) => failed(context, event)) },
      },
      // A request cannot be canceled while it is sent, and a double click sends one request.
      on: { briefChanged: {}, submit: {}, requestApproval: {}, cancel: {} },
    },
    failed: { after: { saveDelayMs: { guard: ({ context }) => context.brief !== null, target: 'saving' } } },
  },
});

function failed({ request }: OrderContext, event: object) {
  const { message, reference } = rejectionOf(event);
  return { type: 'failed' as const, request: request!.kind, message, reference };
}
