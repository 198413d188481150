// Tests of copyfit, which sets each line of a headline in the size at which it fills its column.
import type { CopyfitRequest } from '@fit-to-print/ui/primitives/CopyfitHeadline/request';
import { beforeAll, expect, it } from 'vitest';
import { createFitter } from './copyfit.ts';

let fitter: Awaited<ReturnType<typeof createFitter>>;
beforeAll(async () => {
  fitter = await createFitter();
}, 120_000);

/** A headline to fit: to set each line in the size at which it fills its column. The lines of all headlines of a group get one size. */
const request = (text: CopyfitRequest['text'], group?: string): CopyfitRequest => ({
  text,
  sizeBias: 0.35,
  uppercase: group !== undefined,
  lineHeight: 0.86,
  group,
});
/** The size of a line: the first two hexadecimal digits of its fit. */
const sizeOf = (encodedFit: string) => encodedFit.slice(0, 2);

it('a fitter fits equal headlines on several pages once', () => {
  const headline = request([['AUSTIN,', 'Texas —']]);
  const fit = fitter.page().fit(headline);
  expect(fit.wide).toHaveLength(1);
  expect(fit.narrow).toHaveLength(1);
  expect(fitter.page().fit(headline)).toBe(fit);
});

it('a page needs a second rendering when a group of headlines has grown, and then the group has one size', () => {
  const page = fitter.page();
  const names = ['Northpier', 'Kettlemoor', 'Second Shift'];
  const fitAll = () => names.map(name => page.fit(request([[name]], 'companies')));
  fitAll();
  expect(page.shouldRenderAgain()).toBe(true);
  const sizes = fitAll().map(({ wide }) => sizeOf(wide[0]!));
  expect(new Set(sizes).size).toBe(1);
  expect(page.shouldRenderAgain()).toBe(false);
});

it('groups with the same name on two pages have separate sizes', () => {
  const alone = fitter.page();
  alone.fit(request([['Northpier']], 'companies'));
  const page = fitter.page();
  page.fit(request([['An uncommonly long company']], 'companies'));
  page.fit(request([['Northpier']], 'companies'));
  expect(page.fit(request([['Northpier']], 'companies'))).not.toEqual(
    alone.fit(request([['Northpier']], 'companies')),
  );
});

it('a page needs no second rendering for headlines without a group', () => {
  const page = fitter.page();
  page.fit(request([['Who reads'], ['to Austin']]));
  expect(page.shouldRenderAgain()).toBe(false);
});

it.each(['Cañon City', 'São Tomé', 'Œuvre €5', '漢字', '👩‍🚀'])(
  'a fitter fits “%s”, alone and as a correction',
  text => {
    const { wide } = fitter.page().fit(request([[text], [[{ del: text }, ' ', { ins: text }]]]));
    expect(wide).toEqual([expect.stringMatching(/^[\da-f]{9}$/), expect.stringMatching(/^[\da-f]{9}$/)]);
  },
);
