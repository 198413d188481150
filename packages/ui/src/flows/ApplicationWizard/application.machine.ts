import { assign, emit, fromPromise, setup } from 'xstate';

/** The fields of stage 1, in their order (specification, section 3). */
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
/** The sections of stage 2, in their order. */
export const businessFields = [
  'businessDetails',
  'businessTeam',
  'businessProgress',
  'businessStrategy',
] as const;

export const stageFields = { profile: profileFields, business: businessFields } as const;
export type Stage = keyof typeof stageFields;
/** What the wizard shows: a stage, or all answers once more before they go. */
export type Step = Stage | 'review';

export type ApplicationField = (typeof profileFields)[number] | (typeof businessFields)[number];
/** What has been written so far; a field that was not touched is empty. */
export type ApplicationAnswers = Readonly<Record<ApplicationField, string>>;
/** What is wrong and what to do about it, by field. */
export type ApplicationProblems = Readonly<Partial<Record<ApplicationField, string>>>;

/** How sending ended. A refusal may say why, and name the fields that it is about. */
export type ApplicationOutcome =
  | { readonly accepted: true }
  | {
      readonly accepted: false;
      readonly message?: string;
      readonly problems?: ApplicationProblems;
      /** What to quote to whoever looks into it. */
      readonly reference?: string;
      /** The session has ended: it can be sent after signing in again. */
      readonly signedOut?: true;
    };

/** A call that broke or hung says nothing to a visitor. */
type Refusal = Pick<Extract<ApplicationOutcome, { accepted: false }>, 'message' | 'reference'>;

export interface ApplicationContext {
  /** Where the draft was left, for opening it there; or it was on its way, and goes again. */
  resumeAt: Step | 'submitting';
  answers: ApplicationAnswers;
  /** These very answers were sent, and perhaps arrived. */
  sent: boolean;
  problems: ApplicationProblems;
  /** How often a stage was found incomplete. */
  attempt: number;
  /** Being changed on the way back to the review. */
  changing: ApplicationField | null;
  /** What the service said to the last refusal, where it said something. */
  refusal: Refusal;
  /** How often other answers took the place of these. */
  edition: number;
}

/** How long sending may take, its retries included, before it counts as failed. In ms. */
export const patience = 15_000;

export const concerns = (stage: Stage, problems: ApplicationProblems) =>
  stageFields[stage].some(field => problems[field] !== undefined);

/**
 * The application: two stages, a last look at both, then on its way. It knows neither the document, the network nor the
 * storage: the calls come with `provide`, and what is to be said is emitted.
 */
