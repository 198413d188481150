import { createActor, fromPromise, SimulatedClock, transition } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { describe, expect, test, vi } from 'vitest';
import { type AuthCorrections, connect, validate } from './auth.connect.ts';
import { ada, contexts } from './auth.fixtures.ts';
import { authMachine, type AuthMode, type AuthOutcome, patience } from './auth.machine.ts';

const submit = { type: 'submit', credentials: ada, problems: {} } as const;
const refused = { ...submit, problems: { email: 'Enter your email address.' } };
const toSignUp = { type: 'switch', mode: 'signUp', email: ada.email } as const;

/** States, once for each mode. */
const serializeState = ({ value, context }: { value: unknown; context: { mode: AuthMode } }) =>
  JSON.stringify([value, context.mode]) as never;

describe('the graph', () => {
  const outcomes = ['0.auth.submitting', '0.auth.redirecting'].flatMap(id => [
    { type: `xstate.done.actor.${id}`, output: { accepted: true } },
    { type: `xstate.done.actor.${id}`, output: { accepted: false, message: 'No.' } },
    { type: `xstate.error.actor.${id}`, error: new Error('The line is down.') },
  ]);
  const events = [
    submit,
    refused,
    toSignUp,
    { type: 'google' },
    { type: 'return' },
    { type: 'again' },
    { type: 'switch', mode: 'renew', email: '' },
    { type: 'xstate.after.patience.auth.submitting' },
    ...outcomes,
  ] as never[];

  test('every state can be reached', () => {
    const paths = getShortestPaths(authMachine, { events, input: { mode: 'signIn' }, serializeState });
    expect(new Set(paths.map(({ state }) => state.value))).toEqual(new Set(Object.keys(contexts)));
  });

  test('every message is said on the way to some state', () => {
    const paths = getShortestPaths(authMachine, { events, input: { mode: 'signIn' }, serializeState });
    const said = paths.flatMap(({ steps }) =>
      steps.slice(1).flatMap(({ event }, index) => transition(authMachine, steps[index]!.state, event)[1]),
    );
    const types = said.flatMap(({ type, params }: { type: string; params?: unknown }) =>
      type === 'xstate.emit' ? [(params as { event: { type: string } }).event.type] : [],
    );
    expect(new Set(types)).toEqual(new Set(['signedIn', 'renewed', 'mailed', 'failed']));
  });

  test.each(
    (Object.keys(contexts) as (keyof typeof contexts)[]).filter(
      state => state !== 'signedIn' && state !== 'renewed',
    ),
  )('%s is no dead end', value => {
    const ways = getShortestPaths(authMachine, {
      fromState: authMachine.resolveState({ value, context: contexts[value] }),
      events: [...events, { type: 'switch', mode: 'signIn', email: '' }] as never[],
      serializeState,
    });
    expect(ways.map(({ state }) => state.value)).toContain('signedIn');
  });
});

/** The form in use, with calls that the test answers, and a clock that the test moves. */
function start(mode: AuthMode = 'signIn') {
  const calls: { input: unknown; answer: PromiseWithResolvers<AuthOutcome> }[] = [];
  const said = vi.fn<(event: object) => void>();
  const clock = new SimulatedClock();
  const call = (input: unknown) => {
    const answer = Promise.withResolvers<AuthOutcome>();
    calls.push({ input, answer });
    return answer.promise;
  };
  const actor = createActor(
    authMachine.provide({
      actors: {
        authenticate: fromPromise(({ input }) => call(input)),
        google: fromPromise(() => call('google')),
      },
    }),
    { clock, input: { mode } },
  );
  actor.on('*', said);
  actor.start();
  const reaches = (value: string) =>
    vi.waitFor(() => expect(actor.getSnapshot().value).toBe(value), { interval: 1 });
  return { actor, calls, said, clock, reaches };
}

test('signing in is said once', async () => {
  const { actor, calls, said, reaches } = start();
  actor.send(submit);
  expect(calls[0]!.input).toEqual({ mode: 'signIn', credentials: ada });
  calls[0]!.answer.resolve({ accepted: true });
  await reaches('signedIn');
  expect(said.mock.calls).toEqual([[{ type: 'signedIn' }]]);
});

test('signing up waits for the mail', async () => {
  const { actor, calls, said, reaches } = start('signUp');
  actor.send(submit);
  calls[0]!.answer.resolve({ accepted: true });
  await reaches('confirming');
  expect(said.mock.calls).toEqual([[{ type: 'mailed', mode: 'signUp' }]]);
  expect(actor.getSnapshot().context.credentials).toEqual({ email: ada.email, password: '' });
});

test.each<[string, AuthMode, (answer: PromiseWithResolvers<AuthOutcome>) => void]>([
  ['signedIn', 'signIn', answer => answer.resolve({ accepted: true })],
  ['renewed', 'renew', answer => answer.resolve({ accepted: true })],
  ['confirming', 'signUp', answer => answer.resolve({ accepted: true })],
  ['failed', 'signIn', answer => answer.resolve({ accepted: false })],
  ['failed', 'signIn', answer => answer.reject(new TypeError('Failed to fetch'))],
])('no password is kept in %s', async (state, mode, end) => {
  const { actor, calls, reaches } = start(mode);
  actor.send(submit);
  end(calls[0]!.answer);
  await reaches(state);
  expect(actor.getSnapshot().context.credentials).toEqual({ email: ada.email, password: '' });
});

