// Tests of drafts of an application: reading them from storage, and choosing between two.
import { describe, expect, test } from 'vitest';
import { filledAnswers } from './application.fixtures.ts';
import { type Draft, hasTextMissingIn, parseDraft, reconcile, toAnswers } from './draft.ts';

/** A draft with an answer to every question, left at the second stage. */
const draft: Draft = { version: 1, step: 'business', answers: filledAnswers, wasSent: true };

test('parseDraft restores a saved draft', () => {
  expect(parseDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
});

test.each([null, undefined, 7, 'draft', [], {}, { ...draft, version: 2 }, { version: 1, answers: [] }])(
  'parseDraft returns null for %j',
  stored => {
    expect(parseDraft(stored)).toBeNull();
  },
);

test('parseDraft drops unknown fields and fills missing ones with an empty string', () => {
  const stored = {
    version: 1,
    step: 'toString',
    wasSent: 'yes',
    answers: { firstName: 'Ada', lastName: 7, admin: true },
  };
  expect(parseDraft(stored)).toEqual({
    version: 1,
    step: 'profile',
    wasSent: false,
    answers: { ...toAnswers({}), firstName: 'Ada' },
  });
});

test('hasTextMissingIn is true only when text of the first draft is not in the second', () => {
  const continued = {
    ...draft,
    answers: { ...filledAnswers, businessTeam: `${filledAnswers.businessTeam} And a cook.` },
  };
  expect(hasTextMissingIn(draft, continued)).toBe(false);
  expect(hasTextMissingIn(continued, draft)).toBe(true);
  expect(hasTextMissingIn({ ...draft, answers: toAnswers({}) }, draft)).toBe(false);
});

describe('reconcile', () => {
  const older = { ...draft, answers: { ...filledAnswers, businessTeam: 'Two growers.' } };
  const newer = { ...draft, answers: { ...filledAnswers, businessTeam: 'A cook.' } };
  const device = { draft: older, savedAt: 1000, revision: 1, synced: false };
  const account = { draft: newer, savedAt: 2000, revision: 2 };
  const fromDevice = { draft: older, savedAt: 1000, place: 'thisDevice' };
  const fromAccount = { draft: newer, savedAt: 2000, place: 'elsewhere' };

  test('opens the only draft', () => {
    expect(reconcile(null, null)).toEqual({ current: null, otherDraft: null });
    expect(reconcile(null, account)).toMatchObject({ current: { draft: newer, place: 'account' } });
    expect(reconcile(device, undefined)).toEqual({ current: fromDevice, otherDraft: null });
    expect(reconcile(device, null)).toEqual({ current: fromDevice, otherDraft: null });
  });

  test('opens the newer draft and offers the other', () => {
    expect(reconcile(device, account)).toEqual({ current: fromAccount, otherDraft: fromDevice });
    expect(reconcile(device, { ...account, savedAt: 500 })).toEqual({
      current: fromDevice,
      otherDraft: { ...fromAccount, savedAt: 500 },
    });
  });

  test('opens the draft of the account, even an older one, when the device draft was saved there', () => {
    expect(reconcile({ ...device, synced: true, savedAt: 9000 }, account).current).toEqual(fromAccount);
  });

  test('opens the device draft when it is based on the latest revision of the account', () => {
    expect(reconcile({ ...device, revision: 2 }, account)).toEqual({ current: fromDevice, otherDraft: null });
  });

  test('does not offer a draft when the draft that opens contains all its text', () => {
    const continued = { ...older, answers: { ...older.answers, businessTeam: 'Two growers. A cook.' } };
    expect(reconcile(device, { ...account, draft: continued })).toMatchObject({
      current: { draft: continued },
      otherDraft: null,
    });
  });

  test('opens nothing when the device draft was saved to the account and the account has no draft any more', () => {
    expect(reconcile({ ...device, synced: true }, null)).toEqual({ current: null, otherDraft: null });
  });
});
