// Tests of the state machine of a click that opens a page of the payment provider. A tier is a monthly package.
import { createActor, fromPromise, SimulatedClock, transition } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { expect, test, vi } from 'vitest';
import type { OpenedPage } from '../api/subscription.ts';
import { billingMachine, type HostedPageName } from './billing.machine.ts';

const url = 'https://pay.example/session';
const checkout: OpenedPage = { page: 'checkout', url };

test('every state can be reached, every event is emitted, and each state can open a page again', () => {
  const down = new Error('Network error');
  const options = {
    events: [
      { type: 'open', tier: 'growth' },
      { type: 'xstate.done.actor.0.billing.choosingPage', output: null },
      { type: 'xstate.done.actor.0.billing.choosingPage', output: 'checkout' },
      { type: 'xstate.error.actor.0.billing.choosingPage', error: down },
      { type: 'xstate.done.actor.0.billing.opening', output: checkout },
      { type: 'xstate.done.actor.0.billing.opening', output: null },
      { type: 'xstate.error.actor.0.billing.opening', error: down },
    ] as never[],
    serializeState: ({ value }: { value: unknown }) => value as never,
  };
  const all = ['idle', 'choosingPage', 'anonymous', 'opening', 'opened', 'failed'] as const;
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
    const pathsFromState = getShortestPaths(billingMachine, { ...options, fromState });
    expect(pathsFromState.map(({ state }) => state.value)).toContain('opened');
  }
});

function start() {
  const pageChosen = Promise.withResolvers<HostedPageName | null>();
  const pageOpened = Promise.withResolvers<OpenedPage | null>();
  const clock = new SimulatedClock();
  const openPage = vi.fn<(input: unknown) => Promise<OpenedPage | null>>(() => pageOpened.promise);
  const emitted = vi.fn<(event: object) => void>();
  const actor = createActor(
    billingMachine.provide({
      actors: {
        chooseHostedPage: fromPromise(() => pageChosen.promise),
        openPage: fromPromise(({ input }) => openPage(input)),
      },
    }),
    { clock },
  );
  actor.on('*', emitted);
  actor.start();
  const reaches = (value: string) =>
    vi.waitFor(() => expect(actor.getSnapshot().value).toBe(value), { interval: 1 });
  return { actor, clock, pageChosen, pageOpened, openPage, emitted, reaches };
}

test('billingMachine opens one page for repeated clicks', async () => {
  const { actor, pageChosen, pageOpened, openPage, emitted, reaches } = start();
  actor.send({ type: 'open', tier: 'growth' });
  actor.send({ type: 'open', tier: 'pro' });
  pageChosen.resolve('checkout');
  await reaches('opening');
  actor.send({ type: 'open', tier: 'pro' });
  expect(openPage.mock.calls).toEqual([[{ page: 'checkout', tier: 'growth' }]]);
  pageOpened.resolve(checkout);
  await reaches('opened');
  expect(emitted.mock.calls).toEqual([[{ type: 'opened', page: 'checkout', url }]]);
});

test('billingMachine emits the page that the server opens in place of the one asked for', async () => {
  const { actor, pageChosen, pageOpened, emitted, reaches } = start();
  actor.send({ type: 'open', tier: 'growth' });
  pageChosen.resolve('checkout');
  await reaches('opening');
  pageOpened.resolve({ page: 'portal', url });
  await reaches('opened');
  expect(emitted.mock.calls).toEqual([[{ type: 'opened', page: 'portal', url }]]);
});

test('billingMachine emits `anonymous` and opens nothing for an anonymous visitor', async () => {
  const { actor, pageChosen, openPage, emitted, reaches } = start();
  actor.send({ type: 'open', tier: 'growth' });
  pageChosen.resolve(null);
  await reaches('anonymous');
  expect(emitted.mock.calls).toEqual([[{ type: 'anonymous', tier: 'growth' }]]);
  expect(openPage).not.toHaveBeenCalled();
});

test.each(['checkout', 'portal'] as const)('billingMachine emits the failure of %s', async page => {
  const { actor, pageChosen, pageOpened, emitted, reaches } = start();
  const error = new Error('customer-portal answered 500.');
  actor.send({ type: 'open', tier: undefined });
  pageChosen.resolve(page);
  await reaches('opening');
  pageOpened.reject(error);
  await reaches('failed');
  expect(emitted.mock.calls).toEqual([[{ type: 'failed', page, error }]]);
});

test('billingMachine emits `anonymous` when the session turns out to have ended', async () => {
  const { actor, pageChosen, pageOpened, emitted, reaches } = start();
  actor.send({ type: 'open', tier: 'growth' });
  pageChosen.resolve('checkout');
  await reaches('opening');
  pageOpened.resolve(null);
  await reaches('anonymous');
  expect(emitted.mock.calls).toEqual([[{ type: 'anonymous', tier: 'growth' }]]);
});

test.each([
  ['checkout', 'growth', 'portal'],
  ['portal', undefined, 'checkout'],
] as const)('a failure while the page is chosen names the %s that was clicked', (page, tier, before) => {
  const error = new Error('Network error');
  const opened = billingMachine.resolveState({
    value: 'opened',
    context: { tier: undefined, page: before },
  });
  const [choosingPage] = transition(billingMachine, opened, { type: 'open', tier });
  const [, emitted] = transition(billingMachine, choosingPage, {
    type: 'xstate.error.actor.0.billing.choosingPage',
    error,
  } as never);
  expect(emitted).toContainEqual(
    expect.objectContaining({ params: { event: { type: 'failed', page, error } } }),
  );
});

test.each(['choosingPage', 'opening'] as const)('%s fails after 15 s', async state => {
  const { actor, clock, pageChosen, emitted, reaches } = start();
  actor.send({ type: 'open', tier: undefined });
  if (state === 'opening') pageChosen.resolve('portal');
  await reaches(state);
  clock.increment(14_999);
  expect(actor.getSnapshot().value).toBe(state);
  clock.increment(1);
  expect(emitted.mock.calls).toEqual([[{ type: 'failed', page: 'portal', error: undefined }]]);
});