export const applicationMachine = setup({
  types: {
    context: {} as ApplicationContext,
    input: {} as Pick<ApplicationContext, 'resumeAt' | 'answers' | 'sent'>,
    events: {} as
      | { type: 'edit'; answers: ApplicationAnswers }
      | { type: 'continue'; from: Stage; problems: ApplicationProblems }
      | { type: 'back'; to: Stage }
      | { type: 'change'; field: ApplicationField }
      /** Another draft in place of this one. */
      | { type: 'replace'; step: Step; answers: ApplicationAnswers; sent: boolean }
      | { type: 'submit'; problems: ApplicationProblems },
    emitted: {} as
      | { type: 'profileIncomplete' }
      | { type: 'businessIncomplete' }
      | { type: 'submitted' }
      /** With what the service said, where it said something. */
      | ({ type: 'failed' } & Refusal),
  },
  actors: {
    submit: fromPromise<ApplicationOutcome, ApplicationAnswers>(() =>
      Promise.reject(new Error('The application has no call: provide the actor `submit`.')),
    ),
    /** Whether the visitor signed in again. */
    signIn: fromPromise<boolean>(() =>
      Promise.reject(new Error('The application cannot ask who is there: provide the actor `signIn`.')),
    ),
  },
  guards: {
    profileIncomplete: (_, { problems }: { problems: ApplicationProblems }) => concerns('profile', problems),
    businessIncomplete: (_, { problems }: { problems: ApplicationProblems }) =>
      concerns('business', problems),
  },
  actions: {
    refuse: assign(({ context }, { problems }: { problems: ApplicationProblems }) => ({
      problems,
      attempt: context.attempt + 1,
      changing: null,
    })),
    clear: assign({ problems: {} }),
    note: assign((_, output: ApplicationOutcome) =>
      output.accepted
        ? {}
        : {
            problems: output.problems ?? {},
            refusal: {
              ...(output.message !== undefined && { message: output.message }),
              ...(output.reference !== undefined && { reference: output.reference }),
            },
          },
    ),
  },
  delays: { patience },
}).createMachine({
  id: 'application',
  context: ({ input }) => ({
    ...input,
    problems: {},
    attempt: 0,
    changing: null,
    refusal: {},
    edition: 0,
  }),
  initial: 'opening',
  on: {
    edit: {
      actions: assign(({ context, event: { answers } }) => ({
        answers,
        sent: context.sent && JSON.stringify(answers) === JSON.stringify(context.answers),
      })),
    },
    continue: [
      {
        guard: { type: 'profileIncomplete', params: ({ event }) => event },
        target: '.profileIncomplete',
        actions: { type: 'refuse', params: ({ event }) => event },
      },
      {
        // Stage 1 does not wait for stage 2; whoever came from the review to change a word goes back there.
        guard: ({ context, event }) =>
          event.from === 'profile' && (context.changing === null || concerns('business', event.problems)),
        target: '.business',
        actions: 'clear',
      },
      {
        guard: { type: 'businessIncomplete', params: ({ event }) => event },
        target: '.businessIncomplete',
        actions: { type: 'refuse', params: ({ event }) => event },
      },
      { target: '.review', actions: 'clear' },
    ],
    back: [
      {
        guard: ({ event }) => event.to === 'business',
        target: '.business',
        actions: ['clear', assign({ changing: null })],
      },
      { target: '.profile', actions: ['clear', assign({ changing: null })] },
    ],
    change: [
      {
        guard: ({ event: { field } }) => (profileFields as readonly string[]).includes(field),
        target: '.profile',
        actions: assign(({ event }) => ({ changing: event.field })),
      },
      { target: '.business', actions: assign(({ event }) => ({ changing: event.field })) },
    ],
    replace: {
      target: '.opening',
      actions: assign(({ context, event: { step, answers, sent } }) => ({
        resumeAt: step,
        answers,
        sent,
        problems: {},
        changing: null,
        edition: context.edition + 1,
      })),
    },
    // A draft that was taken up again may lack something.
    submit: [
      {
        guard: { type: 'profileIncomplete', params: ({ event }) => event },
        target: '.profileIncomplete',
        actions: { type: 'refuse', params: ({ event }) => event },
      },
      {
        guard: { type: 'businessIncomplete', params: ({ event }) => event },
        target: '.businessIncomplete',
        actions: { type: 'refuse', params: ({ event }) => event },
      },
      {
        target: '.submitting',
        actions: ['clear', assign({ sent: true })],
      },
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
    profileIncomplete: { entry: emit({ type: 'profileIncomplete' as const }) },
    business: {},
    businessIncomplete: { entry: emit({ type: 'businessIncomplete' as const }) },
    review: { entry: assign({ changing: null }) },
    submitting: {
      // What was refused before, to the same answers even, says nothing about this try.
      entry: assign({ refusal: {} }),
      invoke: {
        src: 'submit',
        input: ({ context }) => context.answers,
        onDone: [
          { guard: ({ event }) => event.output.accepted, target: 'submitted' },
          {
            guard: ({ event: { output } }) => !output.accepted && output.signedOut === true,
            target: 'signingIn',
            actions: { type: 'note', params: ({ event }) => event.output },
          },
          {
            target: 'failed',
            actions: { type: 'note', params: ({ event }) => event.output },
          },
        ],
        onError: 'failed',
      },
      after: { patience: 'failed' },
      // What is on its way stays as it is; one press, one call.
      on: { edit: {}, submit: {}, continue: {}, back: {}, change: {}, replace: {} },
    },
    /** The session ended while this was written: whoever signs in again sends it by that. */
    signingIn: {
      invoke: {
        src: 'signIn',
        onDone: [{ guard: ({ event }) => event.output, target: 'submitting' }, { target: 'failed' }],
        onError: 'failed',
      },
      on: { edit: {}, submit: {}, continue: {}, back: {}, change: {}, replace: {} },
    },
    failed: { entry: emit(({ context }) => ({ type: 'failed' as const, ...context.refusal })) },
    submitted: { type: 'final', entry: emit({ type: 'submitted' as const }) },
  },
});
