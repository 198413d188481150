import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Order,
  type OrderEvent,
  orderEvents,
  type OrderRefusal,
  type OrderState,
  orderTransitions,
} from '../../supabase/functions/_shared/contracts/order.ts';
import { runCount } from '../runCount.ts';
import { type Account, signIn } from './account.ts';
import { newOrder } from './newOrder.ts';
import { openTarget, type Target } from './target.ts';

// Buyer, staff and a otherUser do anything in any order, also two things at once. A model of an order says what each must lead to.

let target: Target;
let buyer: Account;
let otherUser: Account;
let staff: Account;
beforeAll(async () => {
  target = await openTarget();
  [buyer, otherUser, staff] = await Promise.all([signIn(target), signIn(target), signIn(target)]);
  await target.sql`insert into staff_members (user_id, second_factor) values (${staff.id}, false)`;
});
afterAll(() => target.stop());

const events = [...orderEvents, 'addPlacements', 'renewReportKey'] as const;

/** What somebody does to the order. */
interface Step {
  readonly event: (typeof events)[number];
  /** Of the version that the step names, from the latest one: 0 is right. */
  readonly versionOffset: number;
  /** False: what is sent breaks a rule of the contract. */
  readonly isValid: boolean;
  readonly by: 'the right person' | 'another user';
}

/** What is known of an order. */
interface Model {
  readonly state: OrderState;
  readonly versions: number;
  readonly approved: number | null;
  readonly placements: number;
}

const placements = ['https://daily.example/news', 'https://weekly.example/news'];

/** The outcome of a step, and the order after it. */
function predict(model: Model, { event, versionOffset, isValid, by }: Step): [OrderRefusal | 'done', Model] {
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
  // The same approval, sent again.
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

/** A text of a proof. Two that are sent at once differ only in the order of their arrival. */
const textOf = (version: number) => `MILWAUKEE — Version ${version}.`;
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

const forStaff: readonly Step['event'][] = ['sendProof', 'file', 'addPlacements', 'report', 'cancel'];

async function carryOut(
  orderId: string,
  { versions }: Model,
  { event, versionOffset, isValid, by }: Step,
): Promise<string> {
  const version = versions + versionOffset;
  const brief = { event: isValid ? 'We signed a farm.' : 'x'.repeat(5000), when: '', quotes: '', links: '' };
  const calls: Record<Step['event'], [name: string, args: object]> = {
    saveBrief: ['save_order_brief', { p_brief: brief }],
    sendBrief: ['send_order_brief', { p_brief: isValid ? brief : { event: ' ' } }],
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
  const { client } = by === 'another user' ? otherUser : forStaff.includes(event) ? staff : buyer;
  const { data, error } = await client.rpc(name, { p_order_id: orderId, ...args });
  // Only the staff may call the staff's functions at all.
  if (error?.code === '42501') return 'not_found';
  expect(error).toBeNull();
  return (data as { outcome: string }).outcome;
}

const step: fc.Arbitrary<Step> = fc.record({
  event: fc.constantFrom(...events),
  versionOffset: fc.constantFrom(0, 0, 0, 0, -1, 1),
  isValid: fc.constantFrom(true, true, true, false),
  by: fc.constantFrom<Step['by']>(...Array<Step['by']>(7).fill('the right person'), 'another user'),
});

/** Steps that lead an order on, so that histories do not end at the brief. */
const ahead: readonly OrderEvent[] = [
  'sendBrief',
  'sendProof',
  'requestChanges',
  'sendProof',
  'approve',
  'file',
];
const right = (event: Step['event']): Step => ({
  event,
  versionOffset: 0,
  isValid: true,
  by: 'the right person',
});

const history = fc.record({
  start: fc.nat({ max: ahead.length }).map(count => ahead.slice(0, count).map(event => [right(event)])),
  // Two steps: they are sent at once.
  rest: fc.array(fc.array(step, { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 10 }),
});

async function read(orderId: string): Promise<Order> {
  const { data } = await buyer.client.rpc('my_orders');
  return (data as Order[]).find(({ id }) => id === orderId)!;
}

const toModel = ({ state, proofs, approval, placements: found }: Order): Model => ({
  state,
  versions: proofs.length,
  approved: approval?.version ?? null,
  placements: found.length,
});

test('an order only takes steps that the contract allows, when users and staff act in any sequence and at the same time', async () => {
  await fc.assert(
    fc.asyncProperty(history, async ({ start, rest }) => {
      const orderId = await newOrder(target, buyer);
      let model: Model = { state: 'paid', versions: 0, approved: null, placements: 0 };
      const done: Step['event'][] = [];
      for (const steps of [...start, ...rest]) {
        const known = model;
        // oxlint-disable-next-line no-await-in-loop -- One after the other.
        const outcomes = await Promise.all(steps.map(each => carryOut(orderId, known, each)));
        // oxlint-disable-next-line no-await-in-loop -- One after the other.
        const order = await read(orderId);
        // What was sent at once was done in one of the two orders.
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
            // A version that was named before the other step stays the one that was named.
            const versionOffset = known.versions + current.versionOffset - after.versions;
            [expected[index], after] = predict(after, { ...current, versionOffset });
          }
          return { outcomes: expected, after };
        });
        expect(allowed).toContainEqual({ outcomes, after: toModel(order) });
        model = toModel(order);
        outcomes.forEach((outcome, index) => outcome === 'done' && done.push(steps[index]!.event));

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

      const { data: othersOrders } = await otherUser.client.rpc('my_orders');
      expect(othersOrders).toEqual([]);
      // Each step is recorded once.
      const count = (event: Step['event']) => done.filter(each => each === event).length;
      const mails = await target.sql<{ kind: string; mails: number }[]>`
        select kind, count(*)::int as mails from public.outbox where order_id = ${orderId} group by kind`;
      const expectedMails = {
        'order-made': 1,
        'order-brief-sent': count('sendBrief'),
        'order-proof': model.versions,
        'order-changes-requested': count('requestChanges'),
        // An approval that is sent again is the same one.
        'order-approved': Math.min(count('approve'), 1),
        'order-filed': count('file'),
        'order-reported': count('report'),
        'order-canceled': count('cancel'),
      };
      expect(Object.fromEntries(mails.map(({ kind, mails: number }) => [kind, number]))).toEqual(
        Object.fromEntries(Object.entries(expectedMails).filter(([, number]) => number > 0)),
      );
    }),
    { numRuns: runCount(12, 40), endOnFailure: true },
  );
});
