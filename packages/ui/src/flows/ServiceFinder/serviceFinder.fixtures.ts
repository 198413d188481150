// Sample answers to the four questions that recommend a service, for stories and tests.
import type { StateValueFrom } from 'xstate';
import type { Answers, Recommendation } from './recommend.ts';
import type { ServiceFinderContext, serviceFinderMachine } from './serviceFinder.machine.ts';

/** For each recommendation, answers that lead to it if Austin has a PR page. */
export const answersFor = {
  project: { need: 'both', payment: 'fee', reach: 'country', city: 'Austin' },
  pricing: { need: 'creative', payment: 'undecided', reach: 'undecided', city: 'Boston' },
  partnership: { need: 'creative', payment: 'equity', reach: 'city', city: 'Seattle' },
  monthlyPackage: { need: 'pr', payment: 'fee', reach: 'country', city: 'New York' },
  cityWithPage: { need: 'pr', payment: 'fee', reach: 'city', city: 'Austin' },
  cityWithoutPage: { need: 'pr', payment: 'undecided', reach: 'city', city: 'Other' },
} as const satisfies Record<Recommendation, Answers>;

/** The context of a machine that has just started. */
const initialContext: ServiceFinderContext = {
  answers: {},
  isAnswerMissing: false,
  questionsAsked: 0,
};
const { need, payment, reach } = answersFor.cityWithPage;

/** One context per state: a state without one does not compile. */
export const contexts = {
  need: initialContext,
  payment: { ...initialContext, answers: { need } },
  reach: { ...initialContext, answers: { need, payment } },
  city: { ...initialContext, answers: { need, payment, reach } },
  answered: { ...initialContext, answers: answersFor.cityWithPage },
} satisfies Record<StateValueFrom<typeof serviceFinderMachine>, ServiceFinderContext>;
