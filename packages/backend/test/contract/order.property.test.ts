/**
 * Contract test (of a local or a hosted project): the buyer, the staff and another user call all functions of an order in random sequences,
 * also two at the same time. A model of an order predicts the outcome of each call. A placement is a page on which a press release was published.
 */
import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Order,
  type OrderEvent,
  orderEvents,
  type OrderRejection,
  type OrderState,
  orderTransitions,
} from '../../supabase/functions/_shared/contracts/order.ts';
import { propertyRunCount } from '../propertyRunCount.ts';
import { type Account, createAccount, makeStaff } from './account.ts';
import { newOrder } from './subscriptions.ts';
import { openProject, type SupabaseProject } from './supabaseProject.ts';
import { sqlState } from '../../local/errorCodes.ts';

let project: SupabaseProject;
let buyer: Account;
let otherUser: Account;
let staff: Account;
beforeAll(async () => {
  project = await openProject();
  [buyer, otherUser, staff] = await Promise.all([
    createAccount(project),
    createAccount(project),
    createAccount(project),
  ]);
  await makeStaff(project.sql, staff);
});
afterAll(() => project.close());

/** The events of the API contract, and two calls that do not change the state. */
const events = [...orderEvents, 'addPlacements', 'renewReportKey'] as const;

/** One call of a function, by the person who may call it or by another user. */
interface Step {
  readonly event: (typeof events)[number];
  /**
   * The version that the call names, minus the latest version. Calls that name a version are accepted only with 0, except that the approved
   * version may be approved again. Other calls ignore it.
   */
  readonly versionOffset: number;
  /** False if the arguments break a rule of the API contract. */
  readonly isValid: boolean;
  readonly by: 'the right person' | 'another user';
}

/** The parts of an order that decide the outcome of the next call. `versions` and `placements` are numbers of rows. */
interface Model {
  readonly state: OrderState;
  readonly versions: number;
  readonly approved: number | null;
  readonly placements: number;
}

const placements = ['https://daily.example/news', 'https://weekly.example/news'];

/** The outcome of a step, and the order after it. */
function predict(
  model: Model,
  { event, versionOffset, isValid, by }: Step,
): [OrderRejection | 'done', Model] {
  const { state, versions, approved } = model;
  const isFiled = state === 'filed' || state === 'reported';
  if (by === 'another user') return ['not_found', model];
  if (event === 'renewReportKey') return [isFiled ? 'done' : 'wrong_state', model];
  if (event === 'addPlacements') {
    if (!isFiled) return ['wrong_state', model];
    return isValid ? ['done', { ...model, placements: placements.length }] : ['invalid', model];
  }
  const next = orderTransitions[state][event];
  const named = versions + versionOffset;
  // A repeated approval of the same version is accepted, and changes nothing.
  if (event === 'approve' && next === undefined && isValid && named === approved) return ['done', model];
  if (next === undefined) return ['wrong_state', model];
  if (event === 'approve' && (!isValid || versionOffset !== 0)) return ['old_version', model];
  if (['requestChanges', 'sendProof'].includes(event) && versionOffset !== 0) return ['old_version', model];
  if (event === 'report' && model.placements === 0) return ['no_placements', model];
  if (['saveBrief', 'sendBrief', 'requestChanges', 'sendProof', 'cancel'].includes(event) && !isValid)
    return ['invalid', model];
  return [
    'done',
    {
      ...model,
      state: next,
      versions: event === 'sendProof' ? versions + 1 : versions,
      approved: event === 'approve' ? named : approved,
    },
  ];
}

/** The text of a proof. It depends on the version alone, so the order in which two simultaneous calls arrive does not matter. */
const textOf = (version: number) => `MILWAUKEE — Version ${version}.`;
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

const staffEvents: readonly Step['event'][] = ['sendProof', 'file', 'addPlacements', 'report', 'cancel'];

/** Makes the call of a step, and returns its outcome. */
async function carryOut(
  orderId: string,
  { versions }: Model,
  { event, versionOffset, isValid, by }: Step,
): Promise<string> {
  const version = versions + versionOffset;
  // All calls send the same brief. The backend accepts an old revision of an unchanged brief, so every call names revision 0.
  const brief = { event: isValid ? 'We signed a farm.' : 5, when: '', quotes: '', links: '' };
  const calls: Record<Step['event'], [name: string, args: object]> = {
    saveBrief: ['save_order_brief', { p_brief: brief, p_revision: 0 }],
    sendBrief: ['send_order_brief', { p_brief: isValid ? brief : { event: ' ' }, p_revision: 0 }],
    requestChanges: [
      'request_order_changes',
      { p_version: version, p_changes: [{ passage: '', comment: isValid ? 'Shorter.' : '' }] },
    ],
    approve: [
      'approve_order_proof',
      { p_version: version, p_hash: hashOf(textOf(isValid ? version : version + 1)) },
    ],
    sendProof: [
      'send_order_proof',
      { p_text: isValid ? textOf(versions + 1) : ' ', p_expected_version: version },
    ],
    file: ['file_order', {}],
    addPlacements: [
      'add_order_placements',
      { p_addresses: isValid ? placements : [...placements, 'nowhere'] },
    ],
    report: ['report_order', {}],
    cancel: ['cancel_order', { p_reason: isValid ? 'The buyer asked for it.' : ' ' }],
    renewReportKey: ['renew_report_key', {}],
  };
  const [name, args] = calls[event];
  const { client } = by === 'another user' ? otherUser : staffEvents.includes(event) ? staff : buyer;
  const { data, error } = await client.rpc(name, { p_order_id: orderId, ...args });
  // Other users get this error from the staff's functions, and not_found from the buyer's.
  if (error?.code === sqlState.insufficientPrivilege) return 'not_found';
  expect(error).toBeNull();
  // The staff's functions return an array.
  const [result] = [data].flat() as [{ outcome: string }];
  return result.outcome;
}

