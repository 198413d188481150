// Connects the state machine of `__Name__` to the component.
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { __name__Machine } from './__file__.machine.ts';

/** Maps the machine's state to what the component shows, and its handlers to events. */
export const connect = (
  snapshot: SnapshotFrom<typeof __name__Machine>,
  send: ActorRefFrom<typeof __name__Machine>['send'],
) => ({
  isSending: snapshot.matches('sending'),
  submit: (address: string) => send({ type: 'submit', address }),
  cancel: () => send({ type: 'cancel' }),
});
