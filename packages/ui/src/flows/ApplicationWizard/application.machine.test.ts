import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { describe, expect, test, vi } from 'vitest';
import { connect, draftOf } from './application.connect.ts';
import { blank, contexts, filled } from './application.fixtures.ts';
import {
  applicationMachine,
  type ApplicationOutcome,
  type ApplicationProblems,
  type ApplicationRequest,
  patience,
} from './application.machine.ts';

const input = { resumeAt: 'profile', answers: blank, key: null } as const;
const states = Object.keys(contexts) as (keyof typeof contexts)[];

const serializeState = ({ value }: { value: unknown }) => value as never;

describe('the graph', () => {
  const events = [
    { type: 'edit', answers: filled },
    { type: 'continue', problems: {} },
    { type: 'continue', problems: { title: 'Enter your title.' } },
    { type: 'back' },
    { type: 'submit', problems: {}, key: 'a-key' },
    { type: 'submit', problems: { businessTeam: 'Describe the team.' }, key: 'a-key' },
    { type: 'submit', problems: { title: 'Enter your title.' }, key: 'a-key' },
    { type: 'xstate.done.actor.0.application.submitting', output: { accepted: true } },
    { type: 'xstate.done.actor.0.application.submitting', output: { accepted: false } },
    { type: 'xstate.error.actor.0.application.submitting', error: new Error('The line is down.') },
    { type: 'xstate.after.patience.application.submitting' },
  ] as never[];

  test('every state can be reached', () => {
    const paths = getShortestPaths(applicationMachine, { events, input, serializeState });
    expect(paths.map(({ state }) => state.value).toSorted()).toEqual(states.toSorted());
  });

  test.each(states.filter(state => state !== 'submitted'))('%s is no dead end', value => {
    const ways = getShortestPaths(applicationMachine, {
      fromState: applicationMachine.resolveState({ value, context: contexts[value] }),
      events,
      serializeState,
    });
    expect(ways.map(({ state }) => state.value)).toEqual(
      expect.arrayContaining(['profile', 'business', 'submitted']),
    );
  });
});

/** The wizard in use, with a call that the test answers, and a clock that the test moves. */
function start(from: Parameters<typeof createActor<typeof applicationMachine>>[1]['input'] = input) {
  const calls: { request: ApplicationRequest; answer: PromiseWithResolvers<ApplicationOutcome> }[] = [];
  const said = vi.fn<(event: object) => void>();
  const clock = new SimulatedClock();
  const actor = createActor(
    applicationMachine.provide({
      actors: {
        submit: fromPromise(({ input: request }) => {
          const answer = Promise.withResolvers<ApplicationOutcome>();
          calls.push({ request, answer });
          return answer.promise;
        }),
      },
    }),
    { clock, input: from },
  );
  actor.on('*', said);
  actor.start();
  let keys = 0;
  const view = (problems: ApplicationProblems = {}) =>
    connect(actor.getSnapshot(), event => actor.send(event), {
      validate: () => problems,
      newKey: () => `key-${(keys += 1)}`,
    });
  const reaches = (value: string) =>
    vi.waitFor(() => expect(actor.getSnapshot().value).toBe(value), { interval: 1 });
  return { actor, view, calls, said, clock, reaches };
}

test('a draft opens where it was left', () => {
  const { actor, view } = start({ resumeAt: 'business', answers: filled, key: null });
  expect(view().stage).toBe('business');
  expect(draftOf(actor.getSnapshot())).toEqual({ version: 1, stage: 'business', answers: filled, key: null });
});

test('a stage with something missing stays, and says so every time', () => {
  const { view, said } = start();
  const problems = { lastName: 'Enter your last name.', fullTime: 'Say whether you work on it full time.' };
  view(problems).continue({ firstName: 'Ada' });
  view(problems).continue({ firstName: 'Ada' });
  expect(view().listed.map(({ field }) => field)).toEqual(['lastName', 'fullTime']);
  expect(view()).toMatchObject({ stage: 'profile', attempt: 2, answers: { firstName: 'Ada' } });
  expect(said.mock.calls).toEqual([[{ type: 'profileIncomplete' }], [{ type: 'profileIncomplete' }]]);
});

