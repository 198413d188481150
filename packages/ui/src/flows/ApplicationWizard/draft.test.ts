import { expect, test } from 'vitest';
import { filled } from './application.fixtures.ts';
import { answersFrom, type Draft, parseDraft } from './draft.ts';

const draft: Draft = { version: 1, stage: 'business', answers: filled, key: 'a-key-of-16-bytes' };

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
    stage: 'toString',
    key: 'no key at all',
    answers: { firstName: 'Ada', lastName: 7, admin: true },
  };
  expect(parseDraft(stored)).toEqual({
    version: 1,
    stage: 'profile',
    key: null,
    answers: { ...answersFrom({}), firstName: 'Ada' },
  });
});
