import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import {
  type ApplicationAnswers,
  type ApplicationField,
  type applicationMachine,
  type ApplicationProblems,
  concerns,
  type Step,
  stageFields,
} from './application.machine.ts';
import type { Draft } from './draft.ts';

interface Tools {
  validate: (answers: ApplicationAnswers) => ApplicationProblems;
}

type Snapshot = SnapshotFrom<typeof applicationMachine>;

function stepOf(snapshot: Snapshot): Step {
  if (snapshot.matches('profile') || snapshot.matches('profileIncomplete')) return 'profile';
  if (snapshot.matches('business') || snapshot.matches('businessIncomplete')) return 'business';
  // What the service found wrong is corrected where it stands.
  const { problems } = snapshot.context;
  return concerns('profile', problems) ? 'profile' : concerns('business', problems) ? 'business' : 'review';
}

/** What is to be kept of an application; nothing once it was accepted. */
export const draftOf = (snapshot: Snapshot): Draft | null =>
  snapshot.matches('submitted')
    ? null
    : {
        version: 1,
        step: stepOf(snapshot),
        answers: snapshot.context.answers,
        sent: snapshot.context.sent,
      };

/** What the wizard shows in a state, and what may be done in it. */
export function connect(
  snapshot: Snapshot,
  send: ActorRefFrom<typeof applicationMachine>['send'],
  { validate }: Tools,
) {
  const { answers, problems, attempt, changing, edition } = snapshot.context;
  const step = stepOf(snapshot);
  const stage = step === 'review' ? 'business' : step;
  const edit = (given: Partial<ApplicationAnswers>) => {
    const edited = { ...answers, ...given };
    send({ type: 'edit', answers: edited });
    return edited;
  };
  return {
    step,
    answers,
    attempt,
    edition,
    /** Where the keyboard goes when its stage opens. */
    changing,
    submitting:
      snapshot.matches('submitting') || snapshot.matches('signingIn') || snapshot.matches('submitted'),
    problems,
    /** The stage's problems in the order of its fields. */
    listed: stageFields[stage].flatMap(field =>
      problems[field] === undefined ? [] : [{ field, text: problems[field] }],
    ),
    edit,
    continue(given: Partial<ApplicationAnswers>) {
      send({ type: 'continue', from: stage, problems: validate(edit(given)) });
    },
    back(given: Partial<ApplicationAnswers> = {}) {
      edit(given);
      send({ type: 'back', to: step === 'review' ? 'business' : 'profile' });
    },
    change: (field: ApplicationField) => send({ type: 'change', field }),
    replace: (draft: Draft) => send({ type: 'replace', ...draft }),
    submit: () => send({ type: 'submit', problems: validate(answers) }),
  };
}