test('stage 1 does not wait for stage 2', () => {
  const { view } = start();
  view({ businessTeam: 'Describe the team.' }).continue(filled);
  expect(view()).toMatchObject({ stage: 'business', problems: {} });
});

test('Back keeps what both stages hold', () => {
  const { view } = start();
  view().continue({ firstName: 'Ada' });
  view().back({ businessTeam: 'Two growers.' });
  expect(view()).toMatchObject({
    stage: 'profile',
    answers: { firstName: 'Ada', businessTeam: 'Two growers.' },
  });
});

test('what is missing in stage 1 after all leads back there', () => {
  const { view, said } = start({ resumeAt: 'business', answers: filled, key: null });
  view({ title: 'Enter your title.' }).submit({});
  expect(view().stage).toBe('profile');
  expect(said).toHaveBeenCalledWith({ type: 'profileIncomplete' });
});

test('what is accepted is said once, and no draft of it is left', async () => {
  const { actor, view, calls, said, reaches } = start({ resumeAt: 'business', answers: filled, key: null });
  view().submit({ businessTeam: 'Three growers.' });
  expect(calls[0]!.request).toEqual({
    answers: { ...filled, businessTeam: 'Three growers.' },
    key: 'key-1',
  });
  calls[0]!.answer.resolve({ accepted: true });
  await reaches('submitted');
  expect(said.mock.calls).toEqual([[{ type: 'submitted' }]]);
  expect(draftOf(actor.getSnapshot())).toBeNull();
});

test.each<[string, (answer: PromiseWithResolvers<ApplicationOutcome>) => void, string | undefined]>([
  ['refused', answer => answer.resolve({ accepted: false, message: 'Too many.' }), 'Too many.'],
  ['not answered', answer => answer.reject(new TypeError('Failed to fetch')), undefined],
])(
  'an application that is %s is kept; the same answers go again with the same key',
  async (_, how, message) => {
    const { actor, view, calls, said, reaches } = start({ resumeAt: 'business', answers: filled, key: null });
    view().submit({});
    how(calls[0]!.answer);
    await reaches('failed');
    expect(said).toHaveBeenCalledWith({ type: 'failed', message });
    expect(draftOf(actor.getSnapshot())).toMatchObject({ stage: 'business', answers: filled, key: 'key-1' });
    view().submit({});
    expect(calls[1]!.request.key).toBe('key-1');
  },
);

test('other answers are another application', async () => {
  const { view, calls, reaches } = start({ resumeAt: 'business', answers: filled, key: 'key-of-before' });
  view().submit({});
  expect(calls[0]!.request.key).toBe('key-of-before');
  calls[0]!.answer.resolve({ accepted: false });
  await reaches('failed');
  view().submit({ businessTeam: 'Three growers.' });
  expect(calls[1]!.request.key).toBe('key-2');
});

test('what the service finds wrong stands at its field', async () => {
  const { view, calls, reaches } = start({ resumeAt: 'business', answers: filled, key: null });
  view().submit({});
  calls[0]!.answer.resolve({ accepted: false, problems: { businessTeam: 'Shorten this.' } });
  await reaches('failed');
  expect(view().listed).toEqual([{ field: 'businessTeam', text: 'Shorten this.' }]);
});

test('while it is on its way, nothing changes and nothing is sent twice', () => {
  const { view, calls } = start({ resumeAt: 'business', answers: filled, key: null });
  view().submit({});
  view().submit({ businessTeam: 'Twice.' });
  view().back({});
  expect(calls).toHaveLength(1);
  expect(view()).toMatchObject({ submitting: true, answers: filled });
});

test('sending that hangs is given up after fifteen seconds', () => {
  const { actor, view, clock } = start({ resumeAt: 'business', answers: filled, key: null });
  view().submit({});
  clock.increment(patience - 1);
  expect(actor.getSnapshot().value).toBe('submitting');
  clock.increment(1);
  expect(actor.getSnapshot().value).toBe('failed');
});
