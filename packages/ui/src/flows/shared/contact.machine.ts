// The state machine of a form that sends a message to the company (a lead): editing, sending, sent, failed.
import { assign, emit, fromPromise, setup } from 'xstate';
import { type SubmissionState, countSubmission, hasProblems } from './submission.ts';
import { mustBeProvided, type Outcome, type Rejection, rejectionOf, timeoutMs } from './request.ts';

/** Field values by field name. */
export type ContactValues = Readonly<Record<string, string>>;
/** Error messages, by field name. */
export type ContactProblems = Readonly<Record<string, string>>;

/** A message, as it is sent. */
export interface ContactRequest {
  values: ContactValues;
}

/** The outcome of a request. A rejection may have error messages for the fields. */
export type ContactOutcome = Outcome<{ readonly problems: ContactProblems }>;

/** What the form's state machine remembers. */
export interface ContactContext extends SubmissionState<ContactProblems> {
  /** The values of the last request, whether it succeeded or not; null before the first. */
  values: ContactValues | null;
  /** The reason for which the server rejected the last request. Empty if the server accepted it or did not respond. */
  rejection: Rejection;
}

/** True if both have the same values in the same order. */
export const haveSameValues = (a: ContactValues, b: ContactValues | null): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** Sends a contact form. The component provides `send`, shows the outcome and clears the form. */
export const contactMachine = setup({
  types: {
    context: {} as ContactContext,
    events: {} as { type: 'submit'; values: ContactValues; problems: ContactProblems } | { type: 'cancel' },
    emitted: {} as { type: 'sent'; values: ContactValues } | ({ type: 'failed' } & Rejection),
  },
  actors: { send: fromPromise<ContactOutcome, ContactRequest>(mustBeProvided('send')) },
  delays: { timeoutMs },
}).createMachine({
  id: 'contact',
  context: { values: null, problems: {}, rejection: {}, submitCount: 0 },
  initial: 'idle',
  on: {
    submit: [
      {
        guard: hasProblems,
        target: '.invalid',
        actions: assign(({ context, event }) => countSubmission(context, event)),
      },
      {
        target: '.sending',
        actions: assign(({ context, event }) => ({
          ...countSubmission(context, event),
          values: event.values,
          rejection: {},
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
        input: ({ context }) => ({ values: context.values! }),
        onDone: [
          { guard: ({ event }) => event.output.accepted, target: 'sent' },
          {
            target: 'failed',
            actions: assign(({ event }) => ({
              problems: (!event.output.accepted && event.output.problems) || {},
              rejection: rejectionOf(event),
            })),
          },
        ],
        onError: 'failed',
      },
      after: { timeoutMs: 'failed' },
      on: {
        cancel: 'idle',
        // A double click sends one message.
        submit: {},
      },
    },
    sent: {
      entry: emit(({ context }) => ({ type: 'sent' as const, values: context.values! })),
    },
    failed: {
      entry: emit(({ context: { rejection } }) => ({
        type: 'failed' as const,
        message: rejection.message,
        reference: rejection.reference,
      })),
    },
  },
});
