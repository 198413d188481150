// The state machine of an open order of a press release, for the staff.
import type { Order } from '@fit-to-print/ui/flows/Orders';
import { assign, emit, fromPromise, setup } from 'xstate';
import { mustBeProvided, timeoutMs } from '../shared/request.ts';

/** An order with the data that only the staff sees. */
export interface StaffOrder extends Order {
  /** The email address of the buyer's account. */
  readonly email: string;
  /** The recorded pages, each with what the last check found: `Online, link: Follow`. */
  readonly placements: readonly { readonly address: string; readonly status: string }[];
}

/**
 * What the staff does with an order (a press release): sends its text to the buyer (`sendProof`), marks it as sent to the news sites (`file`),
 * records the pages on which it was published, and reports them. `expectedVersion` is the latest version that the staff has seen, or 0 if
 * there was none.
 */
export type OrderAction =
  | { readonly kind: 'sendProof'; readonly text: string; readonly expectedVersion: number }
  | { readonly kind: 'file' }
  | { readonly kind: 'addPlacements'; readonly addresses: readonly string[] }
  | { readonly kind: 'report' }
  | { readonly kind: 'cancel'; readonly reason: string };

/** The actions with a text that the staff types. */
export type TextAction = 'sendProof' | 'addPlacements' | 'cancel';

/** A typed text that was not sent yet, and the latest version of the order's text when it was typed (0 if there was none). */
interface TypedText {
  readonly text: string;
  readonly version: number;
}

/** The typed texts of an order that were not sent yet, by their action. */
export type OrderDraft = Readonly<Partial<Record<TextAction, TypedText>>>;

/** How an action ended. After a rejection, `order` is the current order. */
export type ActionOutcome =
  | { readonly accepted: true; readonly order: StaffOrder }
  | { readonly accepted: false; readonly message: string; readonly order: StaffOrder | null };

/** What the state machine of the open order remembers. */
export interface StaffOrderContext {
  id: string;
  order: StaffOrder | null;
  action: OrderAction | null;
  draft: OrderDraft;
  /** The typed text that the last action sent; undefined if its text was not changed. */
  sentText: TypedText | undefined;
  /** The server's message if it rejected the last action; otherwise empty. */
  problem: string;
}

const latestVersion = (order: StaffOrder) => order.proofs.at(-1)?.version ?? 0;
const textActions: readonly TextAction[] = ['sendProof', 'addPlacements', 'cancel'];
const draftWithout = (draft: OrderDraft, action: TextAction): OrderDraft => {
  const { [action]: _removed, ...rest } = draft;
  return rest;
};

/** True if the order's state has a form for the text of an action. */
export function hasForm({ state }: StaffOrder, action: TextAction): boolean {
  if (action === 'sendProof') return state === 'writing' || state === 'changes';
  if (action === 'addPlacements') return state === 'filed' || state === 'reported';
  return state !== 'filed' && state !== 'reported' && state !== 'canceled';
}

/** The typed text that belongs into the form of an action; undefined if there is none, or it was typed for an earlier version. */
export function textInForm(order: StaffOrder, draft: OrderDraft, action: TextAction): string | undefined {
  const typedText = draft[action];
  const isOutdated = action === 'sendProof' && typedText?.version !== latestVersion(order);
  return hasForm(order, action) && !isOutdated ? typedText?.text : undefined;
}

/** The typed texts that belong into no form any more, because the order has changed. */
export const leftoverTexts = (order: StaffOrder, draft: OrderDraft) =>
  textActions.flatMap(action => {
    const typedText = draft[action];
    return typedText && textInForm(order, draft, action) === undefined
      ? [{ action, text: typedText.text }]
      : [];
  });

/** The typed text that an action sends. */
const typedTextOf = (draft: OrderDraft, { kind }: OrderAction) =>
  kind === 'file' || kind === 'report' ? undefined : draft[kind];

/** Text that was typed while the action was under way is not sent yet, so it stays. */
function draftAfterSending({ draft, action, sentText }: StaffOrderContext): OrderDraft {
  const sentAction = textActions.find(each => each === action?.kind);
  return sentAction && draft[sentAction] === sentText ? draftWithout(draft, sentAction) : draft;
}

/** The context while an action runs, which remembers what is sent. */
const acting = (context: StaffOrderContext, action: OrderAction) => ({
  action,
  sentText: typedTextOf(context.draft, action),
  problem: '',
});

/** Loads an order, keeps the texts that the staff types, and carries out their actions. The component provides the requests. */
export const staffOrderMachine = setup({
  types: {
    context: {} as StaffOrderContext,
    input: {} as { id: string; draft?: OrderDraft | undefined },
    events: {} as
      | { type: 'act'; action: OrderAction }
      | { type: 'retry' }
      /** The text is null if it equals what the form began with. */
      | { type: 'typed'; action: TextAction; text: string | null }
      | { type: 'discarded'; action: TextAction },
    emitted: {} as { type: 'changed'; action: OrderAction['kind'] },
  },
  actors: {
    load: fromPromise<StaffOrder | null, string>(mustBeProvided('load')),
    act: fromPromise<ActionOutcome, { id: string; action: OrderAction }>(mustBeProvided('act')),
  },
  delays: { timeout: timeoutMs },
}).createMachine({
  id: 'staffOrder',
  context: ({ input }) => ({
    id: input.id,
    order: null,
    action: null,
    draft: input.draft ?? {},
    sentText: undefined,
    problem: '',
  }),
  initial: 'loading',
  on: {
    typed: {
      actions: assign(({ context: { draft, order }, event: { action, text } }) => ({
        draft:
          text === null
            ? draftWithout(draft, action)
            : { ...draft, [action]: { text, version: latestVersion(order!) } },
      })),
    },
    discarded: {
      actions: assign(({ context, event }) => ({ draft: draftWithout(context.draft, event.action) })),
    },
  },
  states: {
    loading: {
      invoke: {
        src: 'load',
        input: ({ context }) => context.id,
        onDone: [
          { guard: ({ event }) => event.output === null, target: 'missing' },
          { target: 'ready', actions: assign(({ event }) => ({ order: event.output })) },
        ],
        onError: 'loadFailed',
      },
      after: { timeout: 'loadFailed' },
    },
    missing: {},
    loadFailed: { on: { retry: 'loading' } },
    ready: {
      on: {
        act: { target: 'acting', actions: assign(({ context, event }) => acting(context, event.action)) },
      },
    },
    acting: {
      invoke: {
        src: 'act',
        input: ({ context }) => ({ id: context.id, action: context.action! }),
        onDone: [
          {
            guard: ({ event }) => event.output.accepted,
            target: 'ready',
            actions: [
              assign(({ event }) => ({ order: event.output.order })),
              assign(({ context }) => ({ draft: draftAfterSending(context) })),
              emit(({ context }) => ({ type: 'changed' as const, action: context.action!.kind })),
            ],
          },
          {
            target: 'ready',
            actions: assign(({ context, event: { output } }) => ({
              order: output.order ?? context.order,
              problem: output.accepted ? '' : output.message,
            })),
          },
        ],
        onError: 'actionFailed',
      },
      after: { timeout: 'actionFailed' },
    },
    // The form still has the typed text, so the action can be repeated.
    actionFailed: {
      on: {
        act: { target: 'acting', actions: assign(({ context, event }) => acting(context, event.action)) },
      },
    },
  },
});
