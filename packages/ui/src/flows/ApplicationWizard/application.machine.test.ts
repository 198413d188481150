// Tests of the state machine of the application form: its two stages, the review, and sending.
import { type ActorOptions, createActor, SimulatedClock, transition } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { describe, expect, test } from 'vitest';
import { pendingRequests, startActor } from '../shared/machineTest.fixtures.ts';
import { viewModelOf, draftOf } from './application.viewModel.ts';
import { blankAnswers, contexts, filledAnswers } from './application.fixtures.ts';
import {
  applicationMachine,
  type ApplicationOutcome,
  type ApplicationProblems,
  type ApplicationAnswers,
} from './application.machine.ts';

const input = { resumeAt: 'profile', answers: blankAnswers, wasSent: false } as const;
const states = Object.keys(contexts) as (keyof typeof contexts)[];

const options = {
  serializeState: ({ value }: { value: unknown }) => value as never,
  stopWhen: ({ status }: { status: string }) => status === 'done',
};

describe('applicationMachine states', () => {
  const events = [
    { type: 'fieldChanged', answers: filledAnswers },
    { type: 'continue', from: 'profile', problems: {} },
    { type: 'continue', from: 'business', problems: {} },
    { type: 'continue', from: 'profile', problems: { title: 'Enter your title.' } },
    { type: 'continue', from: 'business', problems: { businessTeam: 'Describe the team.' } },
    { type: 'back', to: 'profile' },
    { type: 'back', to: 'business' },
    { type: 'editField', field: 'title' },
    { type: 'editField', field: 'businessTeam' },
    { type: 'replaceDraft', step: 'review', answers: filledAnswers, wasSent: false },
    { type: 'submit', problems: {} },
    { type: 'submit', problems: { businessTeam: 'Describe the team.' } },
    { type: 'submit', problems: { title: 'Enter your title.' } },
    { type: 'xstate.done.actor.0.application.submitting', output: { accepted: true } },
    { type: 'xstate.done.actor.0.application.submitting', output: { accepted: false } },
    {
      type: 'xstate.done.actor.0.application.submitting',
      output: { accepted: false, isSignedOut: true, message: 'Sign in again.' },
    },
    { type: 'xstate.done.actor.0.application.signingIn', output: true },
    { type: 'xstate.done.actor.0.application.signingIn', output: false },
    { type: 'xstate.error.actor.0.application.signingIn', error: new Error('Network error') },
    { type: 'xstate.error.actor.0.application.submitting', error: new Error('Network error') },
    { type: 'xstate.after.timeoutMs.application.submitting' },
  ] as never[];

  test('every state is reachable', () => {
    const paths = getShortestPaths(applicationMachine, { ...options, events, input });
    expect(paths.map(({ state }) => state.value).toSorted()).toEqual(states.toSorted());
  });

  test('failed and submitted are emitted, and no other event', () => {
    const paths = getShortestPaths(applicationMachine, { ...options, events, input });
    const actions = paths.flatMap(({ steps }) =>
      steps
        .slice(1)
        .flatMap(({ event }, index) => transition(applicationMachine, steps[index]!.state, event)[1]),
    );
    const emittedTypes = actions.flatMap(({ type, params }: { type: string; params?: unknown }) =>
      type === 'xstate.emit' ? [(params as { event: { type: string } }).event.type] : [],
    );
    expect(new Set(emittedTypes)).toEqual(new Set(['failed', 'submitted']));
  });

  test.each(states.filter(state => state !== 'submitted'))(
    'every step and submitted are reachable from %s',
    value => {
      const reachable = getShortestPaths(applicationMachine, {
        fromState: applicationMachine.resolveState({ value, context: contexts[value] }),
        ...options,
        events,
      });
      expect(reachable.map(({ state }) => state.value)).toEqual(
        expect.arrayContaining(['profile', 'business', 'review', 'submitted']),
      );
    },
  );
});

function start(startInput: ActorOptions<typeof applicationMachine>['input'] = input) {
  const submissions = pendingRequests<ApplicationOutcome, ApplicationAnswers>();
  const signIns = pendingRequests<boolean, unknown>();
  const clock = new SimulatedClock();
  const machine = applicationMachine.provide({
    actors: { submit: submissions.actor, signIn: signIns.actor },
  });
  const started = startActor(createActor(machine, { clock, input: startInput }));
  const viewModel = (problems: ApplicationProblems = {}) =>
    viewModelOf(
      started.actor.getSnapshot(),
      event => started.actor.send(event),
      () => problems,
    );
  return { ...started, viewModel, submissions: submissions.requests, signIns: signIns.requests, clock };
}
const atReview = { resumeAt: 'review', answers: filledAnswers, wasSent: false } as const;

test('applicationMachine opens a draft at its step', () => {
  const { actor, viewModel } = start(atReview);
  expect(viewModel().step).toBe('review');
  expect(draftOf(actor.getSnapshot())).toEqual({
    version: 1,
    step: 'review',
    answers: filledAnswers,
    wasSent: false,
  });
});

