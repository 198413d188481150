import { createActor, fromPromise, SimulatedClock, transition } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { expect, test, vi } from 'vitest';
import { billingMachine, type HostedPageName } from './billing.machine.ts';

const url = 'https://pay.example/session';

test('every state can be reached, every event is emitted, and each state can open a page again', () => {
  const down = new Error('The line is down.');
  const options = {
    events: [
      { type: 'open', tier: 'growth' },
      { type: 'xstate.done.actor.0.billing.identifying', output: null },
      { type: 'xstate.done.actor.0.billing.identifying', output: 'checkout' },
      { type: 'xstate.error.actor.0.billing.identifying', error: down },
      { type: 'xstate.done.actor.0.billing.opening', output: url },
      { type: 'xstate.done.actor.0.billing.opening', output: null },
      { type: 'xstate.error.actor.0.billing.opening', error: down },
    ] as never[],
    serializeState: ({ value }: { value: unknown }) => value as never,
  };
  const all = ['idle', 'identifying', 'anonymous', 'opening', 'opened', 'failed'] as const;
  const paths = getShortestPaths(billingMachine, options);
  expect(paths.map(({ state }) => state.value).toSorted()).toEqual(all.toSorted());
  const emitted = paths.flatMap(({ steps }) =>
    steps.slice(1).flatMap(({ event }, index) => transition(billingMachine, steps[index]!.state, event)[1]),
  );
  const types = emitted.flatMap(({ type, params }: { type: string; params?: unknown }) =>
    type === 'xstate.emit' ? [(params as { event: { type: string } }).event.type] : [],
  );
  expect(new Set(types)).toEqual(new Set(['anonymous', 'opened', 'failed']));
  for (const value of all) {
    const fromState = billingMachine.resolveState({ value, context: { tier: undefined, page: 'checkout' } });
    const ways = getShortestPaths(billingMachine, { ...options, fromState });
    expect(ways.map(({ state }) => state.value)).toContain('opened');
  }
});

function start() {
  const identified = Promise.withResolvers<HostedPageName | null>();
  const addressed = Promise.withResolvers<string | null>();
  const clock = new SimulatedClock();
  const address = vi.fn<(input: unknown) => Promise<string | null>>(() => addressed.promise);
  const emitted = vi.fn<(event: object) => void>();
  const actor = createActor(
    billingMachine.provide({
      actors: {
        identify: fromPromise(() => identified.promise),
        address: fromPromise(({ input }) => address(input)),
      },
    }),
    { clock },
  );
  actor.on('*', emitted);
  actor.start();
  const reaches = (value: string) =>
    vi.waitFor(() => expect(actor.getSnapshot().value).toBe(value), { interval: 1 });
  return { actor, clock, identified, addressed, address, emitted, reaches };
}

test('opens one page for repeated clicks', async () => {
  const { actor, identified, addressed, address, emitted, reaches } = start();
  actor.send({ type: 'open', tier: 'growth' });
  actor.send({ type: 'open', tier: 'pro' });
  identified.resolve('checkout');
  await reaches('opening');
  actor.send({ type: 'open', tier: 'pro' });
  expect(address.mock.calls).toEqual([[{ page: 'checkout', tier: 'growth' }]]);
  addressed.resolve(url);
  await reaches('opened');
  expect(emitted.mock.calls).toEqual([[{ type: 'opened', page: 'checkout', url }]]);
});

test('emits `anonymous` and opens nothing for an anonymous visitor', async () => {
  const { actor, identified, address, emitted, reaches } = start();
  actor.send({ type: 'open', tier: 'growth' });
  identified.resolve(null);
  await reaches('anonymous');
  expect(emitted.mock.calls).toEqual([[{ type: 'anonymous', tier: 'growth' }]]);
  expect(address).not.toHaveBeenCalled();
});

test.each(['checkout', 'portal'] as const)('emits the failure of %s', async page => {
  const { actor, identified, addressed, emitted, reaches } = start();
  const error = new Error('customer-portal answered 500.');
  actor.send({ type: 'open', tier: undefined });
  identified.resolve(page);
  await reaches('opening');
  addressed.reject(error);
  await reaches('failed');
  expect(emitted.mock.calls).toEqual([[{ type: 'failed', page, error }]]);
});

test('emits `anonymous` when the session turns out to have ended', async () => {
  const { actor, identified, addressed, emitted, reaches } = start();
  actor.send({ type: 'open', tier: 'growth' });
  identified.resolve('checkout');
  await reaches('opening');
  addressed.resolve(null);
  await reaches('anonymous');
  expect(emitted.mock.calls).toEqual([[{ type: 'anonymous', tier: 'growth' }]]);
});

test.each([
  ['checkout', 'growth', 'portal'],
  ['portal', undefined, 'checkout'],
] as const)(
  'before it is known who presses, what fails is the %s that they pressed',
  (page, tier, before) => {
    const error = new Error('The line is down.');
    const opened = billingMachine.resolveState({
      value: 'opened',
      context: { tier: undefined, page: before },
    });
    const [identifying] = transition(billingMachine, opened, { type: 'open', tier });
    const [, emitted] = transition(billingMachine, identifying, {
      type: 'xstate.error.actor.0.billing.identifying',
      error,
    } as never);
    expect(emitted).toContainEqual(
      expect.objectContaining({ params: { event: { type: 'failed', page, error } } }),
    );
  },
);

test.each(['identifying', 'opening'] as const)('%s fails after 15 s', async state => {
  const { actor, clock, identified, emitted, reaches } = start();
  actor.send({ type: 'open', tier: undefined });
  if (state === 'opening') identified.resolve('portal');
  await reaches(state);
  clock.increment(14_999);
  expect(actor.getSnapshot().value).toBe(state);
  clock.increment(1);
  expect(emitted.mock.calls).toEqual([[{ type: 'failed', page: 'portal', error: undefined }]]);
});
