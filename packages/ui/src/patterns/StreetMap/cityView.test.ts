// Tests of the view over a city.
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { editions, toCss } from '../../tokens/color.ts';
import { cityView } from './cityView.ts';
import type { StreetPlan } from './plan.ts';

/** A plan without water, squares or a building with a dome. */
const plan: StreetPlan = {
  bearing: 0,
  columns: 6,
  rows: 6,
  blockSize: [30, 30],
  streetWidth: 8,
  squares: [],
  landmark: { at: [2, 2], size: [1, 1], label: 'The Square', form: 'park' },
  mainStreet: { along: 'row', at: 3, label: 'Main St.' },
  water: [],
};
const dome = { ...plan.landmark, form: 'dome' } as const;
const lake = { side: 'south', label: 'The Lake', depth: 90 } as const;
const shapes = (svg: string, part: string) => svg.split(`class="${part}"`).length - 1;

/** A plan with many blocks, as large as those of New York. */
const manyBlocks: StreetPlan = {
  ...plan,
  bearing: 29,
  columns: 7,
  rows: 24,
  blockSize: [58, 14],
  streetWidth: 6,
  mainStreet: { along: 'column', at: 4, label: 'Fifth Ave.' },
  water: [lake],
};

test.each([
  ['few', plan],
  ['many', manyBlocks],
])(
  'the view over a city of %s blocks is the same each time, and has at most 16 KB with Brotli',
  (_, city) => {
    const svg = cityView(city);
    expect(cityView(city)).toBe(svg);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(16 * 1024);
  },
);

test('the views over two cities differ', () => {
  expect(cityView({ ...plan, bearing: 10 })).not.toBe(cityView(plan));
});

test('the view has the colors of both editions', () => {
  const svg = cityView(plan);
  const [day, night] = svg.split('prefers-color-scheme:dark');
  expect(day).toContain(`svg{background:${toCss(editions.day.paper)}}`);
  expect(night).toContain(`svg{background:${toCss(editions.night.paper)}}`);
});

test('only a city with water has a boat', () => {
  expect(shapes(cityView({ ...plan, water: [lake] }), 'sheet')).toBe(shapes(cityView(plan), 'sheet') + 2);
});

test('a landmark is a dome or trees', () => {
  const park = cityView(plan);
  const building = cityView({ ...plan, landmark: dome });
  expect(shapes(park, 'trees')).toBe(1);
  expect(shapes(building, 'trees')).toBe(0);
  expect(shapes(building, 'sheet')).toBeGreaterThan(shapes(park, 'sheet'));
});

test('no building hides a dome at the end of the main street', () => {
  const svg = cityView({
    ...plan,
    columns: 8,
    rows: 10,
    mainStreet: { along: 'column', at: 4, label: 'Main St.' },
    landmark: { ...dome, at: [3, 0], size: [2, 1] },
  });
  const [, left, ground, scale, nearer] = /translate\((\d+) (\d+)\)scale\(([\d.]+)\)"><g class="dome">(.*)/s
    .exec(svg)!
    .map((text, index) => (index < 4 ? Number(text) : text)) as [string, number, number, number, string];
  // The dome is 36 wide, and begins 26 above the ground.
  const [from, to, roof] = [left - 18 * scale, left + 18 * scale, ground - 26 * scale];
  const fronts = [...nearer.matchAll(/class="front" d="([^"]*)"/g)].flatMap(([, path]) =>
    [...path!.matchAll(/M(-?\d+) \d+V(-?\d+)H(-?\d+)/g)].map(numbers => numbers.slice(1).map(Number)),
  );
  const inFront = fronts.filter(([start, , end]) => start! < to && end! > from);
  expect(inFront.length).toBeGreaterThan(0);
  for (const [, top] of inFront) expect(top).toBeGreaterThan(roof);
});

test('far buildings are drawn before near ones', () => {
  const scales = [...cityView(plan).matchAll(/url\(#w(\d)\)/g)].map(([, size]) => Number(size));
  expect(scales).toEqual(scales.toSorted((a, b) => a - b));
  expect(scales).toHaveLength(plan.columns);
});
