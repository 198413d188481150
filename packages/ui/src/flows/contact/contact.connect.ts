import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ContactProblems, contactMachine, ContactValues } from './contact.machine.ts';

interface Tools {
  validate: (values: ContactValues) => ContactProblems;
  newKey: () => string;
}

/** What the form shows in a state, and what may be done in it. */
export const connect = (
  snapshot: SnapshotFrom<typeof contactMachine>,
  send: ActorRefFrom<typeof contactMachine>['send'],
  { validate, newKey }: Tools,
) => ({
  sending: snapshot.matches('sending'),
  failed: snapshot.matches('failed'),
  problems: snapshot.context.problems,
  attempt: snapshot.context.attempt,
  submit: (values: ContactValues) =>
    send({ type: 'submit', values, problems: validate(values), key: newKey() }),
  cancel: () => send({ type: 'cancel' }),
});
