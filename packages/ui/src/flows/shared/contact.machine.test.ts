// Tests of the state machine that sends a contact form.
import { createActor, SimulatedClock } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { describe, expect, test } from 'vitest';
import { contexts, filledValues } from './contact.fixtures.ts';
import { contactMachine, type ContactOutcome, type ContactRequest } from './contact.machine.ts';
import { pendingRequests, startActor } from './machineTest.fixtures.ts';

const submit = (changes: object = {}) => ({
  type: 'submit' as const,
  values: { ...filledValues, ...changes },
  problems: {},
});
const invalidSubmit = { ...submit(), problems: { name: 'Enter your name.' } };

describe('contactMachine states', () => {
  // Events that XState itself sends: the request has ended, or taken too long.
  const machineEvents = [
    { type: 'xstate.done.actor.0.contact.sending', output: { accepted: true } },
    { type: 'xstate.done.actor.0.contact.sending', output: { accepted: false } },
    { type: 'xstate.error.actor.0.contact.sending', error: new Error('Network error') },
    { type: 'xstate.after.timeoutMs.contact.sending' },
  ] as const;
  const paths = getShortestPaths(contactMachine, {
    events: [submit(), invalidSubmit, { type: 'cancel' }, ...machineEvents] as never[],
    serializeState: ({ value }) => value,
  });

  test('every state is reachable', () => {
    expect(paths.map(({ state }) => state.value).toSorted()).toEqual(Object.keys(contexts).toSorted());
  });

  test.each(Object.keys(contexts) as (keyof typeof contexts)[])(
    'sending and sent are reachable from %s',
    value => {
      const pathsFromState = getShortestPaths(contactMachine, {
        fromState: contactMachine.resolveState({ value, context: contexts[value] }),
        events: [submit(), ...machineEvents] as never[],
        serializeState: state => state.value,
      });
      expect(pathsFromState.map(({ state }) => state.value)).toEqual(
        expect.arrayContaining(['sending', 'sent']),
      );
    },
  );
});

function start() {
  const send = pendingRequests<ContactOutcome, ContactRequest>();
  const clock = new SimulatedClock();
  const machine = contactMachine.provide({ actors: { send: send.actor } });
  return { ...startActor(createActor(machine, { clock })), requests: send.requests, clock };
}

test('contactMachine emits sent once when the message is accepted', async () => {
  const { actor, requests, emitted, waitForState } = start();
  actor.send(submit());
  requests[0]!.resolve({ accepted: true });
  await waitForState('sent');
  expect(emitted.mock.calls).toEqual([[{ type: 'sent', values: filledValues }]]);
});

test.each<[string, (request: PromiseWithResolvers<ContactOutcome>) => void]>([
  ['is rejected', request => request.resolve({ accepted: false })],
  ['fails', request => request.reject(new TypeError('Failed to fetch'))],
])('contactMachine sends the same request again after the request %s', async (_, end) => {
  const { actor, requests, emitted, waitForState } = start();
  actor.send(submit());
  end(requests[0]!);
  await waitForState('failed');
  expect(emitted.mock.calls).toEqual([[{ type: 'failed' }]]);
  actor.send(submit());
  expect(requests[1]!.input).toEqual(requests[0]!.input);
});

test("contactMachine keeps the server's problems by field", async () => {
  const { actor, requests, waitForState } = start();
  actor.send(submit());
  requests[0]!.resolve({ accepted: false, problems: { email: 'Enter your email address.' } });
  await waitForState('failed');
  expect(actor.getSnapshot().context.problems).toEqual({ email: 'Enter your email address.' });
});

test("contactMachine emits a rejection's message and reference, and neither with the next failure", async () => {
  const { actor, requests, emitted, waitForState } = start();
  actor.send(submit());
  requests[0]!.resolve({
    accepted: false,
    message: 'Too many tries. Try again in 12 minutes.',
    reference: '3f9a0c1e',
  });
  await waitForState('failed');
  actor.send(submit());
  requests[1]!.reject(new TypeError('Failed to fetch'));
  await waitForState('failed');
  expect(emitted.mock.calls).toEqual([
    [{ type: 'failed', message: 'Too many tries. Try again in 12 minutes.', reference: '3f9a0c1e' }],
    [{ type: 'failed', message: undefined, reference: undefined }],
  ]);
});

test('contactMachine ignores submit while a message is being sent', () => {
  const { actor, requests } = start();
  actor.send(submit());
  actor.send(submit({ message: 'Twice.' }));
  expect(requests).toHaveLength(1);
});

test('contactMachine fails and aborts the request after 15 s', () => {
  const { actor, requests, clock } = start();
  actor.send(submit());
  clock.increment(14_999);
  expect(actor.getSnapshot().value).toBe('sending');
  clock.increment(1);
  expect(actor.getSnapshot().value).toBe('failed');
  expect(requests[0]!.signal.aborted).toBe(true);
});

test('cancel aborts the request; the same values can be sent again', () => {
  const { actor, requests, emitted } = start();
  actor.send(submit());
  actor.send({ type: 'cancel' });
  expect(actor.getSnapshot().value).toBe('idle');
  expect(requests[0]!.signal.aborted).toBe(true);
  expect(emitted).not.toHaveBeenCalled();
  actor.send(submit());
  expect(requests[1]!.input).toEqual(requests[0]!.input);
});

test('contactMachine does not send a form with problems, and counts every attempt', () => {
  const { actor, requests } = start();
  actor.send(invalidSubmit);
  actor.send(invalidSubmit);
  expect(actor.getSnapshot().context).toMatchObject({ problems: invalidSubmit.problems, submitCount: 2 });
  expect(requests).toHaveLength(0);
});
