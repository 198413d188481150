import { createActor, SimulatedClock } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { expect, test } from 'vitest';
import { type AuthEvent, sessionMachine } from './session.machine.ts';

const ada = { id: 'ada', email: 'ada@hopyard.example' };
const nobody = { user: null, recovering: false, failedLink: null };
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
  return { clock, actor: createActor(sessionMachine, { clock }).start() };
};

test('every state can be reached, and from each the visitor can sign in and out', () => {
  const options = {
    events: [
      { type: 'restore', recovering: false },
      { type: 'none' },
      { type: 'auth', event: 'SIGNED_IN', user: ada },
      { type: 'leave' },
    ] as never[],
    serializeState: ({ value }: { value: unknown }) => value as never,
  };
  const all = ['unknown', 'loading', 'signedOut', 'signedIn'] as const;
  for (const value of all) {
    const paths = getShortestPaths(sessionMachine, {
      ...options,
      fromState: sessionMachine.resolveState({ value, context: nobody }),
    });
    expect(paths.map(({ state }) => state.value).toSorted()).toEqual([...all].toSorted());
  }
});

test.each(events)('%s: the user that comes with it decides', event => {
  const { actor } = start();
  actor.send({ type: 'auth', event, user: ada });
  expect(actor.getSnapshot()).toMatchObject({ value: 'signedIn', context: { user: ada } });
  actor.send({ type: 'auth', event, user: null });
  expect(actor.getSnapshot()).toMatchObject({ value: 'signedOut', context: nobody });
});

test.each(['none', 'leave'] as const)('after `%s` nothing of the user is left', type => {
  const { actor } = start();
  actor.send({ type: 'auth', event: 'PASSWORD_RECOVERY', user: ada });
  actor.send({ type });
  expect(actor.getSnapshot().context).toEqual(nobody);
});

test('a forgotten password is being recovered until there is another', () => {
  const { actor } = start();
  const recovering = () => actor.getSnapshot().context.recovering;
  actor.send({ type: 'auth', event: 'PASSWORD_RECOVERY', user: ada });
  actor.send({ type: 'auth', event: 'INITIAL_SESSION', user: ada });
  expect(recovering()).toBe(true);
  // The form has something to say before the page goes on.
  actor.send({ type: 'auth', event: 'USER_UPDATED', user: ada });
  expect(recovering()).toBe(true);
  actor.send({ type: 'recovered' });
  expect(recovering()).toBe(false);
  // The address may say it before the service does.
  actor.send({ type: 'restore', recovering: true });
  actor.send({ type: 'auth', event: 'INITIAL_SESSION', user: ada });
  expect(recovering()).toBe(true);
});

test('a link that failed is forgotten by whoever is signed in, or leaves', () => {
  const { actor } = start();
  const failedLink = () => actor.getSnapshot().context.failedLink;
  actor.send({ type: 'linkFailed', link: 'confirmation' });
  actor.send({ type: 'none' });
  expect(failedLink()).toBe('confirmation');
  actor.send({ type: 'auth', event: 'INITIAL_SESSION', user: ada });
  expect(failedLink()).toBeNull();
  actor.send({ type: 'linkFailed', link: 'recovery' });
  actor.send({ type: 'leave' });
  expect(failedLink()).toBeNull();
});

test('a service that does not answer leaves the visitor signed out after fifteen seconds', () => {
  const { actor, clock } = start();
  actor.send({ type: 'restore', recovering: false });
  clock.increment(14_999);
  expect(actor.getSnapshot().value).toBe('loading');
  clock.increment(1);
  expect(actor.getSnapshot().value).toBe('signedOut');
});
