// Connects the state machine of the four questions on the home page with its component.
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { type Answers, recommend } from './recommend.ts';
import type { serviceFinderMachine } from './serviceFinder.machine.ts';

/** Maps the state of the machine to what the finder shows, and its handlers to events of the machine. */
export const connect = (
  snapshot: SnapshotFrom<typeof serviceFinderMachine>,
  send: ActorRefFrom<typeof serviceFinderMachine>['send'],
  pressCityNames: readonly string[],
) => ({
  ...snapshot.context,
  /** The question to show; undefined when all are answered. */
  question: snapshot.value === 'answered' ? undefined : snapshot.value,
  recommendation:
    snapshot.value === 'answered'
      ? recommend(snapshot.context.answers as Answers, pressCityNames)
      : undefined,
  next: (value: string | undefined) => send({ type: 'next', value }),
  back: (value: string | undefined) => send({ type: 'back', value }),
});
