import { assign, emit, fromPromise, setup } from 'xstate';

/** What stands in the form, by field name. */
export type ContactValues = Readonly<Record<string, string>>;
/** What is wrong and what to do about it, by field name. */
export type ContactProblems = Readonly<Record<string, string>>;

export interface ContactRequest {
  values: ContactValues;
  /** The same for the same words until they are accepted, so that trying again makes no second lead. */
  key: string;
}

export type ContactOutcome =
  | { accepted: true }
  | {
      accepted: false;
      problems?: ContactProblems;
      /** What the visitor can quote of it, when asking us. */
      reference?: string;
    };

export interface ContactContext {
  /** The last words that were sent, and the key that they were sent with. */
  values: ContactValues | null;
  key: string | null;
  problems: ContactProblems;
  /** What can be quoted of the last refusal. */
  reference: string | undefined;
  /** How often sending was tried. */
  attempt: number;
}

/** How long a message may take, its retries included, before it counts as failed. In ms. */
export const patience = 15_000;

export const sameValues = (a: ContactValues, b: ContactValues | null): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/**
 * The contact form: what may happen, and when. It knows neither the document nor the network: the call comes with
 * `provide`, and what became of it is emitted, for whoever shows the form to say and to clear.
 */
export const contactMachine = setup({
  types: {
    context: {} as ContactContext,
    events: {} as
      | { type: 'submit'; values: ContactValues; problems: ContactProblems; key: string }
      | { type: 'cancel' },
    emitted: {} as
      | { type: 'sent'; values: ContactValues }
      | { type: 'failed'; reference: string | undefined },
  },
  actors: {
    send: fromPromise<ContactOutcome, ContactRequest>(() =>
      Promise.reject(new Error('The contact form has no call: provide the actor `send`.')),
    ),
  },
  delays: { patience },
}).createMachine({
  id: 'contact',
  context: { values: null, key: null, problems: {}, reference: undefined, attempt: 0 },
  initial: 'idle',
  on: {
    submit: [
      {
        guard: ({ event }) => Object.keys(event.problems).length > 0,
        target: '.invalid',
        actions: assign(({ context, event }) => ({
          problems: event.problems,
          attempt: context.attempt + 1,
        })),
      },
      {
        target: '.sending',
        actions: assign(({ context, event }) => ({
          values: event.values,
          key: sameValues(event.values, context.values) ? (context.key ?? event.key) : event.key,
          problems: {},
          reference: undefined,
          attempt: context.attempt + 1,
        })),
      },
    ],
  },
  states: {
    idle: {},
    invalid: {},
    sending: {
      invoke: {
        src: 'send',
        input: ({ context }) => ({ values: context.values!, key: context.key! }),
        onDone: [
          { guard: ({ event }) => event.output.accepted, target: 'sent' },
          {
            target: 'failed',
            actions: assign(({ event: { output } }) => ({
              problems: (!output.accepted && output.problems) || {},
              reference: output.accepted ? undefined : output.reference,
            })),
          },
        ],
        onError: 'failed',
      },
      after: { patience: 'failed' },
      on: {
        cancel: 'idle',
        // A second press while the first is on its way is no second message.
        submit: {},
      },
    },
    sent: {
      entry: [
        emit(({ context }) => ({ type: 'sent' as const, values: context.values! })),
        assign({ key: null }),
      ],
    },
    failed: {
      entry: emit(({ context }) => ({ type: 'failed' as const, reference: context.reference })),
    },
  },
});
