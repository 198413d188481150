import { createActor, fromPromise, SimulatedClock, transition } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { describe, expect, test, vi } from 'vitest';
import { connect, draftOf } from './application.connect.ts';
import { blank, contexts, filled } from './application.fixtures.ts';
import {
  applicationMachine,
  type ApplicationOutcome,
  type ApplicationProblems,
  type ApplicationAnswers,
  patience,
} from './application.machine.ts';

const input = { resumeAt: 'profile', answers: blank, sent: false } as const;
const states = Object.keys(contexts) as (keyof typeof contexts)[];

const options = {
  serializeState: ({ value }: { value: unknown }) => value as never,
  stopWhen: ({ status }: { status: string }) => status === 'done',
};

describe('the graph', () => {
  const events = [
    { type: 'edit', answers: filled },
    { type: 'continue', from: 'profile', problems: {} },
    { type: 'continue', from: 'business', problems: {} },
    { type: 'continue', from: 'profile', problems: { title: 'Enter your title.' } },
    { type: 'continue', from: 'business', problems: { businessTeam: 'Describe the team.' } },
    { type: 'back', to: 'profile' },
    { type: 'back', to: 'business' },
    { type: 'change', field: 'title' },
    { type: 'change', field: 'businessTeam' },
    { type: 'replace', step: 'review', answers: filled, sent: false },
    { type: 'submit', problems: {} },
    { type: 'submit', problems: { businessTeam: 'Describe the team.' } },
    { type: 'submit', problems: { title: 'Enter your title.' } },
    { type: 'xstate.done.actor.0.application.submitting', output: { accepted: true } },
    { type: 'xstate.done.actor.0.application.submitting', output: { accepted: false } },
    {
      type: 'xstate.done.actor.0.application.submitting',
      output: { accepted: false, signedOut: true, message: 'Sign in again.' },
    },
    { type: 'xstate.done.actor.0.application.signingIn', output: true },
    { type: 'xstate.done.actor.0.application.signingIn', output: false },
    { type: 'xstate.error.actor.0.application.signingIn', error: new Error('The line is down.') },
    { type: 'xstate.error.actor.0.application.submitting', error: new Error('The line is down.') },
    { type: 'xstate.after.patience.application.submitting' },
  ] as never[];

  test('every state can be reached', () => {
    const paths = getShortestPaths(applicationMachine, { ...options, events, input });
    expect(paths.map(({ state }) => state.value).toSorted()).toEqual(states.toSorted());
  });

  test('every message is said on the way to some state', () => {
    const paths = getShortestPaths(applicationMachine, { ...options, events, input });
    const said = paths.flatMap(({ steps }) =>
      steps
        .slice(1)
        .flatMap(({ event }, index) => transition(applicationMachine, steps[index]!.state, event)[1]),
    );
    const types = said.flatMap(({ type, params }: { type: string; params?: unknown }) =>
      type === 'xstate.emit' ? [(params as { event: { type: string } }).event.type] : [],
    );
    expect(new Set(types)).toEqual(
      new Set(['profileIncomplete', 'businessIncomplete', 'failed', 'submitted']),
    );
  });

  test.each(states.filter(state => state !== 'submitted'))('%s is no dead end', value => {
    const ways = getShortestPaths(applicationMachine, {
      fromState: applicationMachine.resolveState({ value, context: contexts[value] }),
      ...options,
      events,
    });
    expect(ways.map(({ state }) => state.value)).toEqual(
      expect.arrayContaining(['profile', 'business', 'review', 'submitted']),
    );
  });
});

/** The wizard in use, with a call that the test answers, and a clock that the test moves. */
function start(from: Parameters<typeof createActor<typeof applicationMachine>>[1]['input'] = input) {
  const calls: { answers: ApplicationAnswers; answer: PromiseWithResolvers<ApplicationOutcome> }[] = [];
  const asked: PromiseWithResolvers<boolean>[] = [];
  const said = vi.fn<(event: object) => void>();
  const clock = new SimulatedClock();
  const actor = createActor(
    applicationMachine.provide({
      actors: {
        signIn: fromPromise(() => {
          const signIn = Promise.withResolvers<boolean>();
          asked.push(signIn);
          return signIn.promise;
        }),
        submit: fromPromise(({ input: answers }) => {
          const answer = Promise.withResolvers<ApplicationOutcome>();
          calls.push({ answers, answer });
          return answer.promise;
        }),
      },
    }),
    { clock, input: from },
  );
  actor.on('*', said);
  actor.start();
  const view = (problems: ApplicationProblems = {}) =>
    connect(actor.getSnapshot(), event => actor.send(event), {
      validate: () => problems,
    });
  const reaches = (value: string) =>
    vi.waitFor(() => expect(actor.getSnapshot().value).toBe(value), { interval: 1 });
  return { actor, view, calls, asked, said, clock, reaches };
}

