// Tests of the view over a city.
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { editions, toCss } from '../../tokens/color.ts';
import { newsstandSize } from '../Newsstand/size.ts';
import { cityScene, inksOf, shore } from './cityScene.ts';
import { cityView } from './cityView.ts';
import type { StreetPlan } from './plan.ts';
import { type SilhouetteName, silhouettes } from './silhouettes.ts';
import { isInStudio, sill } from './studioWindow.ts';

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
const lake = { side: 'south', label: 'The Lake', depth: 90 } as const;
const names = Object.keys(silhouettes) as SilhouetteName[];

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

test('the editions have different pictures', () => {
  const [day, night] = cityView(plan)
    .split('class="night"')
    .map(drawing => drawing.replaceAll(/(stroke|fill)="[^"]*"/g, ''));
  expect(day!.split('<path').slice(1)).not.toEqual(night!.split('<path').slice(1));
});

test('each body of water has a boat, and a city without water has none', () => {
  expect(cityScene(plan).boats).toHaveLength(0);
  expect(cityScene({ ...plan, water: [lake, lake] }).boats).toHaveLength(2);
});

test('a city has the forms of its plan; by default, a dome is the only form', () => {
  expect(cityScene(plan).forms).toEqual([]);
  const landmark = { ...plan.landmark, form: 'dome' } as const;
  expect(cityScene({ ...plan, landmark }).forms).toEqual([silhouettes.dome]);
  expect(cityScene({ ...plan, landmark, silhouettes: ['needle', 'mountain'] }).forms).toEqual([
    silhouettes.needle,
    silhouettes.mountain,
  ]);
});

test('no building hides a dome', () => {
  const { near, towers, surfaces } = cityScene({ ...manyBlocks, silhouettes: ['dome'] });
  const [left, right] = [
    Math.min(...surfaces.map(surface => surface.left)),
    Math.max(...surfaces.map(surface => surface.right)),
  ];
  expect([...near, ...towers].length).toBeGreaterThan(0);
  for (const tower of [...near, ...towers])
    expect((tower.left + tower.right) / 2 < left || (tower.left + tower.right) / 2 > right).toBe(true);
});

/** The leftmost unit of the drawing that phones show (`Newsstand` cuts off the left side). */
const phoneLeft = newsstandSize.width - (newsstandSize.height * 360) / (360 * 0.56);

describe.each(names)('a city with the form %s', name => {
  test.each([-44, -20, 0, 20, 44])('shows it and the large newspaper to phones, turned by %s°', bearing => {
    const { newspaper, surfaces, forms, middle } = cityScene({ ...manyBlocks, bearing, silhouettes: [name] });
    for (const [x, y] of newspaper!.pages.flatMap(({ outline }) => outline)) {
      expect(x).toBeGreaterThan(phoneLeft - 20);
      expect(x).toBeLessThan(newsstandSize.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(shore);
    }
    const tops = [
      ...surfaces.map(({ top }) => top),
      ...[...(forms[0]!.solids ?? []), ...(forms[0]!.masts ?? [])].flatMap(solid =>
        solid.map(([, y]) => y + shore),
      ),
    ];
    // It is at least as high as half of the sky.
    expect(Math.min(...tops)).toBeGreaterThan(0);
    expect(Math.min(...tops)).toBeLessThan(shore / 2);
    expect(middle).toBeGreaterThan(phoneLeft);
  });

  test('has another picture than a city without one, in at most 16 KB with Brotli', () => {
    const svg = cityView({ ...manyBlocks, silhouettes: [name] });
    expect(svg).not.toBe(cityView(manyBlocks));
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(16 * 1024);
  });
});

/** The pane of the window in which is what leads the view. */
const mainPane = { left: 440, right: 780 } as const;
describe.each<[string, StreetPlan]>([
  ['few blocks', plan],
  ['many blocks', manyBlocks],
  ['very many blocks', { ...manyBlocks, columns: 40, rows: 40 }],
  ...names.map((name): [string, StreetPlan] => [`the form ${name}`, { ...manyBlocks, silhouettes: [name] }]),
])('the window of a studio in a city of %s', (_, city) => {
  test('has at most 16 KB with Brotli', () => {
    const svg = cityView(city, 'window');
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(16 * 1024);
  });

  test('shows the whole height of what leads the view in its main pane, and enlarges the city', () => {
    const { camera, forms, surfaces, towers, middle } = cityScene(city, 'window');
    const outlines = [
      ...surfaces.map(surface => surface.outline),
      ...[...(forms[0]?.solids ?? []), ...(forms[0]?.masts ?? [])].map(outline =>
        outline.map(([x, y]) => [x + middle, y + shore] as const),
      ),
      ...(forms.length ? [] : towers.map(({ left, right, top }) => [[(left + right) / 2, top] as const])),
    ];
    const [x, y] = outlines.flat().reduce((highest, point) => (point[1] < highest[1] ? point : highest));
    expect(camera.y + y * camera.scale).toBeGreaterThanOrEqual(30);
    expect(camera.y + y * camera.scale).toBeLessThan(newsstandSize.height / 2);
    // What leads a city without forms is its main street.
    const lead = camera.x + (forms.length ? x : middle) * camera.scale;
    expect(lead).toBeGreaterThan(mainPane.left);
    expect(lead).toBeLessThan(mainPane.right);
    expect(camera.scale).toBeGreaterThanOrEqual(1);
  });
});

test('a window of a studio has no ink of the city on the desk and the drawing board, and no boat on the water', () => {
  expect(isInStudio(930, 400)).toBe(true);
  expect(isInStudio(200, sill + 1)).toBe(true);
  expect(isInStudio(930, 300)).toBe(false);
  expect(cityScene(manyBlocks, 'window').boats).toHaveLength(0);
});

test('a window has another picture than the air, the same each time', () => {
  expect(cityView(plan, 'window')).toBe(cityView(plan, 'window'));
  expect(cityView(plan, 'window')).not.toBe(cityView(plan));
});

test('the editions of a window have different pictures: by night the lamp is lit', () => {
  const [day, night] = cityView(plan, 'window').split('class="night"');
  const lit = `<path fill="${toCss(editions.night.marker)}"`;
  expect(night).toContain(lit);
  expect(day).not.toContain(`<path fill="${toCss(editions.day.marker)}"`);
});

test('the bats of an arch bridge are inside the picture that phones show; a dome has none', () => {
  const city = { ...manyBlocks, bearing: 18, silhouettes: ['archBridge'] } as const;
  const { bats = [] } = cityScene(city);
  expect(bats.length).toBeGreaterThan(9);
  for (const [x, y] of bats.flat()) {
    expect(x).toBeGreaterThan(phoneLeft);
    expect(x).toBeLessThan(newsstandSize.width);
    expect(y).toBeGreaterThan(0);
  }
  expect(cityScene({ ...city, silhouettes: ['dome'] }).bats).toBeUndefined();
});

test('the inks of both editions are amounts from 0 to 1, also beyond the edges of the picture', () => {
  const scene = cityScene({ ...manyBlocks, silhouettes: ['needle', 'mountain'] });
  for (const edition of ['day', 'night'] as const) {
    const { frontAt, backAt } = inksOf(scene, edition);
    for (let x = -10; x < newsstandSize.width + 10; x += 7)
      for (let y = -10; y < newsstandSize.height + 10; y += 7)
        for (const amount of [backAt(x, y), frontAt(x, y) ?? {}].flatMap(inks => Object.values(inks))) {
          expect(amount).toBeGreaterThanOrEqual(0);
          expect(amount).toBeLessThanOrEqual(1);
        }
  }
});
