// Tests of the state machine of a visitor's session.
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { expect, test, vi } from 'vitest';
import type { SubscriptionStatus } from '@fit-to-print/backend/contracts/subscription';
import type { AuthEvent } from '../api/authService.ts';
import { sessionMachine } from './session.machine.ts';

const ada = { id: 'ada', email: 'ada@hopyard.example' };
const subscribed: SubscriptionStatus = {
  subscribed: true,
  subscription_tier: 'growth',
  subscription_end: '2026-12-20T00:00:00Z',
  cancel_at_period_end: false,
  payment_failed: false,
  other_subscriptions: 0,
  may_have_bought: false,
};
const signedOutContext = {
  user: null,
  expiredUser: null,
  mustSetPassword: false,
  failedLink: null,
  notice: null,
  subscription: null,
  failedChecks: 0,
};
const events = [
  'INITIAL_SESSION',
  'SIGNED_IN',
  'SIGNED_OUT',
  'TOKEN_REFRESHED',
  'USER_UPDATED',
  'PASSWORD_RECOVERY',
  'MFA_CHALLENGE_VERIFIED',
] as const satisfies AuthEvent[];

const start = () => {
  const clock = new SimulatedClock();
  const checks: PromiseWithResolvers<SubscriptionStatus>[] = [];
  const logFailure = vi.fn<(_: unknown, params: { error: unknown }) => void>();
  const machine = sessionMachine.provide({
    actors: {
      checkSubscription: fromPromise(() => {
        const check = Promise.withResolvers<SubscriptionStatus>();
        checks.push(check);
        return check.promise;
      }),
    },
    actions: { logFailure },
  });
  return { clock, checks, logFailure, actor: createActor(machine, { clock }).start() };
};

test('every state can be reached, and from each the visitor can sign in and out', () => {
  const options = {
    events: [
      { type: 'restore', mustSetPassword: false },
      { type: 'signedOut' },
      { type: 'unreachable' },
      { type: 'auth', event: 'SIGNED_IN', user: ada },
      { type: 'leave' },
      { type: 'xstate.done.actor.0.session.signedIn.checking', output: subscribed },
      { type: 'xstate.error.actor.0.session.signedIn.checking', error: new Error('Network error') },
    ] as never[],
    serializeState: ({ value }: { value: unknown }) => JSON.stringify(value) as never,
  };
  const all = [
    'unknown',
    'loading',
    'unreachable',
    'signedOut',
    { signedIn: 'checking' },
    { signedIn: 'checked' },
    { signedIn: 'unchecked' },
  ] as const;
  for (const value of all) {
    const paths = getShortestPaths(sessionMachine, {
      ...options,
      fromState: sessionMachine.resolveState({ value, context: signedOutContext }),
    });
    expect(new Set(paths.map(({ state }) => JSON.stringify(state.value)))).toEqual(
      new Set(all.map(each => JSON.stringify(each))),
    );
  }
});

test.each(events)('%s: only the user of the event counts', event => {
  const { actor } = start();
  actor.send({ type: 'auth', event, user: ada });
  expect(actor.getSnapshot()).toMatchObject({
    value: { signedIn: 'checking' },
    context: { user: ada },
  });
  actor.send({ type: 'auth', event, user: null });
  expect(actor.getSnapshot()).toMatchObject({
    value: 'signedOut',
    context: { ...signedOutContext, expiredUser: ada, notice: event === 'SIGNED_OUT' ? 'ended' : null },
  });
});

test('sessionMachine remembers the user of an expired session until the next sign-in, sign-out or page', () => {
  const { actor } = start();
  const expiredUser = () => actor.getSnapshot().context.expiredUser;
  for (const event of [
    { type: 'auth', event: 'SIGNED_IN', user: { ...ada, id: 'grace' } },
    { type: 'signedOut' },
    { type: 'leave' },
  ] as const) {
    actor.send({ type: 'auth', event: 'SIGNED_IN', user: ada });
    actor.send({ type: 'auth', event: 'SIGNED_OUT', user: null });
    // The service and another tab both report it.
    actor.send({ type: 'auth', event: 'SIGNED_OUT', user: null });
    expect(expiredUser()).toEqual(ada);
    actor.send(event);
    expect(expiredUser()).toBeNull();
  }
});