test('a draft opens where it was left', () => {
  const { actor, view } = start({ resumeAt: 'review', answers: filled, sent: false });
  expect(view().step).toBe('review');
  expect(draftOf(actor.getSnapshot())).toEqual({ version: 1, step: 'review', answers: filled, sent: false });
});

test('a stage with something missing stays, and says so every time', () => {
  const { view, said } = start();
  const problems = { lastName: 'Enter your last name.', fullTime: 'Say whether you work on it full time.' };
  view(problems).continue({ firstName: 'Ada' });
  view(problems).continue({ firstName: 'Ada' });
  expect(view().listed.map(({ field }) => field)).toEqual(['lastName', 'fullTime']);
  expect(view()).toMatchObject({ step: 'profile', attempt: 2, answers: { firstName: 'Ada' } });
  expect(said.mock.calls).toEqual([[{ type: 'profileIncomplete' }], [{ type: 'profileIncomplete' }]]);
});

test('stage 1 does not wait for stage 2', () => {
  const { view } = start();
  view({ businessTeam: 'Describe the team.' }).continue(filled);
  expect(view()).toMatchObject({ step: 'business', problems: {} });
});

test('Back keeps what both stages hold', () => {
  const { view } = start();
  view().continue({ firstName: 'Ada' });
  view().back({ businessTeam: 'Two growers.' });
  expect(view()).toMatchObject({
    step: 'profile',
    answers: { firstName: 'Ada', businessTeam: 'Two growers.' },
  });
});

test('what is missing in stage 1 after all leads back there', () => {
  const { view, said } = start({ resumeAt: 'review', answers: filled, sent: false });
  view({ title: 'Enter your title.' }).submit();
  expect(view().step).toBe('profile');
  expect(said).toHaveBeenCalledWith({ type: 'profileIncomplete' });
});

test('what is accepted is said once, and no draft of it is left', async () => {
  const { actor, view, calls, said, reaches } = start({ resumeAt: 'review', answers: filled, sent: false });
  view().edit({ businessTeam: 'Three growers.' });
  view().submit();
  expect(calls[0]!.answers).toEqual({ ...filled, businessTeam: 'Three growers.' });
  calls[0]!.answer.resolve({ accepted: true });
  await reaches('submitted');
  expect(said.mock.calls).toEqual([[{ type: 'submitted' }]]);
  expect(draftOf(actor.getSnapshot())).toBeNull();
});

test.each<[string, (answer: PromiseWithResolvers<ApplicationOutcome>) => void, string | undefined]>([
  ['refused', answer => answer.resolve({ accepted: false, message: 'Too many.' }), 'Too many.'],
  ['not answered', answer => answer.reject(new TypeError('Failed to fetch')), undefined],
])('an application that is %s is kept, and can go again', async (_, how, message) => {
  const { actor, view, calls, said, reaches } = start({ resumeAt: 'review', answers: filled, sent: false });
  view().submit();
  how(calls[0]!.answer);
  await reaches('failed');
  expect(said).toHaveBeenCalledWith({ type: 'failed', message });
  expect(draftOf(actor.getSnapshot())).toMatchObject({ step: 'review', answers: filled, sent: true });
  view().submit();
  expect(calls[1]!.answers).toEqual(filled);
});

test('what was on its way when its writer left to sign in goes again by itself', async () => {
  const { calls, said, reaches } = start({ resumeAt: 'submitting', answers: filled, sent: true });
  expect(calls.map(({ answers }) => answers)).toEqual([filled]);
  calls[0]!.answer.resolve({ accepted: true });
  await reaches('submitted');
  expect(said).toHaveBeenCalledWith({ type: 'submitted' });
});

test('other answers have not been sent', async () => {
  const { actor, view, calls, reaches } = start({ resumeAt: 'review', answers: filled, sent: true });
  view().submit();
  calls[0]!.answer.resolve({ accepted: false });
  await reaches('failed');
  view().edit({});
  expect(draftOf(actor.getSnapshot())).toMatchObject({ sent: true });
  view().edit({ businessTeam: 'Three growers.' });
  expect(draftOf(actor.getSnapshot())).toMatchObject({ sent: false });
});

