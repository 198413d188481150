// Computes the view model of the form with four questions on the home page: what it shows, and its handlers.
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { type Answers, recommend } from './recommend.ts';
import type { serviceFinderMachine } from './serviceFinder.machine.ts';

/** Returns what the finder shows in a state of the machine, and the handlers, which send events to the machine. */
export const viewModelOf = (
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
