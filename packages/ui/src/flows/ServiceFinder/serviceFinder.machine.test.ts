// Tests of the state machine that asks the four questions of the service finder.
import { createActor } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { describe, expect, test } from 'vitest';
import { questions } from './recommend.ts';
import { viewModelOf } from './serviceFinder.viewModel.ts';
import { answersFor, contexts } from './serviceFinder.fixtures.ts';
import { serviceFinderMachine } from './serviceFinder.machine.ts';

describe('serviceFinderMachine states', () => {
  const events = [
    { type: 'next', value: 'pr' },
    { type: 'next' },
    { type: 'back', value: 'pr' },
    { type: 'back' },
  ] as const;
  const serializeState = ({ value }: { value: unknown }) => value as never;

  test('every state is reachable', () => {
    const paths = getShortestPaths(serviceFinderMachine, { events, serializeState });
    expect(paths.map(({ state }) => state.value).toSorted()).toEqual(Object.keys(contexts).toSorted());
  });

  test.each(Object.keys(contexts) as (keyof typeof contexts)[])(
    'the first question and the recommendation are reachable from %s',
    value => {
      const paths = getShortestPaths(serviceFinderMachine, {
        fromState: serviceFinderMachine.resolveState({ value, context: contexts[value] }),
        events,
        serializeState,
      });
      expect(paths.map(({ state }) => state.value)).toEqual(expect.arrayContaining(['need', 'answered']));
    },
  );
});

function start() {
  const actor = createActor(serviceFinderMachine).start();
  return () => viewModelOf(actor.getSnapshot(), event => actor.send(event), ['Austin']);
}

test.each(Object.entries(answersFor))('four answers lead to %s', (recommendation, answers) => {
  const viewModel = start();
  for (const question of questions) {
    expect(viewModel().question).toBe(question);
    viewModel().next(answers[question]);
  }
  expect(viewModel()).toMatchObject({ recommendation, answers, questionsAsked: 4 });
  expect(viewModel().question).toBeUndefined();
});

test('Next without an answer repeats the question', () => {
  const viewModel = start();
  viewModel().next(undefined);
  expect(viewModel()).toMatchObject({ question: 'need', isAnswerMissing: true, answers: {} });
  viewModel().next('creative');
  expect(viewModel()).toMatchObject({
    question: 'payment',
    isAnswerMissing: false,
    answers: { need: 'creative' },
  });
});

test('Back keeps earlier answers and the selected option', () => {
  const viewModel = start();
  viewModel().next('pr');
  viewModel().next('fee');
  viewModel().back('city');
  expect(viewModel()).toMatchObject({
    question: 'payment',
    answers: { need: 'pr', payment: 'fee', reach: 'city' },
  });
  viewModel().back(undefined);
  expect(viewModel()).toMatchObject({ question: 'need', answers: { need: 'pr', payment: 'fee' } });
  viewModel().back(undefined);
  expect(viewModel().question).toBe('need');
});
