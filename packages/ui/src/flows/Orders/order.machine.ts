// The state machine of an order (a press release), for its buyer: what the buyer sends to the company, and the answers.
import { assign, emit, fromPromise, setup } from 'xstate';
import { mustBeProvided, type Outcome, rejectionOf, timeoutMs } from '../shared/request.ts';
import { countSubmission, hasProblems, type SubmissionState } from '../shared/submission.ts';
import { type Brief, type BriefField, type Change, changedFields, isBriefOpen, type Order } from './order.ts';

/** A request of the buyer to the studio. */
export type OrderRequest =
  /** `revision`: the revision of the brief that the typed one is based on. */
  | { readonly kind: 'brief'; readonly brief: Brief; readonly revision: number }
  | { readonly kind: 'changes'; readonly version: number; readonly changes: readonly Change[] }
  | { readonly kind: 'approval'; readonly version: number; readonly hash: string }
  /** Gives the placement report a new address; the old one stops working. */
  | { readonly kind: 'newReportLink' };

/** The outcome of a request. `order` is the current order, also when the request was rejected because the order had changed. */
export type OrderOutcome =
  | { readonly accepted: true; readonly order: Order }
  | Exclude<Outcome<{ readonly order: Order }>, { readonly accepted: true }>;

/** Error messages, by field of the brief; `changes` is the message about the requested changes. */
export type OrderProblems = Readonly<Partial<Record<BriefField | 'changes', string>>>;

/** Comments of the buyer on a version of the text that are typed and not sent yet, by field of the form. */
export interface ProofComments {
  /** The number of the version of the text. */
  readonly version: number;
  /** The text of each field, by the field's name. */
  readonly values: Readonly<Record<string, string>>;
}

/** The text that the buyer has typed in an order's forms and that is not saved or sent yet. `revision` is the one that the brief is based on. */
export interface OrderDraft {
  /** The typed brief; null if it is saved. */
  readonly brief: Brief | null;
  readonly revision: number;
  /** The typed comments; null if there are none. */
  readonly comments: ProofComments | null;
}

/** What the state machine of an order remembers. */
export interface OrderContext extends SubmissionState<OrderProblems> {
  order: Order;
  /** The typed brief that is not saved yet; null if it is saved. It stays when the order has moved on, so that no word is lost. */
  brief: Brief | null;
  /** The revision of the brief that the typed one is based on. */
  revision: number;
  /** The briefs that this page has sent since the server's last answer. One of them may be stored, if its answer was lost. */
  sentBriefs: readonly Brief[];
  /** The number of times that the buyer took the saved brief instead of the typed one. The React key of the form, which then shows the saved one. */
  formResetCount: number;
  /** The typed comments on a version of the text that are not sent yet; null if there are none. */
  comments: ProofComments | null;
  hasChangedWhileSaving: boolean;
  /** The last request that was sent; null before the first. */
  request: OrderRequest | null;
}

/** The time for which a brief must be unchanged before it is saved. */
export const saveDelayMs = 1000;
/** The time that a failed save waits before it is retried. */
export const retryDelayMs = 20_000;

