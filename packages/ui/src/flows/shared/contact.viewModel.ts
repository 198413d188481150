// Computes the view model of the contact form: what it shows, and its handlers.
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ContactProblems, contactMachine, ContactValues } from './contact.machine.ts';

interface Deps {
  validate: (values: ContactValues) => ContactProblems;
  newIdempotencyKey: () => string;
}

/** Returns what the form shows in a state of the machine, and the handlers, which send events to the machine. */
export const viewModelOf = (
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
