import type { CopyfitRequest } from '@fit-to-print/ui/primitives/CopyfitHeadline/solve';
import { beforeAll, expect, it } from 'vitest';
import { createFitter } from './copyfit.ts';

let fitter: Awaited<ReturnType<typeof createFitter>>;
beforeAll(async () => {
  fitter = await createFitter();
}, 120_000);

const ask = (text: CopyfitRequest['text'], group?: string): CopyfitRequest => ({
  text,
  bias: 0.35,
  uppercase: group !== undefined,
  group,
});
const sizeOf = (digits: string) => digits.slice(0, 2);

it('fits the same headline the same way on every page', () => {
  const request = ask([['AUSTIN,', 'Texas —']]);
  const fit = fitter.page().fit(request);
  expect(fit.wide).toHaveLength(1);
  expect(fit.narrow).toHaveLength(1);
  expect(fitter.page().fit(request)).toBe(fit);
});

it('asks for a second rendering until all of a group are known, then gives them one size', () => {
  const page = fitter.page();
  const names = ['Northpier', 'Kettlemoor', 'Second Shift'];
  const fitAll = () => names.map(name => page.fit(ask([[name]], 'companies')));
  fitAll();
  expect(page.settled()).toBe(false);
  const sizes = fitAll().map(({ wide }) => sizeOf(wide[0]!));
  expect(new Set(sizes).size).toBe(1);
  expect(page.settled()).toBe(true);
});

it('keeps the groups of one page from those of another', () => {
  const alone = fitter.page();
  alone.fit(ask([['Northpier']], 'companies'));
  const page = fitter.page();
  page.fit(ask([['An uncommonly long company']], 'companies'));
  page.fit(ask([['Northpier']], 'companies'));
  expect(page.fit(ask([['Northpier']], 'companies'))).not.toEqual(
    alone.fit(ask([['Northpier']], 'companies')),
  );
});

it('is settled at once where nothing shares a size', () => {
  const page = fitter.page();
  page.fit(ask([['Who reads'], ['to Austin']]));
  expect(page.settled()).toBe(true);
});

it.each(['Cañon City', 'São Tomé', 'Œuvre €5', '漢字', '👩‍🚀'])('sets “%s”', words => {
  const { wide } = fitter.page().fit(ask([[words], [[{ del: words }, ' ', { ins: words }]]]));
  expect(wide).toEqual([expect.stringMatching(/^[\da-f]{7}$/), expect.stringMatching(/^[\da-f]{7}$/)]);
});