test('applicationMachine stays at an incomplete stage and shows its problems at every attempt', () => {
  const { viewModel, emitted } = start();
  const problems = {
    lastName: 'Enter your last name.',
    fullTime: 'Choose whether you work on the company full time.',
  };
  viewModel(problems).continue({ firstName: 'Ada' });
  viewModel(problems).continue({ firstName: 'Ada' });
  expect(viewModel().problemList.map(({ field }) => field)).toEqual(['lastName', 'fullTime']);
  expect(viewModel()).toMatchObject({ step: 'profile', submitCount: 2, answers: { firstName: 'Ada' } });
  expect(emitted).not.toHaveBeenCalled();
});

test('applicationMachine continues from stage 1 when only stage 2 is incomplete', () => {
  const { viewModel } = start();
  viewModel({ businessTeam: 'Describe the team.' }).continue(filledAnswers);
  expect(viewModel()).toMatchObject({ step: 'business', problems: {} });
});

test('applicationMachine returns to the review once when Continue is clicked twice while the rules are downloaded', async () => {
  const { actor, viewModel } = start(atReview);
  viewModel().editField('title');
  const rules = Promise.withResolvers<ApplicationProblems>();
  const beforeClicks = viewModelOf(
    actor.getSnapshot(),
    event => actor.send(event),
    () => rules.promise,
  );
  beforeClicks.continue({ title: 'Founder' });
  beforeClicks.continue({ title: 'Founder' });
  rules.resolve({});
  await rules.promise;
  expect(viewModel()).toMatchObject({ step: 'review', answers: { title: 'Founder' } });
});

test('Back keeps the answers of both stages', () => {
  const { viewModel } = start();
  viewModel().continue({ firstName: 'Ada' });
  viewModel().back({ businessTeam: 'Two growers.' });
  expect(viewModel()).toMatchObject({
    step: 'profile',
    answers: { firstName: 'Ada', businessTeam: 'Two growers.' },
  });
});

test('submit goes back to stage 1 when an answer is missing there', () => {
  const { viewModel, submissions } = start(atReview);
  viewModel({ title: 'Enter your title.' }).submit();
  expect(viewModel()).toMatchObject({ step: 'profile', problems: { title: 'Enter your title.' } });
  expect(submissions).toEqual([]);
});

test('applicationMachine emits submitted once and leaves no draft when the application is accepted', async () => {
  const { actor, viewModel, submissions, emitted, waitForState } = start(atReview);
  viewModel().change({ businessTeam: 'Three growers.' });
  viewModel().submit();
  expect(submissions[0]!.input).toEqual({ ...filledAnswers, businessTeam: 'Three growers.' });
  submissions[0]!.resolve({ accepted: true });
  await waitForState('submitted');
  expect(emitted.mock.calls).toEqual([[{ type: 'submitted' }]]);
  expect(draftOf(actor.getSnapshot())).toBeNull();
});

test.each<[string, (request: PromiseWithResolvers<ApplicationOutcome>) => void, string | undefined]>([
  ['is rejected', request => request.resolve({ accepted: false, message: 'Too many.' }), 'Too many.'],
  ['fails', request => request.reject(new TypeError('Failed to fetch')), undefined],
])(
  'applicationMachine keeps the draft and can submit it again when the request %s',
  async (_, end, message) => {
    const { actor, viewModel, submissions, emitted, waitForState } = start(atReview);
    viewModel().submit();
    end(submissions[0]!);
    await waitForState('failed');
    expect(emitted).toHaveBeenCalledWith({ type: 'failed', message });
    expect(draftOf(actor.getSnapshot())).toMatchObject({
      step: 'review',
      answers: filledAnswers,
      wasSent: true,
    });
    viewModel().submit();
    expect(submissions[1]!.input).toEqual(filledAnswers);
  },
);

test('applicationMachine submits immediately when it resumes at submitting', async () => {
  const { submissions, emitted, waitForState } = start({
    resumeAt: 'submitting',
    answers: filledAnswers,
    wasSent: true,
  });
  expect(submissions.map(request => request.input)).toEqual([filledAnswers]);
  submissions[0]!.resolve({ accepted: true });
  await waitForState('submitted');
  expect(emitted).toHaveBeenCalledWith({ type: 'submitted' });
});

test('a draft does not count as sent after its answers changed', async () => {
  const { actor, viewModel, submissions, waitForState } = start({
    resumeAt: 'review',
    answers: filledAnswers,
    wasSent: true,
  });
  viewModel().submit();
  submissions[0]!.resolve({ accepted: false });
  await waitForState('failed');
  viewModel().change({});
  expect(draftOf(actor.getSnapshot())).toMatchObject({ wasSent: true });
  viewModel().change({ businessTeam: 'Three growers.' });
  expect(draftOf(actor.getSnapshot())).toMatchObject({ wasSent: false });
});

