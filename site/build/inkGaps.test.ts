// Tests that the lines of a headline do not touch.
import type { CopyfitRequest } from '@fit-to-print/ui/primitives/CopyfitHeadline/request';
import type { HeadlineText } from '@fit-to-print/ui/primitives/CopyfitHeadline/text';
import { samples } from '../../packages/ui/src/primitives/CopyfitHeadline/samples.fixtures.ts';
import { beforeAll, expect, it } from 'vitest';
import { createFitter } from './copyfit.ts';
import { type InkGap, openInkGaps } from './inkGaps.ts';

let gapsOf: (text: HeadlineText, options?: Partial<CopyfitRequest>) => InkGap[];
beforeAll(async () => {
  const fitter = await createFitter();
  const inkGaps = await openInkGaps();
  gapsOf = (text, options) => {
    const request = { text, sizeBias: 0.5, uppercase: false, lineHeight: 0.86, ...options };
    return inkGaps(request, fitter.page().fit(request));
  };
}, 120_000);

/** The line heights of the site's headlines, in em. */
const lineHeights = [0.72, 0.86, 1] as const;
/** The smallest distance between the ink of two lines, in em of the larger line. */
const minGap = 0.05;
/** The pairs of lines whose ink touches, or almost does. */
const touching = (gaps: readonly InkGap[]) => gaps.filter(({ gap }) => gap < minGap);

it('openInkGaps reports the two lines whose ink touches', async () => {
  const inkGaps = await openInkGaps();
  const request = { text: [['gg'], ['dd']], sizeBias: 0.5, uppercase: false, lineHeight: 0.72 };
  // Two lines in the same size, without leading (space) above the second.
  const withoutLeading = { wide: ['ff8000000', 'ff8000000'] };
  expect(touching(inkGaps(request, withoutLeading))).toMatchObject([{ upper: 'gg', lower: 'dd' }]);
});

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,:;!?&@#%€$()[]/“”‘’—ÉÅñç';

it('no fitted letter touches a descender in the line above', () => {
  expect(touching(Array.from(letters).flatMap(letter => gapsOf([['gggg'], [letter.repeat(4)]])))).toEqual([]);
});

it('no fitted letter touches a capital in the line below', () => {
  expect(touching(Array.from(letters).flatMap(letter => gapsOf([[letter.repeat(4)], ['ÉHDd']])))).toEqual([]);
});

it.each(lineHeights)(
  'no corrected word in the pencil’s font touches another line, at a line height of %f',
  lineHeight => {
    const words = ['fig, Jay?', 'Quality;', 'bold Éty.'];
    const stacked = words.flatMap(word => [
      ...gapsOf([[[{ ins: word }]], ['Bdfhkl ÅT']], { lineHeight }),
      ...gapsOf([['gypsy, jQ'], [[{ del: 'gone' }, ' ', { ins: word }]]], { lineHeight }),
    ]);
    expect(touching(stacked)).toEqual([]);
  },
);

it.each(lineHeights)('lines of very different sizes do not touch, at a line height of %f', lineHeight => {
  expect(
    touching(samples.flatMap(({ text, ...options }) => gapsOf(text, { ...options, lineHeight }))),
  ).toEqual([]);
  expect(touching(gapsOf([['Gy'], ['representation of the unrepresented'], ['Ij']], { lineHeight }))).toEqual(
    [],
  );
});
