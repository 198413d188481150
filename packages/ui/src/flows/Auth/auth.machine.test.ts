// Tests of the state machine of the sign-in forms.
import { createActor, SimulatedClock, transition } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { describe, expect, test } from 'vitest';
import { pendingRequests, startActor } from '../shared/machineTest.fixtures.ts';
import { type AuthValidationCopy, viewModelOf, validate } from './auth.viewModel.ts';
import { ada, contexts } from './auth.fixtures.ts';
import { authMachine, type AuthMode, type AuthOutcome, type Credentials } from './auth.machine.ts';

const submit = { type: 'submit', credentials: ada, problems: {} } as const;
const invalidSubmit = { ...submit, problems: { email: 'Enter your email address.' } };
const toSignUp = { type: 'changeMode', mode: 'signUp', email: ada.email } as const;
const adaWithoutPassword = { email: ada.email, password: '' };

/** Makes getShortestPaths treat one state in two modes as two states. */
const serializeState = ({ value, context }: { value: unknown; context: { mode: AuthMode } }) =>
  JSON.stringify([value, context.mode]) as never;

describe('authMachine states', () => {
  // Events that XState itself sends when a request ends.
  const outcomes = ['0.auth.submitting', '0.auth.redirecting'].flatMap(id => [
    { type: `xstate.done.actor.${id}`, output: { accepted: true } },
    { type: `xstate.done.actor.${id}`, output: { accepted: false, message: 'No.' } },
    { type: `xstate.error.actor.${id}`, error: new Error('Network error') },
  ]);
  const events = [
    submit,
    invalidSubmit,
    toSignUp,
    { type: 'continueWithGoogle' },
    { type: 'pageRestored' },
    { type: 'resend' },
    { type: 'changeMode', mode: 'setPassword', email: '' },
    { type: 'xstate.after.timeoutMs.auth.submitting' },
    ...outcomes,
  ] as never[];

  test('every state is reachable', () => {
    const paths = getShortestPaths(authMachine, { events, input: { mode: 'signIn' }, serializeState });
    expect(new Set(paths.map(({ state }) => state.value))).toEqual(new Set(Object.keys(contexts)));
  });

  test('every emitted event can occur', () => {
    const paths = getShortestPaths(authMachine, { events, input: { mode: 'signIn' }, serializeState });
    const actions = paths.flatMap(({ steps }) =>
      steps.slice(1).flatMap(({ event }, index) => transition(authMachine, steps[index]!.state, event)[1]),
    );
    const emittedTypes = actions.flatMap(({ type, params }: { type: string; params?: unknown }) =>
      type === 'xstate.emit' ? [(params as { event: { type: string } }).event.type] : [],
    );
    expect(new Set(emittedTypes)).toEqual(new Set(['signedIn', 'passwordSet', 'emailSent', 'failed']));
  });

  test.each(
    (Object.keys(contexts) as (keyof typeof contexts)[]).filter(
      state => state !== 'signedIn' && state !== 'passwordSet',
    ),
  )('signedIn is reachable from %s', value => {
    const paths = getShortestPaths(authMachine, {
      fromState: authMachine.resolveState({ value, context: contexts[value] }),
      events: [...events, { type: 'changeMode', mode: 'signIn', email: '' }] as never[],
      serializeState,
    });
    expect(paths.map(({ state }) => state.value)).toContain('signedIn');
  });
});

function start(mode: AuthMode = 'signIn') {
  const authenticate = pendingRequests<AuthOutcome, { mode: AuthMode; credentials: Credentials }>();
  const google = pendingRequests<AuthOutcome, unknown>();
  const clock = new SimulatedClock();
  const machine = authMachine.provide({
    actors: { authenticate: authenticate.actor, redirectToGoogle: google.actor },
  });
  return {
    ...startActor(createActor(machine, { clock, input: { mode } })),
    requests: authenticate.requests,
    googleRequests: google.requests,
    clock,
  };
}

