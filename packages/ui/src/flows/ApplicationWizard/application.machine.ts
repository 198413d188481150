// The state machine of the application form: two stages with questions, a review, and the submission.
import { assign, emit, fromPromise, setup } from 'xstate';
import { type SubmissionState, countSubmission } from '../shared/submission.ts';
import { mustBeProvided, type Outcome, type Rejection, rejectionOf, timeoutMs } from '../shared/request.ts';

/** The fields of stage 1, in their order (docs/specification.md, section 3). */
export const profileFields = [
  'firstName',
  'lastName',
  'email',
  'title',
  'companyName',
  'currentLocation',
  'phoneNumber',
  'linkedinUrl',
  'fullTime',
] as const;
/** The fields of stage 2, in their order. */
export const businessFields = [
  'businessDetails',
  'businessTeam',
  'businessProgress',
  'businessStrategy',
] as const;

/** The fields of each stage, in their order. */
export const fieldsOfStage = { profile: profileFields, business: businessFields } as const;
export type Stage = keyof typeof fieldsOfStage;
/** The step that the wizard shows: a stage (a part of the form), or the review of all answers. */
export type Step = Stage | 'review';

/** The name of a field. */
export type ApplicationField = (typeof profileFields)[number] | (typeof businessFields)[number];
/** The answers by field; a field without an answer is empty. */
export type ApplicationAnswers = Readonly<Record<ApplicationField, string>>;
/** Error messages, by field. */
export type ApplicationProblems = Readonly<Partial<Record<ApplicationField, string>>>;

/** The outcome of a submission. `isSignedOut`: the session has ended, and the application can be sent after signing in again. */
export type ApplicationOutcome = Outcome<{
  readonly problems: ApplicationProblems;
  readonly isSignedOut: true;
}>;

/** What the form's state machine remembers. */
export interface ApplicationContext extends SubmissionState<ApplicationProblems> {
  /** The step to open the draft at; `submitting` sends it immediately. */
  resumeAt: Step | 'submitting';
  answers: ApplicationAnswers;
  /** True if these answers were sent. It is not certain that they arrived. */
  wasSent: boolean;
  /** The field that the visitor chose to edit on the review; null if none. */
  editedField: ApplicationField | null;
  /** The reason for which the last submission was rejected; empty if it was not rejected or got no answer. */
  rejection: Rejection;
  /** The number of times that `replaceDraft` was sent. It is part of a React key, so that the fields show the new draft. */
  formResetCount: number;
}

/** True if one of the problems is in a field of this stage. */
export const hasProblemsIn = (stage: Stage, problems: ApplicationProblems) =>
  fieldsOfStage[stage].some(field => problems[field] !== undefined);

interface WithProblems {
  problems: ApplicationProblems;
}

/**
 * The states of the application form: two stages, a review, and submitting. The component provides requests, stores drafts and shows the
 * outcome.
 */
