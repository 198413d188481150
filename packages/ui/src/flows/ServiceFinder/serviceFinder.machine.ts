// The state machine of the four questions on the home page that recommend a service.
import { assign, setup } from 'xstate';
import type { Answers, Question } from './recommend.ts';

/** What the finder's state machine remembers. */
export interface ServiceFinderContext {
  answers: Partial<Answers>;
  /** True if the visitor clicked Next without an answer. */
  isAnswerMissing: boolean;
  /** The number of questions that were shown since the start, repeated ones included. Each one after the first takes focus. */
  questionsAsked: number;
}

/** The option that is selected when the visitor leaves a question. */
interface SelectedAnswer {
  value?: string | undefined;
}

const next = <Target extends string>(question: Question, target: Target) =>
  [
    { guard: 'hasAnswer', target, actions: { type: 'saveAnswer', params: question } },
    { actions: 'requireAnswer' },
  ] as const;
const back = <Target extends string>(question: Question, target: Target) =>
  ({ target, actions: { type: 'saveAnswer', params: question } }) as const;

/** Asks the four questions, one at a time. Going back keeps every answer. `recommend` evaluates the answers. */
export const serviceFinderMachine = setup({
  types: {
    context: {} as ServiceFinderContext,
    events: {} as ({ type: 'next' } & SelectedAnswer) | ({ type: 'back' } & SelectedAnswer),
  },
  guards: { hasAnswer: ({ event }) => event.type === 'next' && event.value !== undefined },
  actions: {
    saveAnswer: assign(({ context, event }, question: Question) => ({
      answers: {
        ...context.answers,
        ...(event.value !== undefined && { [question]: event.value }),
      },
      isAnswerMissing: false,
      questionsAsked: context.questionsAsked + 1,
    })),
    requireAnswer: assign(({ context }) => ({
      isAnswerMissing: true,
      questionsAsked: context.questionsAsked + 1,
    })),
  },
}).createMachine({
  id: 'serviceFinder',
  context: { answers: {}, isAnswerMissing: false, questionsAsked: 0 },
  initial: 'need',
  states: {
    need: { on: { next: next('need', 'payment') } },
    payment: { on: { next: next('payment', 'reach'), back: back('payment', 'need') } },
    reach: { on: { next: next('reach', 'city'), back: back('reach', 'payment') } },
    city: { on: { next: next('city', 'answered'), back: back('city', 'reach') } },
    answered: { on: { back: back('city', 'city') } },
  },
});
