import { createActor } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { describe, expect, test } from 'vitest';
import { connect } from './lead.connect.ts';
import { answered, contexts } from './lead.fixtures.ts';
import { leadMachine } from './lead.machine.ts';
import { steps } from './lead.route.ts';

describe('the graph', () => {
  const events = [
    { type: 'next', value: 'news' },
    { type: 'next' },
    { type: 'back', value: 'news' },
    { type: 'back' },
  ] as const;
  const serializeState = ({ value }: { value: unknown }) => value as never;

  test('every state can be reached', () => {
    const paths = getShortestPaths(leadMachine, { events, serializeState });
    expect(paths.map(({ state }) => state.value).toSorted()).toEqual(Object.keys(contexts).toSorted());
  });

  test.each(Object.keys(contexts) as (keyof typeof contexts)[])(
    'from %s there is a way on, and a way back',
    value => {
      const ways = getShortestPaths(leadMachine, {
        fromState: leadMachine.resolveState({ value, context: contexts[value] }),
        events,
        serializeState,
      });
      expect(ways.map(({ state }) => state.value)).toEqual(expect.arrayContaining(['need', 'found']));
    },
  );
});

function start() {
  const actor = createActor(leadMachine).start();
  const view = () => connect(actor.getSnapshot(), event => actor.send(event), ['Austin']);
  return { actor, view };
}

test.each(Object.entries(answered))('four answers lead to %s', (outcome, answers) => {
  const { view } = start();
  for (const step of steps) {
    expect(view().step).toBe(step);
    view().next(answers[step]);
  }
  expect(view()).toMatchObject({ outcome, answers, turn: 4 });
  expect(view().step).toBeUndefined();
});

test('a question without an answer is asked again', () => {
  const { view } = start();
  view().next(undefined);
  expect(view()).toMatchObject({ step: 'need', missing: true, answers: {} });
  view().next('made');
  expect(view()).toMatchObject({ step: 'terms', missing: false, answers: { need: 'made' } });
});

test('going back keeps what was answered, and what is ticked', () => {
  const { view } = start();
  view().next('news');
  view().next('fee');
  view().back('city');
  expect(view()).toMatchObject({ step: 'terms', answers: { need: 'news', terms: 'fee', reach: 'city' } });
  view().back(undefined);
  expect(view()).toMatchObject({ step: 'need', answers: { need: 'news', terms: 'fee' } });
  view().back(undefined);
  expect(view().step).toBe('need');
});

test('a coupon that was sent leaves a fresh one', () => {
  const { view } = start();
  view().next('news');
  view().next(undefined);
  view().restart();
  expect(view()).toMatchObject({ step: 'need', answers: {}, missing: false, turn: 0, round: 1 });
});