test.each(['signedOut', 'leave'] as const)('sessionMachine clears the user on `%s`', type => {
  const { actor } = start();
  actor.send({ type: 'auth', event: 'PASSWORD_RECOVERY', user: ada });
  actor.send({ type });
  expect(actor.getSnapshot().context).toEqual(signedOutContext);
});

test('sessionMachine says that the session ended when the service reports it, once', () => {
  const { actor } = start();
  const notice = () => actor.getSnapshot().context.notice;
  const end = () => actor.send({ type: 'auth', event: 'SIGNED_OUT', user: null });
  actor.send({ type: 'auth', event: 'SIGNED_IN', user: ada });
  end();
  expect(notice()).toBe('ended');
  actor.send({ type: 'noticeAcknowledged' });
  end();
  expect(notice()).toBeNull();
  // A stored session that is refused while it is restored.
  actor.send({ type: 'restore', mustSetPassword: false });
  end();
  expect(notice()).toBe('ended');
});

test('sessionMachine does not say that the session ended when the user has signed out', () => {
  const { actor } = start();
  actor.send({ type: 'auth', event: 'SIGNED_IN', user: ada });
  actor.send({ type: 'signedOut' });
  actor.send({ type: 'auth', event: 'SIGNED_OUT', user: null });
  expect(actor.getSnapshot()).toMatchObject({ value: 'signedOut', context: signedOutContext });
});

test('sessionMachine does not say that a session ended when there was none', () => {
  const { actor } = start();
  actor.send({ type: 'restore', mustSetPassword: false });
  actor.send({ type: 'auth', event: 'INITIAL_SESSION', user: null });
  expect(actor.getSnapshot()).toMatchObject({ value: 'signedOut', context: signedOutContext });
});

test('sessionMachine checks the subscription of a user, and clears it without a user', async () => {
  const { actor, checks } = start();
  const subscription = () => actor.getSnapshot().context.subscription;
  actor.send({ type: 'auth', event: 'SIGNED_IN', user: ada });
  checks[0]!.resolve(subscribed);
  await vi.waitFor(() => expect(subscription()).toEqual(subscribed), { interval: 1 });
  // The last result holds until the next check responds.
  actor.send({ type: 'auth', event: 'TOKEN_REFRESHED', user: ada });
  expect(checks).toHaveLength(2);
  expect(subscription()).toEqual(subscribed);
  actor.send({ type: 'auth', event: 'SIGNED_OUT', user: null });
  expect(subscription()).toBeNull();
  // A check that responds after the sign-out is ignored.
  checks[1]!.resolve(subscribed);
  await new Promise(resolve => setImmediate(resolve));
  expect(subscription()).toBeNull();
});

test('a failed check is logged, leaves the subscription unknown, and is repeated after 5, 10 and 20 s', async () => {
  const { actor, clock, checks, logFailure } = start();
  const reaches = (state: 'unchecked' | 'checked') =>
    vi.waitFor(() => expect(actor.getSnapshot().matches({ signedIn: state })).toBe(true), { interval: 1 });
  actor.send({ type: 'auth', event: 'SIGNED_IN', user: ada });
  checks[0]!.resolve({ ...subscribed, subscribed: false });
  await reaches('checked');
  actor.send({ type: 'recheckSubscription' });
  const error = new Error('Network error');
  for (const [index, ms] of [5000, 10_000, 20_000].entries()) {
    checks[index + 1]!.reject(error);
    // oxlint-disable-next-line no-await-in-loop -- Each check follows the one before.
    await reaches('unchecked');
    expect(actor.getSnapshot().context).toMatchObject({ subscription: null, failedChecks: index + 1 });
    expect(logFailure.mock.calls[index]![1]).toEqual({ error });
    clock.increment(ms - 1);
    expect(checks).toHaveLength(index + 2);
    clock.increment(1);
    expect(checks).toHaveLength(index + 3);
  }
  checks[4]!.resolve(subscribed);
  await reaches('checked');
  expect(actor.getSnapshot().context).toMatchObject({ subscription: subscribed, failedChecks: 0 });
});