test('authMachine emits signedIn once when sign-in is accepted', async () => {
  const { actor, requests, emitted, waitForState } = start();
  actor.send(submit);
  expect(requests[0]!.input).toEqual({ mode: 'signIn', credentials: ada });
  requests[0]!.resolve({ accepted: true });
  await waitForState('signedIn');
  expect(emitted.mock.calls).toEqual([[{ type: 'signedIn' }]]);
});

test('authMachine emits emailSent when sign-up is accepted', async () => {
  const { actor, requests, emitted, waitForState } = start('signUp');
  actor.send(submit);
  requests[0]!.resolve({ accepted: true });
  await waitForState('emailSent');
  expect(emitted.mock.calls).toEqual([[{ type: 'emailSent', mode: 'signUp' }]]);
  expect(actor.getSnapshot().context.credentials).toEqual(adaWithoutPassword);
});

test.each<[string, AuthMode, (request: PromiseWithResolvers<AuthOutcome>) => void]>([
  ['signedIn', 'signIn', request => request.resolve({ accepted: true })],
  ['passwordSet', 'setPassword', request => request.resolve({ accepted: true })],
  ['emailSent', 'signUp', request => request.resolve({ accepted: true })],
  ['failed', 'signIn', request => request.resolve({ accepted: false })],
  ['failed', 'signIn', request => request.reject(new TypeError('Failed to fetch'))],
])('authMachine forgets the password in %s', async (state, mode, end) => {
  const { actor, requests, waitForState } = start(mode);
  actor.send(submit);
  end(requests[0]!);
  await waitForState(state);
  expect(actor.getSnapshot().context.credentials).toEqual(adaWithoutPassword);
});

test('authMachine resends the confirmation without signing up again', async () => {
  const { actor, requests, emitted, waitForState } = start('signUp');
  actor.send(submit);
  requests[0]!.resolve({ accepted: true });
  await waitForState('emailSent');
  actor.send({ type: 'resend' });
  expect(requests[1]!.input).toEqual({ mode: 'resendConfirmation', credentials: adaWithoutPassword });
  requests[1]!.resolve({ accepted: true });
  await waitForState('emailSent');
  expect(emitted).toHaveBeenLastCalledWith({ type: 'emailSent', mode: 'resendConfirmation' });
});

test('authMachine emits passwordSet when a new password is accepted', async () => {
  const { actor, requests, emitted, waitForState } = start('setPassword');
  actor.send(submit);
  requests[0]!.resolve({ accepted: true });
  await waitForState('passwordSet');
  expect(emitted.mock.calls).toEqual([[{ type: 'passwordSet' }]]);
});

test("authMachine emits the server's message and shows it at the field that it names", async () => {
  const { actor, requests, emitted, waitForState } = start();
  actor.send(submit);
  requests[0]!.resolve({ accepted: false, message: 'Invalid login credentials', field: 'password' });
  await waitForState('failed');
  expect(emitted).toHaveBeenCalledWith({
    type: 'failed',
    mode: 'signIn',
    message: 'Invalid login credentials',
  });
  expect(actor.getSnapshot().context.problems).toEqual({ password: 'Invalid login credentials' });
});

test('authMachine emits `failed` without a message when the network fails', async () => {
  const { actor, requests, emitted, waitForState } = start();
  actor.send(submit);
  requests[0]!.reject(new TypeError('Failed to fetch'));
  await waitForState('failed');
  expect(emitted).toHaveBeenCalledWith({ type: 'failed', mode: 'signIn', message: undefined });
});

test('authMachine fails when a request takes longer than 15 s', () => {
  const { actor, clock } = start();
  actor.send(submit);
  clock.increment(14_999);
  expect(actor.getSnapshot().value).toBe('submitting');
  clock.increment(1);
  expect(actor.getSnapshot().value).toBe('failed');
});

test('authMachine ignores submit, Google and another mode while a request is running', () => {
  const { actor, requests, googleRequests } = start();
  actor.send(submit);
  actor.send(submit);
  actor.send({ type: 'continueWithGoogle' });
  actor.send(toSignUp);
  expect(requests).toHaveLength(1);
  expect(googleRequests).toHaveLength(0);
  expect(actor.getSnapshot().context.mode).toBe('signIn');
});

