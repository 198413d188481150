import type { CopyfitRequest } from '@fit-to-print/ui/primitives/CopyfitHeadline/solve';
import { beforeAll, expect, it } from 'vitest';
import { createFitter } from './copyfit.ts';

let fitter: Awaited<ReturnType<typeof createFitter>>;
beforeAll(async () => {
  fitter = await createFitter();
}, 120_000);

const request = (text: CopyfitRequest['text'], group?: string): CopyfitRequest => ({
  text,
  bias: 0.35,
  uppercase: group !== undefined,
  group,
});
const sizeOf = (digits: string) => digits.slice(0, 2);

it('fits the same headline the same way on every page', () => {
  const headline = request([['AUSTIN,', 'Texas —']]);
  const fit = fitter.page().fit(headline);
  expect(fit.wide).toHaveLength(1);
  expect(fit.narrow).toHaveLength(1);
  expect(fitter.page().fit(headline)).toBe(fit);
});

it('asks for a second rendering until it knows the whole group, then gives the group one size', () => {
  const page = fitter.page();
  const names = ['Northpier', 'Kettlemoor', 'Second Shift'];
  const fitAll = () => names.map(name => page.fit(request([[name]], 'companies')));
  fitAll();
  expect(page.hasGrown()).toBe(true);
  const sizes = fitAll().map(({ wide }) => sizeOf(wide[0]!));
  expect(new Set(sizes).size).toBe(1);
  expect(page.hasGrown()).toBe(false);
});

it('keeps groups of one name on two pages apart', () => {
  const alone = fitter.page();
  alone.fit(request([['Northpier']], 'companies'));
  const page = fitter.page();
  page.fit(request([['An uncommonly long company']], 'companies'));
  page.fit(request([['Northpier']], 'companies'));
  expect(page.fit(request([['Northpier']], 'companies'))).not.toEqual(
    alone.fit(request([['Northpier']], 'companies')),
  );
});

it('asks for no second rendering where no headlines share a size', () => {
  const page = fitter.page();
  page.fit(request([['Who reads'], ['to Austin']]));
  expect(page.hasGrown()).toBe(false);
});

it.each(['Cañon City', 'São Tomé', 'Œuvre €5', '漢字', '👩‍🚀'])('fits “%s”', words => {
  const { wide } = fitter.page().fit(request([[words], [[{ del: words }, ' ', { ins: words }]]]));
  expect(wide).toEqual([expect.stringMatching(/^[\da-f]{7}$/), expect.stringMatching(/^[\da-f]{7}$/)]);
});
