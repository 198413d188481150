// Tests of the check of headline sizes.
import { copyfitKey, type CopyfitRequest } from '@fit-to-print/ui/primitives/CopyfitHeadline/request';
import { beforeAll, expect, it } from 'vitest';
import { createFitter } from './copyfit.ts';
import { checkHeadlineSizes } from './headlineSize.ts';

let fitter: Awaited<ReturnType<typeof createFitter>>;
beforeAll(async () => {
  fitter = await createFitter();
}, 120_000);

/** Fits a headline of the page, and returns a function that checks its size. */
function check(path: string, text: CopyfitRequest['text'], data: object = { closing: { headline: text } }) {
  const request = { text, sizeBias: 0.5, uppercase: false, lineHeight: 0.86 };
  const fits = { [copyfitKey(request)]: fitter.page().fit(request) };
  return () => checkHeadlineSizes({ path, data, fits });
}
const long = 'Many characters of a headline that nobody who edits copy should ever try to put on a line';

it('checkHeadlineSizes rejects a headline of eighteen words on one line, by page, field, words and size', () => {
  expect(check('/about', [[long]])).toThrow(
    new RegExp(
      `^/about, field closing\\.headline: the headline “${long}” would be \\d+\\.\\d px on a screen of 320 px`,
    ),
  );
});

it('checkHeadlineSizes names the file and the field when the headline is a city’s', () => {
  expect(check('/creative-studio-boston', [[long]])).toThrow(
    'cities/boston.ts, field studio.closing.headline: ',
  );
});

it('checkHeadlineSizes names the field of a dateline, which its page shows with no-break spaces and a dash', () => {
  const shown = [[`${long.replaceAll(' ', '\u00A0')}\u00A0—`]] as const;
  expect(check('/creative-studio-boston', shown, { dateline: [[long]] })).toThrow(
    'cities/boston.ts, field dateline: ',
  );
});

it('checkHeadlineSizes names the field of a headline whose lines its page divides in another way', () => {
  const half = long.slice(0, 50);
  expect(
    check('/creative-studio-boston', [[half, half]], { ecosystem: { headline: [[half], [half]] } }),
  ).toThrow('cities/boston.ts, field studio.ecosystem.headline: ');
});

it('checkHeadlineSizes names the file and the field when the headline is an article’s', () => {
  expect(check('/insights/ink', [[long]])).toThrow('articles/ink.md, field closing.headline: ');
});

it('checkHeadlineSizes accepts the same words on lines of a usual length', () => {
  const words = long.split(' ');
  const lines = Array.from({ length: words.length / 2 }, (_, line) => [
    words.slice(line * 2, line * 2 + 2).join(' '),
  ]);
  expect(check('/about', lines)).not.toThrow();
});
