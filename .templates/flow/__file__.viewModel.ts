// Computes the view model of `__Name__`: what it shows, and its handlers.
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { __name__Machine } from './__file__.machine.ts';

/** Returns what the component shows in a state of the machine, and the handlers, which send events to the machine. */
export const viewModelOf = (
  snapshot: SnapshotFrom<typeof __name__Machine>,
  send: ActorRefFrom<typeof __name__Machine>['send'],
) => ({
  isSending: snapshot.matches('sending'),
  submit: (address: string) => send({ type: 'submit', address }),
  cancel: () => send({ type: 'cancel' }),
});
