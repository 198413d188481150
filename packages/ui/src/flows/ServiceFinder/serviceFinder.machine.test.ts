// Tests of the state machine that asks the four questions of the service finder.
import { createActor } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { describe, expect, test } from 'vitest';
import { questions } from './recommend.ts';
import { connect } from './serviceFinder.connect.ts';
import { answersFor, contexts } from './serviceFinder.fixtures.ts';
import { serviceFinderMachine } from './serviceFinder.machine.ts';

describe('serviceFinderMachine states', () => {
  const events = [
    { type: 'next', value: 'news' },
    { type: 'next' },
    { type: 'back', value: 'news' },
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
  return () => connect(actor.getSnapshot(), event => actor.send(event), ['Austin']);
}

test.each(Object.entries(answersFor))('four answers lead to %s', (recommendation, answers) => {
  const view = start();
  for (const question of questions) {
    expect(view().question).toBe(question);
    view().next(answers[question]);
  }
  expect(view()).toMatchObject({ recommendation, answers, questionsAsked: 4 });
  expect(view().question).toBeUndefined();
});

test('Next without an answer repeats the question', () => {
  const view = start();
  view().next(undefined);
  expect(view()).toMatchObject({ question: 'need', isAnswerMissing: true, answers: {} });
  view().next('made');
  expect(view()).toMatchObject({ question: 'payment', isAnswerMissing: false, answers: { need: 'made' } });
});

test('Back keeps earlier answers and the selected option', () => {
  const view = start();
  view().next('news');
  view().next('fee');
  view().back('city');
  expect(view()).toMatchObject({
    question: 'payment',
    answers: { need: 'news', payment: 'fee', reach: 'city' },
  });
  view().back(undefined);
  expect(view()).toMatchObject({ question: 'need', answers: { need: 'news', payment: 'fee' } });
  view().back(undefined);
  expect(view().question).toBe('need');
});