test('what the service finds wrong stands at its field', async () => {
  const { view, calls, reaches } = start({ resumeAt: 'review', answers: filled, sent: false });
  view().submit();
  calls[0]!.answer.resolve({ accepted: false, problems: { businessTeam: 'Shorten this.' } });
  await reaches('failed');
  expect(view()).toMatchObject({
    step: 'business',
    listed: [{ field: 'businessTeam', text: 'Shorten this.' }],
  });
});

test('while it is on its way, nothing changes and nothing is sent twice', () => {
  const { view, calls } = start({ resumeAt: 'review', answers: filled, sent: false });
  view().submit();
  view().edit({ businessTeam: 'Twice.' });
  view().submit();
  view().change('title');
  view().back({});
  expect(calls).toHaveLength(1);
  expect(view()).toMatchObject({ submitting: true, answers: filled });
});

test('sending that hangs is given up after fifteen seconds', () => {
  const { actor, view, clock } = start({ resumeAt: 'review', answers: filled, sent: false });
  view().submit();
  clock.increment(patience - 1);
  expect(actor.getSnapshot().value).toBe('submitting');
  clock.increment(1);
  expect(actor.getSnapshot().value).toBe('failed');
});

test('all answers are checked before they go, and stage 2 alone sends nothing', () => {
  const { view, calls, said } = start({ resumeAt: 'business', answers: filled, sent: false });
  view({ businessTeam: 'Describe the team.' }).continue({ businessTeam: '' });
  expect(view().step).toBe('business');
  expect(said).toHaveBeenCalledWith({ type: 'businessIncomplete' });
  view().continue(filled);
  expect(view().step).toBe('review');
  expect(calls).toEqual([]);
  view().back();
  expect(view()).toMatchObject({ step: 'business', changing: null, answers: filled });
});

test('a change leads back to the proof by one press, unless something is missing on the way', () => {
  const { view } = start({ resumeAt: 'review', answers: filled, sent: false });
  view().change('title');
  expect(view()).toMatchObject({ step: 'profile', changing: 'title' });
  view().continue({ title: 'Grower' });
  expect(view()).toMatchObject({ step: 'review', changing: null, answers: { title: 'Grower' } });
  view().change('businessTeam');
  expect(view()).toMatchObject({ step: 'business', changing: 'businessTeam' });
  view().continue({ businessTeam: 'Three growers.' });
  expect(view().step).toBe('review');
  view().change('title');
  view({ businessTeam: 'Describe the team.' }).continue({});
  expect(view()).toMatchObject({ step: 'business', problems: {} });
});

describe('a session that has ended', () => {
  const ended = { accepted: false, signedOut: true, message: 'Sign in again.' } as const;

  test('is asked for again, and sending goes on by itself with the same answers', async () => {
    const { view, calls, asked, said, reaches } = start({ resumeAt: 'review', answers: filled, sent: false });
    view().submit();
    calls[0]!.answer.resolve(ended);
    await reaches('signingIn');
    expect(view()).toMatchObject({ submitting: true, step: 'review' });
    asked[0]!.resolve(true);
    await reaches('submitting');
    expect(calls[1]!.answers).toEqual(calls[0]!.answers);
    calls[1]!.answer.resolve({ accepted: true });
    await reaches('submitted');
    expect(said.mock.calls).toEqual([[{ type: 'submitted' }]]);
  });

  test('that is not taken up again says why it was not sent, and keeps every word', async () => {
    const { actor, view, calls, asked, said, reaches } = start({
      resumeAt: 'review',
      answers: filled,
      sent: false,
    });
    view().submit();
    calls[0]!.answer.resolve(ended);
    await reaches('signingIn');
    asked[0]!.resolve(false);
    await reaches('failed');
    expect(said.mock.calls).toEqual([[{ type: 'failed', message: 'Sign in again.' }]]);
    expect(draftOf(actor.getSnapshot())).toMatchObject({ step: 'review', answers: filled });
  });

  test('is not blamed for what happens after signing in again', async () => {
    const { view, calls, asked, said, reaches } = start({ resumeAt: 'review', answers: filled, sent: false });
    view().submit();
    calls[0]!.answer.resolve({ ...ended, reference: 'aaaa1111' });
    await reaches('signingIn');
    asked[0]!.resolve(true);
    await reaches('submitting');
    calls[1]!.answer.reject(new TypeError('Failed to fetch'));
    await reaches('failed');
    expect(said.mock.calls).toEqual([[{ type: 'failed' }]]);
  });
});

test('another draft takes the place of this one, form and all', () => {
  const { view } = start();
  const { edition } = view();
  view().replace({ version: 1, step: 'business', answers: filled, sent: true });
  expect(view()).toMatchObject({ step: 'business', answers: filled, edition: edition + 1 });
});
