import { describe, expect, test } from 'vitest';
import { filled } from './application.fixtures.ts';
import { answersFrom, type Draft, holdsMore, parseDraft, reconcile } from './draft.ts';

const draft: Draft = { version: 1, step: 'business', answers: filled, sent: true };

test('a draft comes back as it was kept', () => {
  expect(parseDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
});

test.each([null, undefined, 7, 'draft', [], {}, { ...draft, version: 2 }, { version: 1, answers: [] }])(
  '%j is no draft',
  stored => {
    expect(parseDraft(stored)).toBeNull();
  },
);

test('what does not belong is left out, and what is missing is empty', () => {
  const stored = {
    version: 1,
    step: 'toString',
    sent: 'yes',
    answers: { firstName: 'Ada', lastName: 7, admin: true },
  };
  expect(parseDraft(stored)).toEqual({
    version: 1,
    step: 'profile',
    sent: false,
    answers: { ...answersFrom({}), firstName: 'Ada' },
  });
});

test('a draft holds more if a word of it stands nowhere in the other', () => {
  const goneOn = { ...draft, answers: { ...filled, businessTeam: `${filled.businessTeam} And a cook.` } };
  expect(holdsMore(draft, goneOn)).toBe(false);
  expect(holdsMore(goneOn, draft)).toBe(true);
  expect(holdsMore({ ...draft, answers: answersFrom({}) }, draft)).toBe(false);
});

describe('of two drafts', () => {
  const older = { ...draft, answers: { ...filled, businessTeam: 'Two growers.' } };
  const newer = { ...draft, answers: { ...filled, businessTeam: 'A cook.' } };
  const device = { draft: older, at: 1000, revision: 1, synced: false };
  const account = { draft: newer, at: 2000, revision: 2 };
  const here = { draft: older, at: 1000, place: 'device' };
  const there = { draft: newer, at: 2000, place: 'elsewhere' };

  test('the only one opens', () => {
    expect(reconcile(null, null)).toEqual({ current: null, other: null });
    expect(reconcile(null, account)).toMatchObject({ current: { draft: newer, place: 'account' } });
    expect(reconcile(device, undefined)).toEqual({ current: here, other: null });
    expect(reconcile(device, null)).toEqual({ current: here, other: null });
  });

  test('the newer one opens, and the other is offered', () => {
    expect(reconcile(device, account)).toEqual({ current: there, other: here });
    expect(reconcile(device, { ...account, at: 500 })).toEqual({
      current: here,
      other: { ...there, at: 500 },
    });
  });

  test('what was saved in the account before gives way, whatever the clocks say', () => {
    expect(reconcile({ ...device, synced: true, at: 9000 }, account).current).toEqual(there);
  });

  test('the one of this device opens when the account has seen nothing since', () => {
    expect(reconcile({ ...device, revision: 2 }, account)).toEqual({ current: here, other: null });
  });

  test('nothing is offered that is in the one that opens', () => {
    const goneOn = { ...older, answers: { ...older.answers, businessTeam: 'Two growers. A cook.' } };
    expect(reconcile(device, { ...account, draft: goneOn })).toMatchObject({
      current: { draft: goneOn },
      other: null,
    });
  });

  test('one that was in the account and is not any more was sent', () => {
    expect(reconcile({ ...device, synced: true }, null)).toEqual({ current: null, other: null });
  });
});
