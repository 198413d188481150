import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { __name__Machine } from './__file__.machine.ts';

/** What is shown in a state, and what may be done in it. */
export const connect = (
  snapshot: SnapshotFrom<typeof __name__Machine>,
  send: ActorRefFrom<typeof __name__Machine>['send'],
) => ({
  sending: snapshot.matches('sending'),
  submit: (address: string) => send({ type: 'submit', address }),
  cancel: () => send({ type: 'cancel' }),
});
