// Computes the view model of the contact form: what it shows, and its handlers.
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ContactProblems, contactMachine, ContactValues } from './contact.machine.ts';

interface Deps {
  /** Returns error messages by field; empty if nothing is wrong. */
  validate: (values: ContactValues) => ContactProblems;
}

/** Returns what the form shows in a state of the machine, and the handlers, which send events to the machine. */
export const viewModelOf = (
  snapshot: SnapshotFrom<typeof contactMachine>,
  send: ActorRefFrom<typeof contactMachine>['send'],
  { validate }: Deps,
) => ({
  isSending: snapshot.matches('sending'),
  hasFailed: snapshot.matches('failed'),
  /** Error messages, by field. */
  problems: snapshot.context.problems,
  /** The number of submissions. As the React key of the error summary, it moves the focus there again at each of them. */
  submitCount: snapshot.context.submitCount,
  /** Validates the values and, if nothing is wrong, sends them. */
  submit: (values: ContactValues) =>
    send({
      type: 'submit',
      values,
      problems: validate(values),
    }),
  /** Stops the request. */
  cancel: () => send({ type: 'cancel' }),
});
