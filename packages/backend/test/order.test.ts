/** The API contract of orders in TypeScript: states, briefs and requested changes. */
import { expect, test } from 'vitest';
import {
  type Brief,
  orderEvents,
  orderStates,
  orderTransitions,
  orderWaitsFor,
  validateBrief,
  validateBriefDraft,
  validateChange,
} from '../supabase/functions/_shared/contracts/order.ts';

const brief: Brief = {
  event: 'We forecast harvests.',
  when: 'March',
  quotes: '',
  links: '',
  not_before: null,
};

test('every state can be reached from paid, and only two states end an order', () => {
  const reached = new Set<string>(['paid']);
  for (const state of reached) {
    for (const next of Object.values(orderTransitions[state as 'paid'])) reached.add(next);
  }
  expect([...reached].toSorted()).toEqual([...orderStates].toSorted());
  expect(orderStates.filter(state => orderWaitsFor[state] === 'nobody')).toEqual(['reported', 'canceled']);
  expect(orderStates.filter(state => Object.keys(orderTransitions[state]).length === 0)).toEqual([
    'reported',
    'canceled',
  ]);
});

test('an order can be canceled from every state before filed, and from none after', () => {
  const cancelable = orderStates.filter(state => orderTransitions[state].cancel === 'canceled');
  expect(cancelable).toEqual(['paid', 'brief', 'writing', 'proof', 'changes', 'approved']);
  expect(orderEvents.filter(event => orderTransitions.canceled[event])).toEqual([]);
});

test('an unfinished brief can be saved, and cannot be sent', () => {
  expect(validateBriefDraft({})).toEqual({ ok: true, value: { ...brief, event: '', when: '' } });
  expect(validateBrief({ ...brief, event: ' ' })).toEqual({
    ok: false,
    fields: { event: 'Write what happened.' },
  });
});

test('a brief is stored trimmed, with a day or null', () => {
  expect(validateBrief({ ...brief, event: ' a\r\nb ', not_before: '' })).toEqual({
    ok: true,
    value: { ...brief, event: 'a\nb' },
  });
  expect(validateBrief({ ...brief, not_before: '2026-12-24' })).toMatchObject({
    value: { not_before: '2026-12-24' },
  });
});

test.each([
  [{ not_before: 'soon' }, 'not_before'],
  [{ not_before: 5 }, 'not_before'],
  [{ when: 'x'.repeat(501) }, 'when'],
  [{ event: 'x'.repeat(4001) }, 'event'],
  [{ quotes: '\u0000' }, 'quotes'],
  [{ state: 'approved' }, 'state'],
])('a brief with %o is rejected with its field', (change, field) => {
  const checked = validateBriefDraft({ ...brief, ...change });
  expect(checked.ok ? [] : Object.keys(checked.fields)).toEqual([field]);
});

test('a requested change needs a comment, and no passage', () => {
  expect(validateChange({ comment: 'Shorter.' })).toEqual({
    ok: true,
    value: { passage: '', comment: 'Shorter.' },
  });
  expect(validateChange({ passage: 'The first.' })).toMatchObject({ ok: false });
});
