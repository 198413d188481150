import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import {
  type ApplicationAnswers,
  type applicationMachine,
  type ApplicationProblems,
  type Stage,
  stageFields,
} from './application.machine.ts';
import type { Draft } from './draft.ts';

interface Tools {
  validate: (answers: ApplicationAnswers) => ApplicationProblems;
  newKey: () => string;
}

type Snapshot = SnapshotFrom<typeof applicationMachine>;

const stageOf = (snapshot: Snapshot): Stage =>
  snapshot.matches('profile') || snapshot.matches('profileIncomplete') ? 'profile' : 'business';

/** What is to be kept of an application; nothing once it was accepted. */
export const draftOf = (snapshot: Snapshot): Draft | null =>
  snapshot.matches('submitted')
    ? null
    : {
        version: 1,
        stage: stageOf(snapshot),
        answers: snapshot.context.answers,
        key: snapshot.context.key,
      };

/** What the wizard shows in a state, and what may be done in it. */
export function connect(
  snapshot: Snapshot,
  send: ActorRefFrom<typeof applicationMachine>['send'],
  { validate, newKey }: Tools,
) {
  const { answers, problems, attempt } = snapshot.context;
  const stage = stageOf(snapshot);
  const edit = (given: Partial<ApplicationAnswers>) => {
    const edited = { ...answers, ...given };
    send({ type: 'edit', answers: edited });
    return edited;
  };
  return {
    stage,
    answers,
    attempt,
    submitting: snapshot.matches('submitting') || snapshot.matches('submitted'),
    problems,
    /** The stage's problems in the order of its fields. */
    listed: stageFields[stage].flatMap(field =>
      problems[field] === undefined ? [] : [{ field, text: problems[field] }],
    ),
    edit,
    continue(given: Partial<ApplicationAnswers>) {
      send({ type: 'continue', problems: validate(edit(given)) });
    },
    back(given: Partial<ApplicationAnswers>) {
      edit(given);
      send({ type: 'back' });
    },
    submit(given: Partial<ApplicationAnswers>) {
      send({ type: 'submit', problems: validate(edit(given)), key: newKey() });
    },
  };
}
