import { assign, setup } from 'xstate';
import type { Answers, Step } from './lead.route.ts';

export interface LeadContext {
  answers: Partial<Answers>;
  /** The question was passed without an answer. */
  missing: boolean;
  /** Questions shown since the coupon was fresh: each takes the focus, but the first. */
  turn: number;
  /** Coupons that were sent. */
  round: number;
}

/** What is ticked when the question is left, in either direction. */
interface Leave {
  value?: string | undefined;
}

const onwards = <Next extends string>(step: Step, target: Next) =>
  [{ guard: 'answered', target, actions: { type: 'keep', params: step } }, { actions: 'ask' }] as const;
const backwards = <Before extends string>(step: Step, target: Before) =>
  ({ target, actions: { type: 'keep', params: step } }) as const;

/**
 * The four questions, one at a time; where they lead is `lead.route.ts`, and sending is not its business: that may be done
 * at any of them. Going back keeps every answer.
 */
export const leadMachine = setup({
  types: {
    context: {} as LeadContext,
    events: {} as ({ type: 'next' } & Leave) | ({ type: 'back' } & Leave) | { type: 'restart' },
  },
  guards: { answered: ({ event }) => event.type === 'next' && event.value !== undefined },
  actions: {
    keep: assign(({ context, event }, step: Step) => ({
      answers: {
        ...context.answers,
        ...('value' in event && event.value !== undefined && { [step]: event.value }),
      },
      missing: false,
      turn: context.turn + 1,
    })),
    ask: assign(({ context }) => ({ missing: true, turn: context.turn + 1 })),
  },
}).createMachine({
  id: 'lead',
  context: { answers: {}, missing: false, turn: 0, round: 0 },
  initial: 'need',
  on: {
    restart: {
      target: '.need',
      actions: assign(({ context }) => ({ answers: {}, missing: false, turn: 0, round: context.round + 1 })),
    },
  },
  states: {
    need: { on: { next: onwards('need', 'terms') } },
    terms: { on: { next: onwards('terms', 'reach'), back: backwards('terms', 'need') } },
    reach: { on: { next: onwards('reach', 'city'), back: backwards('reach', 'terms') } },
    city: { on: { next: onwards('city', 'found'), back: backwards('city', 'reach') } },
    found: { on: { back: backwards('city', 'city') } },
  },
});
