// Sample answers, and the states of the application's state machine, for its stories and tests.
import type { StateValueFrom } from 'xstate';
import type {
  ApplicationAnswers,
  ApplicationContext,
  applicationMachine,
  ApplicationProblems,
} from './application.machine.ts';
import { toAnswers } from './draft.ts';

/** The answers of the first stage, filled in. */
export const profile = {
  firstName: 'Ada',
  lastName: 'Lindqvist',
  email: 'ada@hopyard.example',
  title: 'Founder',
  companyName: 'Hopyard',
  currentLocation: 'Milwaukee, Wisconsin',
  phoneNumber: '414 555 0142',
  linkedinUrl: '',
  fullTime: 'planning',
};
/** The answers of the second stage, filled in. */
export const business = {
  businessDetails: 'Harvest forecasts and fair contracts for hop growers under forty acres.',
  businessTeam: 'Two growers and an agronomist. A designer is missing.',
  businessProgress: 'A spreadsheet that eleven farms pay for.',
  businessStrategy: 'Forty farms by the next harvest, and a name that brewers know.',
};
/** An application with an answer to every question. */
export const filledAnswers: ApplicationAnswers = { ...profile, ...business };
/** An application without answers. */
export const blankAnswers = toAnswers({});

const requiredMessages: Partial<Record<keyof ApplicationAnswers, string>> = {
  firstName: 'Enter your first name.',
  lastName: 'Enter your last name.',
  email: 'Enter your email address.',
  title: 'Enter your title.',
  companyName: 'Enter your company name.',
  currentLocation: 'Enter your current location.',
  phoneNumber: 'Enter your phone number.',
  fullTime: 'Choose whether you work on the company full time.',
  businessDetails: 'Describe the business.',
  businessTeam: 'Describe the team.',
  businessProgress: 'Describe your progress.',
  businessStrategy: 'Describe your strategy.',
};
/** Finds only missing answers, which is enough for stories. The site uses the checks of `contracts/application.ts`. */
export const requireAnswers = (answers: ApplicationAnswers): ApplicationProblems =>
  Object.fromEntries(
    Object.entries(requiredMessages).filter(([field]) => !answers[field as keyof ApplicationAnswers].trim()),
  );

/** The context of a machine with the answers of the first stage. */
const started: ApplicationContext = {
  resumeAt: 'profile',
  answers: { ...blankAnswers, ...profile },
  wasSent: false,
  problems: {},
  submitCount: 0,
  editedField: null,
  rejection: {},
  formResetCount: 0,
};
/** The context from the moment the answers are sent. */
const submitted: ApplicationContext = { ...started, answers: filledAnswers, wasSent: true };

/** One context per state: a state without one does not compile. The machine never stays in `opening`. */
export const contexts = {
  profile: started,
  profileIncomplete: {
    ...started,
    answers: { ...blankAnswers, email: profile.email, firstName: 'Ada' },
    problems: {
      lastName: 'Enter your last name.',
      title: 'Enter your title.',
      companyName: 'Enter your company name.',
      currentLocation: 'Enter your current location.',
      phoneNumber: 'Enter your phone number.',
      fullTime: 'Choose whether you work on the company full time.',
    },
    submitCount: 1,
  },
  business: { ...started, answers: filledAnswers },
  businessIncomplete: {
    ...started,
    answers: { ...filledAnswers, businessTeam: '', businessStrategy: '' },
    problems: { businessTeam: 'Describe the team.', businessStrategy: 'Describe your strategy.' },
    submitCount: 1,
  },
  review: { ...started, answers: filledAnswers },
  submitting: submitted,
  signingIn: submitted,
  failed: submitted,
  submitted: submitted,
} satisfies Record<Exclude<StateValueFrom<typeof applicationMachine>, 'opening'>, ApplicationContext>;
