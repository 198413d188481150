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

export type Stage = 'profile' | 'business';
export const stageFields = { profile: profileFields, business: businessFields } as const;

export type ApplicationField = (typeof profileFields)[number] | (typeof businessFields)[number];
/** What has been written so far; a field that was not touched is empty. */
export type ApplicationAnswers = Readonly<Record<ApplicationField, string>>;
/** What is wrong and what to do about it, by field. */
export type ApplicationProblems = Readonly<Partial<Record<ApplicationField, string>>>;

export interface ApplicationRequest {
  answers: ApplicationAnswers;
  /** The same for the same answers until they are accepted, so that trying again files no second application. */
  key: string;
}

/** How sending ended. A refusal may say why, and name the fields that it is about. */
export type ApplicationOutcome =
  | { readonly accepted: true }
  | { readonly accepted: false; readonly message?: string; readonly problems?: ApplicationProblems };

export interface ApplicationContext {
  /** Where the draft was left, for opening it there. */
  resumeAt: Stage;
  answers: ApplicationAnswers;
  /** Goes with these very answers; null until they are sent, and again when they change. */
  key: string | null;
  problems: ApplicationProblems;
  /** How often a stage was found incomplete. */
  attempt: number;
}

/** How long sending may take, its retries included, before it counts as failed. In ms. */
export const patience = 15_000;

const concerns = (stage: Stage, problems: ApplicationProblems) =>
  stageFields[stage].some(field => problems[field] !== undefined);

/**
 * The application: two stages, then on its way. It knows neither the document, the network nor the storage: the call comes
 * with `provide`, and what is to be said is emitted.
 */
export const applicationMachine = setup({
  types: {
    context: {} as ApplicationContext,
    input: {} as Pick<ApplicationContext, 'resumeAt' | 'answers' | 'key'>,
    events: {} as
      | { type: 'edit'; answers: ApplicationAnswers }
      | { type: 'continue'; problems: ApplicationProblems }
      | { type: 'back' }
      | { type: 'submit'; problems: ApplicationProblems; key: string },
    emitted: {} as
      | { type: 'profileIncomplete' }
      | { type: 'businessIncomplete' }
      | { type: 'submitted' }
      /** With what the service said, where it said something. */
      | { type: 'failed'; message: string | undefined },
  },
  actors: {
    submit: fromPromise<ApplicationOutcome, ApplicationRequest>(() =>
      Promise.reject(new Error('The application has no call: provide the actor `submit`.')),
    ),
  },
  actions: {
    refuse: assign(({ context }, { problems }: { problems: ApplicationProblems }) => ({
      problems,
      attempt: context.attempt + 1,
    })),
    clear: assign({ problems: {} }),
  },
  delays: { patience },
}).createMachine({
  id: 'application',
  context: ({ input }) => ({ ...input, problems: {}, attempt: 0 }),
  initial: 'opening',
  on: {
    edit: {
      actions: assign(({ context, event: { answers } }) => ({
        answers,
        key: JSON.stringify(answers) === JSON.stringify(context.answers) ? context.key : null,
      })),
    },
    // A draft that was taken up again may lack something of stage 1.
    submit: [
      {
        guard: ({ event }) => concerns('profile', event.problems),
        target: '.profileIncomplete',
        actions: { type: 'refuse', params: ({ event }) => event },
      },
      {
        guard: ({ event }) => concerns('business', event.problems),
        target: '.businessIncomplete',
        actions: { type: 'refuse', params: ({ event }) => event },
      },
      {
        target: '.submitting',
        actions: ['clear', assign(({ context, event }) => ({ key: context.key ?? event.key }))],
      },
    ],
    continue: [
      {
        guard: ({ event }) => concerns('profile', event.problems),
        target: '.profileIncomplete',
        actions: { type: 'refuse', params: ({ event }) => event },
      },
      { target: '.business', actions: 'clear' },
    ],
    back: { target: '.profile', actions: 'clear' },
  },
  states: {
    opening: {
      always: [
        { guard: ({ context }) => context.resumeAt === 'business', target: 'business' },
        { target: 'profile' },
      ],
    },
    profile: {},
    profileIncomplete: { entry: emit({ type: 'profileIncomplete' as const }) },
    business: {},
    businessIncomplete: { entry: emit({ type: 'businessIncomplete' as const }) },
    submitting: {
      invoke: {
        src: 'submit',
        input: ({ context }) => ({ answers: context.answers, key: context.key! }),
        onDone: [
          { guard: ({ event }) => event.output.accepted, target: 'submitted' },
          {
            target: 'failed',
            actions: assign(({ event: { output } }) => ({
              problems: (!output.accepted && output.problems) || {},
            })),
          },
        ],
        onError: 'failed',
      },
      after: { patience: 'failed' },
      // What is on its way stays as it is; one press, one call.
      on: { edit: {}, submit: {}, continue: {}, back: {} },
    },
    failed: {
      entry: emit(({ event }) => ({ type: 'failed' as const, message: saidBy(event) })),
    },
    submitted: { type: 'final', entry: emit({ type: 'submitted' as const }) },
  },
});

/** The message of a refusal; a call that broke or hung says nothing to a visitor. */
function saidBy(event: object): string | undefined {
  const { output } = event as { output?: ApplicationOutcome };
  return output?.accepted === false ? output.message : undefined;
}