test('a mail that did not come is sent again; signing up is not repeated for it', async () => {
  const { actor, calls, said, reaches } = start('signUp');
  actor.send(submit);
  calls[0]!.answer.resolve({ accepted: true });
  await reaches('confirming');
  actor.send({ type: 'again' });
  expect(calls[1]!.input).toEqual({ mode: 'resend', credentials: { email: ada.email, password: '' } });
  calls[1]!.answer.resolve({ accepted: true });
  await reaches('confirming');
  expect(said).toHaveBeenLastCalledWith({ type: 'mailed', mode: 'resend' });
});

test('a new password ends it', async () => {
  const { actor, calls, said, reaches } = start('renew');
  actor.send(submit);
  calls[0]!.answer.resolve({ accepted: true });
  await reaches('renewed');
  expect(said.mock.calls).toEqual([[{ type: 'renewed' }]]);
});

test('a refusal is said in the words of the service, and stands at its field', async () => {
  const { actor, calls, said, reaches } = start();
  actor.send(submit);
  calls[0]!.answer.resolve({ accepted: false, message: 'Invalid login credentials', field: 'password' });
  await reaches('failed');
  expect(said).toHaveBeenCalledWith({
    type: 'failed',
    mode: 'signIn',
    message: 'Invalid login credentials',
  });
  expect(actor.getSnapshot().context.problems).toEqual({ password: 'Invalid login credentials' });
});

test('a call that breaks says nothing of its own', async () => {
  const { actor, calls, said, reaches } = start();
  actor.send(submit);
  calls[0]!.answer.reject(new TypeError('Failed to fetch'));
  await reaches('failed');
  expect(said).toHaveBeenCalledWith({ type: 'failed', mode: 'signIn', message: undefined });
});

test('a call that hangs is given up after fifteen seconds', () => {
  const { actor, clock } = start();
  actor.send(submit);
  clock.increment(patience - 1);
  expect(actor.getSnapshot().value).toBe('submitting');
  clock.increment(1);
  expect(actor.getSnapshot().value).toBe('failed');
});

test('a second press while the first is on its way does nothing', () => {
  const { actor, calls } = start();
  actor.send(submit);
  actor.send(submit);
  actor.send({ type: 'google' });
  actor.send(toSignUp);
  expect(calls).toHaveLength(1);
  expect(actor.getSnapshot().context.mode).toBe('signIn');
});

test('Google that cannot be reached fails; who comes back from it can choose again', async () => {
  const { actor, calls, said, reaches } = start();
  actor.send({ type: 'google' });
  actor.send({ type: 'return' });
  expect(actor.getSnapshot().value).toBe('idle');
  actor.send({ type: 'google' });
  calls[1]!.answer.resolve({ accepted: false, message: 'Unsupported provider' });
  await reaches('failed');
  expect(said).toHaveBeenCalledWith({ type: 'failed', mode: 'signIn', message: 'Unsupported provider' });
});

test('the address goes along to the other mode, the problems do not', () => {
  const { actor } = start();
  actor.send(refused);
  actor.send(toSignUp);
  expect(actor.getSnapshot().context).toMatchObject({
    mode: 'signUp',
    credentials: { email: ada.email, password: '' },
    problems: {},
  });
});

describe('rules', () => {
  const corrections: AuthCorrections = {
    email: 'Enter your email address.',
    emailFormat: 'Enter an email address with an @ in it.',
    password: 'Enter your password.',
    passwordLength: 'Use at least 6 characters.',
  };

  test.each([
    [{ email: '', password: '' }, 0, ['email', 'password']],
    [{ email: 'ada', password: 'x' }, 0, ['emailFormat']],
    [{ email: 'ada@', password: 'x' }, 0, ['emailFormat']],
    [ada, 6, []],
    [{ ...ada, password: 'short' }, 6, ['passwordLength']],
    [{ ...ada, password: 'short' }, 0, []],
    [{ ...ada, password: '      ' }, 6, []],
  ] as const)('%j, at least %d: %j', (credentials, minimum, expected) => {
    const problems = validate('signUp', credentials, corrections, minimum);
    expect(Object.values(problems)).toEqual(expected.map(name => corrections[name]));
  });

  test.each([
    ['recover', ['email']],
    ['resend', ['email']],
    ['renew', ['password']],
  ] as const)('%s asks for %j only', (mode, expected) => {
    expect(Object.keys(validate(mode, { email: '', password: '' }, corrections, 6))).toEqual(expected);
  });

  test.each([
    ['renew', true, 'invalid'],
    ['signUp', true, 'invalid'],
    ['signUp', false, 'submitting'],
    ['signIn', true, 'submitting'],
  ] as const)('a short password: %s, length rule %s: %s', (mode, lengthRule, expected) => {
    const { actor } = start(mode);
    const view = connect(actor.getSnapshot(), event => actor.send(event), corrections, lengthRule);
    view.submit({ ...ada, password: 'short' });
    expect(actor.getSnapshot().value).toBe(expected);
  });
});
