// Connects the state machine of the contact form with its component.
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ContactProblems, contactMachine, ContactValues } from './contact.machine.ts';

interface Deps {
  validate: (values: ContactValues) => ContactProblems;
  newIdempotencyKey: () => string;
}

/** Maps the state of the machine to what the form shows, and its handlers to events of the machine. */
export const connect = (
  snapshot: SnapshotFrom<typeof contactMachine>,
  send: ActorRefFrom<typeof contactMachine>['send'],
  { validate, newIdempotencyKey }: Deps,
) => ({
  isSending: snapshot.matches('sending'),
  hasFailed: snapshot.matches('failed'),
  problems: snapshot.context.problems,
  submitCount: snapshot.context.submitCount,
  submit: (values: ContactValues) =>
    send({
      type: 'submit',
      values,
      problems: validate(values),
      idempotencyKey: newIdempotencyKey(),
    }),
  cancel: () => send({ type: 'cancel' }),
});
