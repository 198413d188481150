// Tests of the published corrections.
import { expect, test } from 'vitest';
import { problemInCorrection } from './checkCorrection.ts';
import { contentValues } from './contentValues.ts';
import { type Correction, corrections } from './corrections.ts';
import { pageHeads } from './pages.ts';

/** Today's date in the time zone that is furthest ahead (UTC+14), so that a correction of today never counts as future. */
const today = new Date(Date.now() + 14 * 60 * 60 * 1000).toISOString().slice(0, 10);
const site = {
  pages: new Set<string>(pageHeads().map(({ path }) => path)),
  texts: contentValues.flatMap(([path, value]) =>
    typeof value === 'string' && !path.startsWith('./corrections.ts') ? [value] : [],
  ),
  today,
};

test.each(corrections)(
  'the correction of “$said” has a date that is not in the future and a page of the site, whose texts no longer have the old words',
  correction => {
    expect(problemInCorrection(correction, site)).toBeUndefined();
  },
);

test('the newest correction is first', () => {
  const dates = corrections.map(({ on }) => on);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

const correction: Correction = { on: '2026-11-20', page: '/about', said: 'We never err.', says: 'We erred.' };
const messageStart = 'packages/content/src/corrections.ts: the correction of “We never err.”';

test.each<[Partial<Correction>, string]>([
  [{ on: '2026-11-24' }, 'is dated 2026-11-24, which is in the future. Today is 2026-11-23.'],
  [{ on: '2026-11-31' }, 'is dated “2026-11-31”, which is not a day. Write it as in “2026-11-23”.'],
  [
    { page: '/PR-Authority-atlantis' },
    'is about /PR-Authority-atlantis, but there is no such page. Write the address of the page that had the error.',
  ],
  [{ says: 'We never err.' }, 'changes nothing. Write in `says` what the page says now.'],
])('problemInCorrection describes the mistake of a correction with %o', (mistake, sentence) => {
  expect(
    problemInCorrection({ ...correction, ...mistake }, { ...site, texts: [], today: '2026-11-23' }),
  ).toBe(`${messageStart} ${sentence}`);
});

test('problemInCorrection reports an error that is still on the site', () => {
  expect(problemInCorrection(correction, { ...site, texts: ['Believe us: We never err.'] })).toBe(
    `${messageStart} is published, but the site still says it. Correct the page, too.`,
  );
});
