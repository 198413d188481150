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
  // The given answers, whether an answer is missing, and how often a question was asked. Each time moves the focus.
  ...snapshot.context,
  /** The question to show; undefined when all are answered. */
  question: snapshot.value === 'answered' ? undefined : snapshot.value,
  recommendation:
    snapshot.value === 'answered'
      ? recommend(snapshot.context.answers as Answers, pressCityNames)
      : undefined,
  /** Stores the selected answer, or reports that it is missing, and shows the next question. */
  next: (value: string | undefined) => send({ type: 'next', value }),
  /** Stores the selected answer, if there is one, and shows the question before. */
  back: (value: string | undefined) => send({ type: 'back', value }),
});
