import type { StateValueFrom } from 'xstate';
import type { LeadContext, leadMachine } from './lead.machine.ts';
import type { Answers, Outcome } from './lead.route.ts';

/** Answers that lead to each outcome, where Austin has a press page. */
export const answered = {
  project: { need: 'both', terms: 'fee', reach: 'country', city: 'Austin' },
  pricing: { need: 'made', terms: 'open', reach: 'open', city: 'Boston' },
  partnership: { need: 'made', terms: 'share', reach: 'city', city: 'Seattle' },
  monthly: { need: 'news', terms: 'fee', reach: 'country', city: 'New York' },
  city: { need: 'news', terms: 'fee', reach: 'city', city: 'Austin' },
  elsewhere: { need: 'news', terms: 'open', reach: 'city', city: 'Other' },
} as const satisfies Record<Outcome, Answers>;

const fresh: LeadContext = { answers: {}, missing: false, turn: 0, round: 0 };
const { need, terms, reach } = answered.city;

/** One context per state: a state without one does not compile. */
export const contexts = {
  need: fresh,
  terms: { ...fresh, answers: { need } },
  reach: { ...fresh, answers: { need, terms } },
  city: { ...fresh, answers: { need, terms, reach } },
  found: { ...fresh, answers: answered.city },
} satisfies Record<StateValueFrom<typeof leadMachine>, LeadContext>;