const step: fc.Arbitrary<Step> = fc.record({
  event: fc.constantFrom(...events),
  versionOffset: fc.constantFrom(0, 0, 0, 0, -1, 1),
  isValid: fc.constantFrom(true, true, true, false),
  by: fc.constantFrom<Step['by']>(...Array<Step['by']>(7).fill('the right person'), 'another user'),
});

/** Events that bring an order up to `filed`. A sequence starts with some of them, because random steps rarely get past the brief. */
const eventsUpToFiled: readonly OrderEvent[] = [
  'sendBrief',
  'sendProof',
  'requestChanges',
  'sendProof',
  'approve',
  'file',
];
/** A step as the right person takes it, with valid data. */
const validStep = (event: Step['event']): Step => ({
  event,
  versionOffset: 0,
  isValid: true,
  by: 'the right person',
});

/** Random sequences of steps. */
const stepSequence = fc.record({
  start: fc
    .nat({ max: eventsUpToFiled.length })
    .map(count => eventsUpToFiled.slice(0, count).map(event => [validStep(event)])),
  // Two steps in one array are sent at the same time.
  rest: fc.array(fc.array(step, { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 10 }),
});

/** The order as its buyer reads it. */
async function readOrder(orderId: string): Promise<Order> {
  const { data } = await buyer.client.rpc('my_orders');
  return (data as Order[]).find(({ id }) => id === orderId)!;
}

/** The model of an order, from the order as read. */
const toModel = ({ state, proofs, approval, placements: found }: Order): Model => ({
  state,
  versions: proofs.length,
  approved: approval?.version ?? null,
  placements: found.length,
});

test('an order accepts only steps that the API contract allows, and queues one mail for each step that sends one, when users and staff act in any sequence and at the same time', async () => {
  await fc.assert(
    fc.asyncProperty(stepSequence, async ({ start, rest }) => {
      const orderId = await newOrder(project, buyer);
      let model: Model = { state: 'paid', versions: 0, approved: null, placements: 0 };
      const doneEvents: Step['event'][] = [];
      for (const steps of [...start, ...rest]) {
        const known = model;
        // oxlint-disable-next-line no-await-in-loop -- Each step starts from the order that the previous one left.
        const outcomes = await Promise.all(steps.map(each => carryOut(orderId, known, each)));
        // oxlint-disable-next-line no-await-in-loop -- Each step starts from the order that the previous one left.
        const order = await readOrder(orderId);
        // The database may have handled two simultaneous steps in either sequence.
        const allowed = (
          steps.length === 1
            ? [[0]]
            : [
                [0, 1],
                [1, 0],
              ]
        ).map(sequence => {
          const expected: string[] = [];
          let after = known;
          for (const index of sequence) {
            const current = steps[index]!;
            // Both steps name a version relative to the latest one before either step.
            const versionOffset = known.versions + current.versionOffset - after.versions;
            [expected[index], after] = predict(after, { ...current, versionOffset });
          }
          return { outcomes: expected, after };
        });
        expect(allowed).toContainEqual({ outcomes, after: toModel(order) });
        model = toModel(order);
        outcomes.forEach((outcome, index) => outcome === 'done' && doneEvents.push(steps[index]!.event));

        expect(order.proofs.map(({ version, text, hash }) => [version, text, hash])).toEqual(
          Array.from({ length: model.versions }, (_, index) => {
            const text = textOf(index + 1);
            return [index + 1, text, hashOf(text)];
          }),
        );
        expect(order.approval?.hash).toBe(
          order.approval ? hashOf(textOf(order.approval.version)) : undefined,
        );
      }

      const { data: ordersOfOtherUser } = await otherUser.client.rpc('my_orders');
      expect(ordersOfOtherUser).toEqual([]);
      // Each accepted step of these kinds queues one mail.
      const count = (event: Step['event']) => doneEvents.filter(each => each === event).length;
      const mails = await project.sql<{ kind: string; mails: number }[]>`
        select kind, count(*)::int as mails from public.outbox where order_id = ${orderId} group by kind`;
      const expectedMails = {
        'order-made': 1,
        'order-brief-sent': count('sendBrief'),
        'order-proof': model.versions,
        'order-changes-requested': count('requestChanges'),
        // A repeated approval queues no second mail.
        'order-approved': Math.min(count('approve'), 1),
        'order-filed': count('file'),
        'order-reported': count('report'),
        'order-canceled': count('cancel'),
      };
      expect(Object.fromEntries(mails.map(({ kind, mails: number }) => [kind, number]))).toEqual(
        Object.fromEntries(Object.entries(expectedMails).filter(([, number]) => number > 0)),
      );
    }),
    { numRuns: propertyRunCount(5, 40), endOnFailure: true },
  );
});