test("applicationMachine shows the server's problems at their stage", async () => {
  const { viewModel, submissions, waitForState } = start(atReview);
  viewModel().submit();
  submissions[0]!.resolve({ accepted: false, problems: { businessTeam: 'Shorten this.' } });
  await waitForState('failed');
  expect(viewModel()).toMatchObject({
    step: 'business',
    problemList: [{ field: 'businessTeam', text: 'Shorten this.' }],
  });
});

test('applicationMachine ignores every other action while the application is being sent', () => {
  const { viewModel, submissions } = start(atReview);
  viewModel().submit();
  viewModel().change({ businessTeam: 'Twice.' });
  viewModel().submit();
  viewModel().editField('title');
  viewModel().back({});
  viewModel().continue({});
  viewModel().replaceDraft({ version: 1, step: 'profile', answers: blankAnswers, wasSent: false });
  expect(submissions).toHaveLength(1);
  expect(viewModel()).toMatchObject({ isSubmitting: true, answers: filledAnswers });
});

test('applicationMachine fails when submitting takes longer than 15 s', () => {
  const { actor, viewModel, clock } = start(atReview);
  viewModel().submit();
  clock.increment(14_999);
  expect(actor.getSnapshot().value).toBe('submitting');
  clock.increment(1);
  expect(actor.getSnapshot().value).toBe('failed');
});

test('applicationMachine continues from stage 2 to the review when all answers are complete, without sending', () => {
  const { viewModel, submissions } = start({
    resumeAt: 'business',
    answers: filledAnswers,
    wasSent: false,
  });
  viewModel({ businessTeam: 'Describe the team.' }).continue({ businessTeam: '' });
  expect(viewModel()).toMatchObject({ step: 'business', isAnswerMissing: true });
  viewModel().continue(filledAnswers);
  expect(viewModel().step).toBe('review');
  expect(submissions).toEqual([]);
  viewModel().back();
  expect(viewModel()).toMatchObject({ step: 'business', editedField: null, answers: filledAnswers });
});

test('applicationMachine returns to the review after one answer was changed, unless another is missing', () => {
  const { viewModel } = start(atReview);
  viewModel().editField('title');
  expect(viewModel()).toMatchObject({ step: 'profile', editedField: 'title' });
  viewModel().continue({ title: 'Grower' });
  expect(viewModel()).toMatchObject({ step: 'review', editedField: null, answers: { title: 'Grower' } });
  viewModel().editField('businessTeam');
  expect(viewModel()).toMatchObject({ step: 'business', editedField: 'businessTeam' });
  viewModel().continue({ businessTeam: 'Three growers.' });
  expect(viewModel().step).toBe('review');
  viewModel().editField('title');
  viewModel({ businessTeam: 'Describe the team.' }).continue({});
  expect(viewModel()).toMatchObject({ step: 'business', problems: {} });
});

describe('when the session has ended', () => {
  const ended = { accepted: false, isSignedOut: true, message: 'Sign in again.' } as const;

  test('asks for sign-in, then submits the same answers again', async () => {
    const { viewModel, submissions, signIns, emitted, waitForState } = start(atReview);
    viewModel().submit();
    submissions[0]!.resolve(ended);
    await waitForState('signingIn');
    expect(viewModel()).toMatchObject({ isSubmitting: true, step: 'review' });
    signIns[0]!.resolve(true);
    await waitForState('submitting');
    expect(submissions[1]!.input).toEqual(submissions[0]!.input);
    submissions[1]!.resolve({ accepted: true });
    await waitForState('submitted');
    expect(emitted.mock.calls).toEqual([[{ type: 'submitted' }]]);
  });

  test("emits the server's message and keeps the answers when the visitor does not sign in", async () => {
    const { actor, viewModel, submissions, signIns, emitted, waitForState } = start({
      resumeAt: 'review',
      answers: filledAnswers,
      wasSent: false,
    });
    viewModel().submit();
    submissions[0]!.resolve(ended);
    await waitForState('signingIn');
    signIns[0]!.resolve(false);
    await waitForState('failed');
    expect(emitted.mock.calls).toEqual([[{ type: 'failed', message: 'Sign in again.' }]]);
    expect(draftOf(actor.getSnapshot())).toMatchObject({ step: 'review', answers: filledAnswers });
  });

  test('emits no message of the first request when the request after sign-in fails', async () => {
    const { viewModel, submissions, signIns, emitted, waitForState } = start(atReview);
    viewModel().submit();
    submissions[0]!.resolve({ ...ended, reference: 'aaaa1111' });
    await waitForState('signingIn');
    signIns[0]!.resolve(true);
    await waitForState('submitting');
    submissions[1]!.reject(new TypeError('Failed to fetch'));
    await waitForState('failed');
    expect(emitted.mock.calls).toEqual([[{ type: 'failed' }]]);
  });
});

test('replaceDraft opens another draft in a new form', () => {
  const { viewModel } = start();
  const { formResetCount } = viewModel();
  viewModel().replaceDraft({ version: 1, step: 'business', answers: filledAnswers, wasSent: true });
  expect(viewModel()).toMatchObject({
    step: 'business',
    answers: filledAnswers,
    formResetCount: formResetCount + 1,
  });
});
