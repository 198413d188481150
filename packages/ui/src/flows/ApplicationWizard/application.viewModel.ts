// Computes the view model of the application form: what it shows, and its handlers.
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import {
  type ApplicationAnswers,
  type ApplicationField,
  type applicationMachine,
  type ApplicationProblems,
  hasProblemsIn,
  type Step,
  fieldsOfStage,
} from './application.machine.ts';
import type { Draft } from './draft.ts';

type Snapshot = SnapshotFrom<typeof applicationMachine>;

function stepOf(snapshot: Snapshot): Step {
  if (snapshot.matches('profile') || snapshot.matches('profileIncomplete')) return 'profile';
  if (snapshot.matches('business') || snapshot.matches('businessIncomplete')) return 'business';
  // Every other state shows the review, or the first stage in which the server found problems.
  const { problems } = snapshot.context;
  return hasProblemsIn('profile', problems)
    ? 'profile'
    : hasProblemsIn('business', problems)
      ? 'business'
      : 'review';
}

/** The draft to save; null after the application was accepted. */
export const draftOf = (snapshot: Snapshot): Draft | null =>
  snapshot.matches('submitted')
    ? null
    : {
        version: 1,
        step: stepOf(snapshot),
        answers: snapshot.context.answers,
        wasSent: snapshot.context.wasSent,
      };

/** Returns the error messages about the answers, or a promise of them while the rules are being downloaded. */
export type Validate = (answers: ApplicationAnswers) => ApplicationProblems | Promise<ApplicationProblems>;

/** Returns what the wizard shows in a state of the machine, and the handlers, which send events to the machine. */
export function viewModelOf(
  snapshot: Snapshot,
  send: ActorRefFrom<typeof applicationMachine>['send'],
  validate: Validate,
) {
  const { answers, problems, submitCount, editedField, formResetCount } = snapshot.context;
  const step = stepOf(snapshot);
  const stage = step === 'review' ? 'business' : step;
  const change = (changes: Partial<ApplicationAnswers>) => {
    const changed = { ...answers, ...changes };
    send({ type: 'fieldChanged', answers: changed });
    return changed;
  };
  /** Validates the answers, then calls `proceed` with the problems: immediately, or when the rules have been downloaded. */
  const validateThen = (
    checked: ApplicationAnswers,
    proceed: (foundProblems: ApplicationProblems) => void,
  ) => {
    const foundProblems = validate(checked);
    if (foundProblems instanceof Promise) void foundProblems.then(proceed);
    else proceed(foundProblems);
  };
  return {
    step,
    answers,
    /** The number of submissions. As the React key of the error summary, it moves the focus there again at each of them. */
    submitCount,
    /** The number of times that another draft replaced the answers. Part of the form's React key, so that it shows the new answers. */
    formResetCount,
    /** The field that takes focus when its stage opens. */
    editedField,
    isSubmitting:
      snapshot.matches('submitting') || snapshot.matches('signingIn') || snapshot.matches('submitted'),
    problems,
    /** The stage's problems in the order of its fields. */
    problemList: fieldsOfStage[stage].flatMap(field =>
      problems[field] === undefined ? [] : [{ field, text: problems[field] }],
    ),
    /** True if a problem of the stage is a missing answer; the others are answers that are too long or malformed. */
    isAnswerMissing: fieldsOfStage[stage].some(
      field => problems[field] !== undefined && !answers[field].trim(),
    ),
    change,
    continue(changes: Partial<ApplicationAnswers>) {
      validateThen(change(changes), foundProblems =>
        send({ type: 'continue', from: stage, problems: foundProblems }),
      );
    },
    /** Goes back to an earlier step, or on to a later one if this one is complete. */
    goTo(to: Step, changes: Partial<ApplicationAnswers>) {
      const isLater = to === 'review' || (to === 'business' && step === 'profile');
      if (isLater) return this.continue(changes);
      change(changes);
      send({ type: 'back', to });
    },
    back(changes: Partial<ApplicationAnswers> = {}) {
      change(changes);
      send({ type: 'back', to: step === 'review' ? 'business' : 'profile' });
    },
    editField: (field: ApplicationField) => send({ type: 'editField', field }),
    replaceDraft: (draft: Draft) => send({ type: 'replaceDraft', ...draft }),
    submit: () => validateThen(answers, foundProblems => send({ type: 'submit', problems: foundProblems })),
  };
}