test('the subscription of another user is unknown until it is checked', async () => {
  const { actor, checks } = start();
  actor.send({ type: 'auth', event: 'SIGNED_IN', user: ada });
  checks[0]!.resolve(subscribed);
  await vi.waitFor(() => expect(actor.getSnapshot().context.subscription).toEqual(subscribed), {
    interval: 1,
  });
  actor.send({ type: 'auth', event: 'SIGNED_IN', user: { ...ada, id: 'grace' } });
  expect(actor.getSnapshot().context.subscription).toBeNull();
});

test('a password must be set from the click on a recovery link until it is set', () => {
  const { actor } = start();
  const mustSetPassword = () => actor.getSnapshot().context.mustSetPassword;
  actor.send({ type: 'auth', event: 'PASSWORD_RECOVERY', user: ada });
  actor.send({ type: 'auth', event: 'INITIAL_SESSION', user: ada });
  expect(mustSetPassword()).toBe(true);
  // The form shows a message before the page redirects.
  actor.send({ type: 'auth', event: 'USER_UPDATED', user: ada });
  expect(mustSetPassword()).toBe(true);
  actor.send({ type: 'passwordChanged' });
  expect(mustSetPassword()).toBe(false);
  // The URL may report it before the service does.
  actor.send({ type: 'restore', mustSetPassword: true });
  actor.send({ type: 'auth', event: 'INITIAL_SESSION', user: ada });
  expect(mustSetPassword()).toBe(true);
});

test('sessionMachine keeps the sign-in failure until it is acknowledged', () => {
  const { actor } = start();
  const notice = () => actor.getSnapshot().context.notice;
  actor.send({ type: 'notice', notice: 'denied' });
  actor.send({ type: 'signedOut' });
  expect(notice()).toBe('denied');
  actor.send({ type: 'noticeAcknowledged' });
  expect(notice()).toBeNull();
});

test('sessionMachine checks the subscription again on demand, for a user only', () => {
  const { actor, checks } = start();
  actor.send({ type: 'recheckSubscription' });
  expect(checks).toHaveLength(0);
  actor.send({ type: 'auth', event: 'SIGNED_IN', user: ada });
  actor.send({ type: 'recheckSubscription' });
  expect(checks).toHaveLength(2);
});

test('sessionMachine forgets a failed link on sign-in, and when the visitor leaves', () => {
  const { actor } = start();
  const failedLink = () => actor.getSnapshot().context.failedLink;
  actor.send({ type: 'linkFailed', link: 'confirmation' });
  actor.send({ type: 'signedOut' });
  expect(failedLink()).toBe('confirmation');
  actor.send({ type: 'auth', event: 'INITIAL_SESSION', user: ada });
  expect(failedLink()).toBeNull();
  actor.send({ type: 'linkFailed', link: 'recovery' });
  actor.send({ type: 'leave' });
  expect(failedLink()).toBeNull();
});

test('sessionMachine becomes unreachable after 15 s without a response, and signs in when one arrives', () => {
  const { actor, clock } = start();
  actor.send({ type: 'restore', mustSetPassword: false });
  clock.increment(14_999);
  expect(actor.getSnapshot().value).toBe('loading');
  clock.increment(1);
  expect(actor.getSnapshot()).toMatchObject({
    value: 'unreachable',
    context: { notice: 'unreachable' },
  });
  actor.send({ type: 'auth', event: 'TOKEN_REFRESHED', user: ada });
  expect(actor.getSnapshot()).toMatchObject({ value: { signedIn: 'checking' }, context: { user: ada } });
});
