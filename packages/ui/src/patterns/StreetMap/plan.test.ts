import { describe, expect, test } from 'vitest';
import { drawMap, illustration, type StreetPlan } from './plan.ts';

const plan: StreetPlan = {
  bearing: 18,
  columns: 14,
  rows: 14,
  block: [24, 24],
  street: 7,
  squares: [[3, 4]],
  landmark: { at: [6, 0], size: [2, 2], label: 'The Capitol', form: 'dome' },
  axis: { along: 'column', at: 7, label: 'Congress Ave.' },
  water: [{ side: 'south', label: 'Lady Bird Lake', depth: 122 }],
};
const diagonal = { from: [2, 12], to: [10, 4], label: 'Market St.' } as const;

const dashesLength = (dashes: string) => dashes.split(' ').reduce((sum, dash) => sum + Number(dash), 0);
const segments = ({ path }: { path: string }) => path.split('M').length - 1;
const isInside = ([x, y]: readonly [number, number]) =>
  x > 0 && x < illustration.width && y > 0 && y < illustration.height;

test('draws the same map for the same plan', () => {
  expect(drawMap(structuredClone(plan))).toEqual(drawMap(plan));
});

describe('hatching', () => {
  test.each([
    [24, 7],
    [14, 6],
    [27.3, 8],
    [5, 1],
  ])('the dashes of a block of %d and a street of %d add up exactly', (height, street) => {
    const { hatching, outerHatching } = drawMap({ ...plan, block: [24, height], street });
    for (const { dashes } of [...hatching, outerHatching])
      expect(dashesLength(dashes)).toBeCloseTo(height + street, 9);
  });

  test('is denser near the axis and covers every column once', () => {
    const { hatching } = drawMap(plan);
    expect(hatching.map(segments).reduce((a, b) => a + b)).toBe(plan.columns);
    const lines = hatching.map(({ dashes }) => dashes.split(' ').length);
    expect(lines[0]).toBeGreaterThan(lines.at(-1)!);
  });

  test('follows an axis along a row', () => {
    const { hatching } = drawMap({ ...plan, axis: { along: 'row', at: 3, label: 'Main St.' } });
    expect(hatching.map(segments).reduce((a, b) => a + b)).toBe(plan.rows);
  });
});

describe('labels', () => {
  test('stay inside the picture and apart from each other', () => {
    const { labels, waters, compass } = drawMap({ ...plan, diagonal });
    const points = [labels.landmark, labels.axis.at, labels.avenue!.at, waters[0]!.at, compass!.at];
    for (const point of points) expect(isInside(point)).toBe(true);
    const near = points.flatMap((a, index) =>
      points.slice(index + 1).filter(b => Math.hypot(a[0] - b[0], a[1] - b[1]) < 40),
    );
    expect(near).toEqual([]);
  });

  test.each([
    ['south', 0, [20, 544]],
    ['west', -32, [20, 544]],
    ['west', 29, [20, 26]],
    ['north', -9, [20, 26]],
    ['east', -28, [468, 26]],
    ['east', 29, [468, 544]],
  ] as const)(
    'the label of water in the %s, with its shore turned by %d°, is in the nearest corner',
    (side, rotation, at) => {
      expect(
        drawMap({ ...plan, water: [{ side, label: 'Sea', depth: 60, rotation }] }).waters[0]!.at,
      ).toEqual(at);
    },
  );

  test('the compass avoids the labels of water, and is missing when these are in all four corners', () => {
    const seas = [29, 29, 29, 29].map((rotation, index) => ({
      side: (['east', 'west', 'north', 'south'] as const)[index]!,
      label: `Sea ${index}`,
      depth: 60,
      rotation,
    }));
    expect(drawMap({ ...plan, water: seas.slice(0, 1) }).compass!.at).toEqual([20, 544]);
    expect(drawMap({ ...plan, water: seas }).compass).toBeUndefined();
  });

  test('the label of the axis is outside the second grid', () => {
    const secondGrid = { block: [50, 34], street: 9 } as const;
    const [, y] = drawMap({ ...plan, bearing: 0, diagonal: { ...diagonal, secondGrid } }).labels.axis.at;
    expect(y).toBeLessThan(illustration.height / 2);
  });
});
