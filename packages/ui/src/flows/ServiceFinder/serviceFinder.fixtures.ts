// Sample answers to the four questions that recommend a service, for stories and tests.
import type { StateValueFrom } from 'xstate';
import type { Answers, Recommendation } from './recommend.ts';
import type { ServiceFinderContext, serviceFinderMachine } from './serviceFinder.machine.ts';

/** For each recommendation, answers that lead to it if Austin has a PR page. */
export const answersFor = {
  project: { need: 'both', payment: 'fee', reach: 'country', city: 'Austin' },
  pricing: { need: 'made', payment: 'open', reach: 'open', city: 'Boston' },
  partnership: { need: 'made', payment: 'share', reach: 'city', city: 'Seattle' },
  monthly: { need: 'news', payment: 'fee', reach: 'country', city: 'New York' },
  city: { need: 'news', payment: 'fee', reach: 'city', city: 'Austin' },
  otherCity: { need: 'news', payment: 'open', reach: 'city', city: 'Other' },
} as const satisfies Record<Recommendation, Answers>;

/** The context of a machine that has just started. */
const initialContext: ServiceFinderContext = {
  answers: {},
  isAnswerMissing: false,
  questionsAsked: 0,
};
const { need, payment, reach } = answersFor.city;

/** One context per state: a state without one does not compile. */
export const contexts = {
  need: initialContext,
  payment: { ...initialContext, answers: { need } },
  reach: { ...initialContext, answers: { need, payment } },
  city: { ...initialContext, answers: { need, payment, reach } },
  answered: { ...initialContext, answers: answersFor.city },
} satisfies Record<StateValueFrom<typeof serviceFinderMachine>, ServiceFinderContext>;
