// Helpers of the tests of state machines.
import { type Actor, type AnyMachineSnapshot, type AnyStateMachine, fromPromise } from 'xstate';
import { expect, vi } from 'vitest';

/** An actor whose requests wait until the test resolves or rejects them. */
export function pendingRequests<Output, Input>() {
  const requests: (PromiseWithResolvers<Output> & { input: Input; signal: AbortSignal })[] = [];
  const actor = fromPromise<Output, Input>(({ input, signal }) => {
    const request = { input, signal, ...Promise.withResolvers<Output>() };
    requests.push(request);
    return request.promise;
  });
  return { requests, actor };
}

/** Starts an actor; `emitted` receives every event that it emits. */
export function startActor<Machine extends AnyStateMachine>(actor: Actor<Machine>) {
  const emitted = vi.fn<(event: object) => void>();
  actor.on('*', emitted);
  actor.start();
  const state = () => (actor.getSnapshot() as AnyMachineSnapshot).value as string;
  const waitForState = (value: string) => vi.waitFor(() => expect(state()).toBe(value), { interval: 1 });
  return { actor, emitted, waitForState };
}