export const applicationMachine = setup({
  types: {
    context: {} as ApplicationContext,
    input: {} as Pick<ApplicationContext, 'resumeAt' | 'answers' | 'wasSent'>,
    events: {} as
      | { type: 'fieldChanged'; answers: ApplicationAnswers }
      | ({ type: 'continue'; from: Stage } & WithProblems)
      | { type: 'back'; to: Stage }
      | { type: 'editField'; field: ApplicationField }
      | { type: 'replaceDraft'; step: Step; answers: ApplicationAnswers; wasSent: boolean }
      | ({ type: 'submit' } & WithProblems),
    emitted: {} as { type: 'submitted' } | ({ type: 'failed' } & Rejection),
  },
  actors: {
    submit: fromPromise<ApplicationOutcome, ApplicationAnswers>(mustBeProvided('submit')),
    /** Resolves to whether the visitor signed in again. */
    signIn: fromPromise<boolean>(mustBeProvided('signIn')),
  },
  guards: {
    isProfileIncomplete: (_, { problems }: WithProblems) => hasProblemsIn('profile', problems),
    isBusinessIncomplete: (_, { problems }: WithProblems) => hasProblemsIn('business', problems),
    /** True for the second click of a double click on Continue: the first click has already left stage 1. */
    isRepeatedContinue: ({ event }) => event.type === 'continue' && event.from === 'profile',
  },
  actions: {
    showProblems: assign(({ context }, event: WithProblems) => ({
      ...countSubmission(context, event),
      editedField: null,
    })),
    clearProblems: assign({ problems: {} }),
    storeRejection: assign((_, event: { output: ApplicationOutcome }) => ({
      problems: (!event.output.accepted && event.output.problems) || {},
      rejection: rejectionOf(event),
    })),
  },
  delays: { timeoutMs },
}).createMachine({
  id: 'application',
  context: ({ input }) => ({
    ...input,
    problems: {},
    submitCount: 0,
    editedField: null,
    rejection: {},
    formResetCount: 0,
  }),
  initial: 'opening',
  on: {
    fieldChanged: {
      actions: assign(({ context, event: { answers } }) => ({
        answers,
        wasSent: context.wasSent && JSON.stringify(answers) === JSON.stringify(context.answers),
      })),
    },
    continue: [
      {
        guard: { type: 'isProfileIncomplete', params: ({ event }) => event },
        target: '.profileIncomplete',
        actions: { type: 'showProblems', params: ({ event }) => event },
      },
      {
        // Stage 1 continues to stage 2, unless the visitor came from the review and stage 2 is complete.
        guard: ({ context, event }) =>
          event.from === 'profile' &&
          (context.editedField === null || hasProblemsIn('business', event.problems)),
        target: '.business',
        actions: 'clearProblems',
      },
      {
        guard: { type: 'isBusinessIncomplete', params: ({ event }) => event },
        target: '.businessIncomplete',
        actions: { type: 'showProblems', params: ({ event }) => event },
      },
      { target: '.review', actions: 'clearProblems' },
    ],
    back: [
      {
        guard: ({ event }) => event.to === 'business',
        target: '.business',
        actions: ['clearProblems', assign({ editedField: null })],
      },
      { target: '.profile', actions: ['clearProblems', assign({ editedField: null })] },
    ],
    editField: [
      {
        guard: ({ event: { field } }) => (profileFields as readonly string[]).includes(field),
        target: '.profile',
        actions: assign(({ event }) => ({ editedField: event.field })),
      },
      { target: '.business', actions: assign(({ event }) => ({ editedField: event.field })) },
    ],
    replaceDraft: {
      target: '.opening',
      actions: assign(({ context, event: { step, answers, wasSent } }) => ({
        resumeAt: step,
        answers,
        wasSent,
        problems: {},
        editedField: null,
        formResetCount: context.formResetCount + 1,
      })),
    },
    // A draft that opens at the review may be incomplete.
    submit: [
      {
        guard: { type: 'isProfileIncomplete', params: ({ event }) => event },
        target: '.profileIncomplete',
        actions: { type: 'showProblems', params: ({ event }) => event },
      },
      {
        guard: { type: 'isBusinessIncomplete', params: ({ event }) => event },
        target: '.businessIncomplete',
        actions: { type: 'showProblems', params: ({ event }) => event },
      },
      { target: '.submitting', actions: ['clearProblems', assign({ wasSent: true })] },
    ],
  },
  states: {
    opening: {
      always: [
        { guard: ({ context }) => context.resumeAt === 'submitting', target: 'submitting' },
        { guard: ({ context }) => context.resumeAt === 'review', target: 'review' },
        { guard: ({ context }) => context.resumeAt === 'business', target: 'business' },
        { target: 'profile' },
      ],
    },
    profile: {},
    profileIncomplete: {},
    business: { on: { continue: { guard: 'isRepeatedContinue' } } },
    businessIncomplete: { on: { continue: { guard: 'isRepeatedContinue' } } },
    // The second click of a double click on Continue is ignored.
    review: { entry: assign({ editedField: null }), on: { continue: {} } },
    submitting: {
      entry: assign({ rejection: {} }),
      invoke: {
        src: 'submit',
        input: ({ context }) => context.answers,
        onDone: [
          { guard: ({ event }) => event.output.accepted, target: 'submitted' },
          {
            guard: ({ event: { output } }) => !output.accepted && output.isSignedOut === true,
            target: 'signingIn',
            actions: { type: 'storeRejection', params: ({ event }) => event },
          },
          {
            target: 'failed',
            actions: { type: 'storeRejection', params: ({ event }) => event },
          },
        ],
        onError: 'failed',
      },
      after: { timeoutMs: 'failed' },
      // The answers cannot change while they are sent, and a double click sends one application.
      on: { fieldChanged: {}, submit: {}, continue: {}, back: {}, editField: {}, replaceDraft: {} },
    },
    /** The session ended: the application is sent after the visitor signed in again. */
    signingIn: {
      invoke: {
        src: 'signIn',
        onDone: [{ guard: ({ event }) => event.output, target: 'submitting' }, { target: 'failed' }],
        onError: 'failed',
      },
      on: { fieldChanged: {}, submit: {}, continue: {}, back: {}, editField: {}, replaceDraft: {} },
    },
    failed: {
      entry: emit(({ context: { rejection } }) => ({
        type: 'failed' as const,
        message: rejection.message,
        reference: rejection.reference,
      })),
    },
    submitted: { type: 'final', entry: emit({ type: 'submitted' as const }) },
  },
});
