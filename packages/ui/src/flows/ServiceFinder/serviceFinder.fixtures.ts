import type { StateValueFrom } from 'xstate';
import type { Answers, Recommendation } from './recommend.ts';
import type { ServiceFinderContext, serviceFinderMachine } from './serviceFinder.machine.ts';

/** Answers that lead to each recommendation. Austin has a press page. */
export const answersFor = {
  project: { need: 'both', terms: 'fee', reach: 'country', city: 'Austin' },
  pricing: { need: 'made', terms: 'open', reach: 'open', city: 'Boston' },
  partnership: { need: 'made', terms: 'share', reach: 'city', city: 'Seattle' },
  monthly: { need: 'news', terms: 'fee', reach: 'country', city: 'New York' },
  city: { need: 'news', terms: 'fee', reach: 'city', city: 'Austin' },
  otherCity: { need: 'news', terms: 'open', reach: 'city', city: 'Other' },
} as const satisfies Record<Recommendation, Answers>;

const fresh: ServiceFinderContext = {
  answers: {},
  isAnswerMissing: false,
  questionsAsked: 0,
};
const { need, terms, reach } = answersFor.city;

/** One context per state: a state without one does not compile. */
export const contexts = {
  need: fresh,
  terms: { ...fresh, answers: { need } },
  reach: { ...fresh, answers: { need, terms } },
  city: { ...fresh, answers: { need, terms, reach } },
  answered: { ...fresh, answers: answersFor.city },
} satisfies Record<StateValueFrom<typeof serviceFinderMachine>, ServiceFinderContext>;