test('authMachine ignores submit, Google and another mode while it redirects to Google', () => {
  const { actor, requests, googleRequests } = start();
  actor.send({ type: 'continueWithGoogle' });
  actor.send({ type: 'continueWithGoogle' });
  actor.send(submit);
  actor.send(toSignUp);
  expect(requests).toHaveLength(0);
  expect(googleRequests).toHaveLength(1);
  expect(actor.getSnapshot()).toMatchObject({ value: 'redirecting', context: { mode: 'signIn' } });
});

test('authMachine is idle again when the visitor returns from Google, and fails when the sign-in with Google is rejected', async () => {
  const { actor, googleRequests, emitted, waitForState } = start();
  actor.send({ type: 'continueWithGoogle' });
  actor.send({ type: 'pageRestored' });
  expect(actor.getSnapshot().value).toBe('idle');
  actor.send({ type: 'continueWithGoogle' });
  googleRequests[1]!.resolve({ accepted: false, message: 'Unsupported provider' });
  await waitForState('failed');
  expect(emitted).toHaveBeenCalledWith({ type: 'failed', mode: 'signIn', message: 'Unsupported provider' });
});

test('changing the mode keeps the email address and clears the problems', () => {
  const { actor } = start();
  actor.send(invalidSubmit);
  actor.send(toSignUp);
  expect(actor.getSnapshot().context).toMatchObject({
    mode: 'signUp',
    credentials: adaWithoutPassword,
    problems: {},
  });
});

describe('validate', () => {
  const copy: AuthValidationCopy = {
    email: 'Enter your email address.',
    emailFormat: 'Enter an email address with an @ in it.',
    password: 'Enter your password.',
    passwordLength: 'Use at least 6 characters.',
    passwordWords: 'Use at least 6 characters besides our city and your email address.',
    guessableWords: ['Milwaukee', 'PR'],
  };

  test.each([
    [{ email: '', password: '' }, 0, ['email', 'password']],
    [{ email: 'ada', password: 'x' }, 0, ['emailFormat']],
    [{ email: 'ada@', password: 'x' }, 0, ['emailFormat']],
    [ada, 6, []],
    [{ ...ada, password: 'short' }, 6, ['passwordLength']],
    [{ ...ada, password: 'short' }, 0, []],
    [{ ...ada, password: '      ' }, 6, []],
    [{ ...ada, password: 'milwaukee2026' }, 6, ['passwordWords']],
    [{ ...ada, password: 'Hopyard!' }, 6, ['passwordWords']],
    [{ ...ada, password: 'hopyardMILWAUKEE1234' }, 6, ['passwordWords']],
    [{ ...ada, password: 'hopyardMILWAUKEE1234' }, 0, []],
    [{ ...ada, password: 'milwaukee-sprout' }, 6, []],
    // Words of up to three letters are allowed: they occur in too many other words.
    [{ ...ada, password: 'prada7' }, 6, []],
  ] as const)(
    'for %j and a minimum length of %d, finds the problems %j',
    (credentials, minLength, expected) => {
      const problems = validate('signUp', credentials, copy, minLength);
      expect(Object.values(problems)).toEqual(expected.map(name => copy[name]));
    },
  );

  test.each([
    ['requestReset', ['email']],
    ['resendConfirmation', ['email']],
    ['setPassword', ['password']],
  ] as const)('in the mode %s, checks only %j', (mode, expected) => {
    expect(Object.keys(validate(mode, { email: '', password: '' }, copy, 6))).toEqual(expected);
  });

  test.each([
    ['setPassword', true, 'invalid'],
    ['signUp', true, 'invalid'],
    ['signUp', false, 'submitting'],
    ['signIn', true, 'submitting'],
  ] as const)(
    'submitting a short password in %s with hasPasswordRule %s leads to the state %s',
    (mode, rule, expected) => {
      const { actor } = start(mode);
      const viewModel = viewModelOf(actor.getSnapshot(), event => actor.send(event), copy, rule);
      viewModel.submit({ ...ada, password: 'short' });
      expect(actor.getSnapshot().value).toBe(expected);
    },
  );
});