/** One order, for its buyer: saves the brief while the buyer types, and sends the brief, changes and the approval. */
export const orderMachine = setup({
  types: {
    context: {} as OrderContext,
    input: {} as { order: Order; draft?: OrderDraft | undefined },
    events: {} as
      | { type: 'briefChanged'; brief: Brief }
      | { type: 'commentsChanged'; comments: ProofComments | null }
      /** Saves without delay: the page may close, or the browser is online again. */
      | { type: 'saveNow' }
      | { type: 'submit'; request: OrderRequest; problems: OrderProblems }
      /** Asks whether the buyer really approves: an approval cannot be taken back. */
      | { type: 'requestApproval' }
      /** The brief was changed elsewhere: save the typed one, or show the saved one. */
      | { type: 'keepTyped' }
      | { type: 'takeSaved' }
      /** Drops what was typed before the order moved on. */
      | { type: 'discard' }
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
    save: fromPromise<OrderOutcome, { id: string; brief: Brief; revision: number }>(mustBeProvided('save')),
    send: fromPromise<OrderOutcome, { id: string; request: OrderRequest }>(mustBeProvided('send')),
  },
  guards: {
    hasUnsavedBrief: ({ context }) => context.brief !== null && isBriefOpen(context.order),
  },
  delays: { saveDelayMs, retryDelayMs, timeoutMs },
}).createMachine({
  id: 'order',
  context: ({ input: { order, draft } }) => ({
    order,
    brief: unsavedIn(draft?.brief ?? null, order),
    revision: draft?.brief ? draft.revision : order.briefRevision,
    sentBriefs: [],
    formResetCount: 0,
    comments: draft?.comments ?? null,
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
    discard: { actions: assign({ brief: null, comments: null }) },
  },
  states: {
    /** A brief that was typed before the page was left is saved now. */
    idle: { always: { guard: 'hasUnsavedBrief', target: 'waiting' } },
    waiting: { after: { saveDelayMs: 'saving' }, on: { saveNow: 'saving' } },
    saving: {
      entry: assign(({ context }) => ({
        hasChangedWhileSaving: false,
        sentBriefs: [...context.sentBriefs, context.brief!],
      })),
      invoke: {
        src: 'save',
        input: ({ context }) => ({
          id: context.order.id,
          brief: context.brief!,
          revision: context.revision,
        }),
        onDone: [
          {
            guard: ({ context, event }) => isOwnSave(context, event.output),
            target: 'saving',
            reenter: true,
            actions: assign(({ event }) => withOrder(event.output.order!)),
          },
          {
            guard: ({ event }) => isConflict(event.output),
            target: 'conflict',
            actions: assign(({ event }) => ({ order: event.output.order! })),
          },
          // Another tab has sent the brief, or the studio has canceled the order.
          {
            guard: ({ event: { output } }) => !output.accepted && output.order !== undefined,
            target: 'idle',
            actions: assign(({ context, event }) => ({
              order: event.output.order!,
              brief: unsavedIn(context.brief, event.output.order!),
            })),
          },
          { guard: ({ event }) => !event.output.accepted, target: 'saveFailed' },
          {
            guard: ({ context }) => context.hasChangedWhileSaving,
            target: 'waiting',
            actions: assign(({ event }) => withOrder(event.output.order!)),
          },
          {
            target: 'saved',
            actions: assign(({ event }) => ({ ...withOrder(event.output.order!), brief: null })),
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
    invalid: { after: { saveDelayMs: { guard: 'hasUnsavedBrief', target: 'saving' } } },
    /** The brief was changed in another tab or on another device: the buyer compares both versions and decides. */
    conflict: {
      on: {
        briefChanged: { actions: assign({ brief: ({ event }) => event.brief }) },
        submit: {},
        keepTyped: { target: 'saving', actions: assign(({ context }) => withOrder(context.order)) },
        takeSaved: {
          target: 'idle',
          actions: assign(({ context }) => ({
            ...withOrder(context.order),
            brief: null,
            formResetCount: context.formResetCount + 1,
          })),
        },
      },
    },
    confirming: {},
    sending: {
      entry: assign(({ context: { request, sentBriefs } }) => ({
        sentBriefs: request?.kind === 'brief' ? [...sentBriefs, request.brief] : sentBriefs,
      })),
      invoke: {
        src: 'send',
        input: ({ context }) => ({ id: context.order.id, request: context.request! }),
        onDone: [
          {
            guard: ({ event }) => event.output.accepted,
            target: 'idle',
            actions: [
              assign(({ context, event }) => afterSending(context, event.output.order!)),
              emit(({ context }) => ({ type: 'sent' as const, request: context.request!.kind })),
            ],
          },
          {
            guard: ({ context, event }) =>
              context.request?.kind === 'brief' && isOwnSave(context, event.output),
            target: 'sending',
            reenter: true,
            actions: assign(({ context, event: { output } }) => ({
              ...withOrder(output.order!),
              request: { ...context.request!, revision: output.order!.briefRevision } as OrderRequest,
            })),
          },
          {
            guard: ({ context, event }) => context.request?.kind === 'brief' && isConflict(event.output),
            target: 'conflict',
            actions: assign(({ context, event }) => ({
              order: event.output.order!,
              brief: typedBrief(context),
            })),
          },
          {
            target: 'failed',
            actions: [
              assign(({ context, event: { output } }) => ({
                order: output.order ?? context.order,
                brief: output.order ? unsavedIn(typedBrief(context), output.order) : context.brief,
              })),
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
      on: {
        briefChanged: { actions: assign({ brief: ({ event }) => event.brief }) },
        submit: {},
        requestApproval: {},
        cancel: {},
      },
    },
    failed: { after: { saveDelayMs: { guard: 'hasUnsavedBrief', target: 'saving' } } },
  },
});

/** The order that the server answered with. What is typed from now on is based on its brief. */
const withOrder = (order: Order) => ({ order, revision: order.briefRevision, sentBriefs: [] });

/** The typed brief, or null if the order's brief says the same, or nothing is typed. */
const unsavedIn = (brief: Brief | null, order: Order): Brief | null =>
  brief && changedFields(brief, order.brief).some(field => brief[field].trim() || isBriefOpen(order))
    ? brief
    : null;

/** The brief of the form, also if it was saved before it was sent. */
const typedBrief = ({ brief, request }: OrderContext): Brief | null =>
  brief ?? (request?.kind === 'brief' ? request.brief : null);

/** True if the server refused a brief because the stored one has another revision. A refusal for another reason has no order that is still open. */
const isConflict = ({ accepted, order }: OrderOutcome): boolean =>
  !accepted && order !== undefined && isBriefOpen(order);

/** True if a brief was refused because this page itself has changed it, by a call whose answer was lost. */
const isOwnSave = ({ sentBriefs }: OrderContext, outcome: OrderOutcome): boolean =>
  isConflict(outcome) && sentBriefs.some(sent => changedFields(sent, outcome.order!.brief).length === 0);

/** Returns the typed texts that remain after an accepted request: all except those that it has sent. */
function afterSending({ request, brief, comments }: OrderContext, order: Order) {
  const isSent =
    brief !== null && request?.kind === 'brief' && changedFields(brief, request.brief).length === 0;
  const hasAnswered = request?.kind === 'changes' || request?.kind === 'approval';
  return {
    ...withOrder(order),
    brief: isSent ? null : unsavedIn(brief, order),
    comments: hasAnswered ? null : comments,
  };
}

function failed({ request }: OrderContext, event: object) {
  const { message, reference } = rejectionOf(event);
  return { type: 'failed' as const, request: request!.kind, message, reference };
}
