// Tests of the shapes and labels of street maps.
import { describe, expect, test } from 'vitest';
import { drawMap as draw, frames, cityFrameOf, type StreetPlan, textSize } from './plan.ts';
import { shoreTestOf } from './water.ts';

const frame = frames.index;
const drawMap = (of: StreetPlan) => draw(of, frame);

/** A plan like that of Austin. */
const plan: StreetPlan = {
  bearing: 18,
  columns: 14,
  rows: 14,
  blockSize: [24, 24],
  streetWidth: 7,
  squares: [[3, 4]],
  landmark: { at: [6, 0], size: [2, 2], label: 'The Capitol', form: 'dome' },
  mainStreet: { along: 'column', at: 7, label: 'Congress Ave.' },
  water: [{ side: 'south', label: 'Lady Bird Lake', depth: 122 }],
};
const diagonal = { from: [2, 12], to: [10, 4], label: 'Market St.' } as const;

/** The length of a pattern of dashes, in units. */
const dashesLength = (dashes: string) => dashes.split(' ').reduce((sum, dash) => sum + Number(dash), 0);
/** Returns the number of lines in a path. */
const segments = ({ path }: { path: string }) => path.split('M').length - 1;
const isInside = ([x, y]: readonly [number, number]) => x > 0 && x < frame.width && y > 0 && y < frame.height;
/** Converts a position relative to the middle of the turned map into a position in the picture. */
const inPicture = (
  { middle }: ReturnType<typeof draw>,
  { at: [x, y] }: { at: readonly [number, number] },
) => {
  const [left = 0, top = 0] = middle.match(/[-\d.]+/g)!.map(Number);
  const [sin, cos] = [Math.sin((plan.bearing * Math.PI) / 180), Math.cos((plan.bearing * Math.PI) / 180)];
  return [left + x * cos - y * sin, top + x * sin + y * cos] as const;
};

test('drawMap draws the same map for the same plan', () => {
  expect(drawMap(structuredClone(plan))).toEqual(drawMap(plan));
});

describe('hatching', () => {
  test.each([
    [24, 7],
    [14, 6],
    [27.3, 8],
    [5, 1],
  ])('the dashes of a block of %d and a street of %d add up exactly', (height, streetWidth) => {
    const { hatching, outerHatching } = drawMap({ ...plan, blockSize: [24, height], streetWidth });
    for (const { dashes } of hatching) expect(dashesLength(dashes)).toBeCloseTo(height + streetWidth, 9);
    // The lines of a whole number of blocks: rounding errors do not add up.
    const distances = outerHatching.lines.matchAll(/m-[\d.]+ ([\d.]+)/g);
    const blockCount =
      Array.from(distances).reduce((sum, [, distance]) => sum + Number(distance), 0) / (height + streetWidth);
    expect(blockCount).toBeCloseTo(Math.round(blockCount), 9);
  });

  test('is denser near the main street and covers every column once', () => {
    const { hatching } = drawMap(plan);
    expect(hatching.map(segments).reduce((a, b) => a + b)).toBe(plan.columns);
    const lines = hatching.map(({ dashes }) => dashes.split(' ').length);
    expect(lines[0]).toBeGreaterThan(lines.at(-1)!);
  });

  test('covers every row once when the main street is along a row', () => {
    const { hatching } = drawMap({ ...plan, mainStreet: { along: 'row', at: 3, label: 'Main St.' } });
    expect(hatching.map(segments).reduce((a, b) => a + b)).toBe(plan.rows);
  });
});

describe('labels', () => {
  test('stay inside the picture and apart from each other', () => {
    const map = drawMap({ ...plan, diagonal });
    const { labels, waters, compass } = map;
    const turned = [labels.landmark, labels.mainStreet, labels.diagonal!].map(label => inPicture(map, label));
    const points = [...turned, waters[0]!.at, compass!.at];
    for (const point of points) expect(isInside(point)).toBe(true);
    const near = points.flatMap((a, index) =>
      points.slice(index + 1).filter(b => Math.hypot(a[0] - b[0], a[1] - b[1]) < 40),
    );
    expect(near).toEqual([]);
  });

  test.each([
    ['south', 0, [112, 408]],
    ['west', -32, [112, 408]],
    ['west', 29, [112, 31]],
    ['north', -9, [112, 31]],
    ['east', -28, [608, 31]],
    ['east', 29, [608, 408]],
  ] as const)(
    'the label of water in the %s, with its shore turned by %d°, is in the nearest corner',
    (side, rotation, at) => {
      expect(
        drawMap({ ...plan, water: [{ side, label: 'Sea', depth: 180, rotation }] }).waters[0]!.at,
      ).toEqual(at);
    },
  );

  test('the label of water whose corner is on land is moved to the water', () => {
    const water = { side: 'north', label: 'The Golden Gate', rotation: -9 } as const;
    const at = (depth: number) =>
      draw({ ...plan, bearing: -9, water: [{ ...water, depth }] }, frames.streetsRight).waters[0]!.at;
    const { left, top } = frames.streetsRight.labels;
    expect(at(200)).toEqual([left + 20, top + 26.5]);
    const [x, y] = at(60);
    expect(x).toBe(left + 20);
    expect(y).toBeLessThan(frames.streetsRight.middle[1] - (280 - 60) + 14);
  });

  test('the compass avoids the labels of water, and is missing when these are in all four corners', () => {
    const seas = [29, 29, 29, 29].map((rotation, index) => ({
      side: (['east', 'west', 'north', 'south'] as const)[index]!,
      label: `Sea ${index}`,
      depth: 60,
      rotation,
    }));
    expect(drawMap({ ...plan, water: seas.slice(0, 1) }).compass!.at).toEqual([112, 408]);
    expect(drawMap({ ...plan, water: seas }).compass).toBeUndefined();
  });

  test('a phone shows the names of the streets that it has room for', () => {
    const shown = (of: Partial<StreetPlan>) => {
      const { labels } = draw({ ...plan, ...of }, frames.streetsRight);
      return [labels.mainStreet.isOnPhone, labels.diagonal?.isOnPhone];
    };
    expect(shown({})).toEqual([true, undefined]);
    const label = 'A street with a name longer than a phone';
    expect(shown({ diagonal, mainStreet: { ...plan.mainStreet, label } })).toEqual([false, true]);
  });

  test('narrow screens show the name of the landmark above it, or beside it where a street has its name; none if a phone has no room for it', () => {
    const labels = (of: Partial<StreetPlan>) => draw({ ...plan, ...of }, frames.streetsRight).labels;
    const landmark = (of: Partial<StreetPlan['landmark']>) => ({ ...plan.landmark, ...of });
    // 14 rows of blocks and streets are 434 units high.
    const [x, y] = labels({}).landmark.narrow!;
    expect(Math.abs(x)).toBeLessThan(31);
    expect(y).toBeLessThan(-434 / 2);
    const beside = labels({ landmark: landmark({ at: [6, 9] }) });
    expect(Math.abs(beside.landmark.narrow![0] - beside.mainStreet.at[0])).toBeGreaterThan(31);
    const label = 'A landmark with a name longer than a phone';
    expect(labels({ landmark: landmark({ label }) }).landmark.narrow).toBeUndefined();
    expect(drawMap(plan).labels.landmark.narrow).toBeUndefined();
  });

  test('narrow screens show the name of water on the water; only tablets if a phone has no room for it', () => {
    const narrow = (of: Partial<StreetPlan>) =>
      draw({ ...plan, ...of }, frames.streetsLeft).waters.map(water => water.narrow);
    const [middleX, middleY] = frames.streetsLeft.middle;
    const [lake] = narrow({});
    expect(lake!.isOnPhone).toBe(true);
    // The shore is a wave around a line 122 units above the edge of the picture.
    expect(lake!.at[1]).toBeGreaterThan(middleY + 280 - 122);
    expect(shoreTestOf(plan.water[0]!, frames.streetsLeft).isInland(lake!.at, 0)).toBe(false);
    const rivers = narrow({
      bearing: 29,
      water: [{ side: 'west', label: 'Hudson River', depth: 60, rotation: 29 }],
    });
    expect(rivers[0]!.isOnPhone).toBe(false);
    expect(rivers[0]!.at[0]).toBeLessThan(middleX - (244 - 60) + 28);
    expect(narrow({ water: [{ side: 'south', label: 'A sea too far', depth: -200 }] })).toEqual([undefined]);
    expect(drawMap(plan).waters[0]!.narrow).toBeUndefined();
  });

  test('the name of the main street is not beside the name of the landmark', () => {
    const landmark = { at: [3, 7], size: [1, 2], label: 'Bryant Park', form: 'park' } as const;
    const mainStreet = { along: 'column', at: 4, label: 'Fifth Ave.' } as const;
    const newYork = {
      ...plan,
      columns: 6,
      rows: 22,
      blockSize: [50, 14],
      streetWidth: 6,
      squares: [],
    } as const;
    const { labels } = draw({ ...newYork, landmark, mainStreet, water: [] }, frames.streetsLeft);
    const { y, height } = labels.landmark.clearing;
    expect(Math.abs(labels.mainStreet.at[1] - (y + height / 2))).toBeGreaterThan(
      textSize([mainStreet.label], frames.streetsLeft, 1.25).width / 2 + height / 2,
    );
  });

  test('the name of the landmark clears whole blocks, but no water', () => {
    const clearingBeside = (water: StreetPlan['water']) =>
      draw(
        {
          ...plan,
          bearing: 29,
          columns: 7,
          rows: 24,
          blockSize: [58, 14],
          streetWidth: 6,
          landmark: { at: [3, 7], size: [1, 2], label: 'Bryant Park', form: 'park' },
          mainStreet: { along: 'column', at: 4, label: 'Fifth Ave.' },
          squares: [],
          water,
        },
        frames.streetsLeft,
      ).labels.landmark.clearing;
    const besideRiver = clearingBeside([{ side: 'east', label: 'East River', depth: 90, rotation: 29 }]);
    expect(besideRiver.width).toBeLessThan(clearingBeside([]).width);
    expect(besideRiver.width).toBeGreaterThan(textSize(['Bryant Park'], frames.streetsLeft, 1.25).width);
  });

  test('the label of the main street is outside the second grid', () => {
    const adjacentGrid = { blockSize: [50, 34], streetWidth: 9 } as const;
    const [, y] = drawMap({ ...plan, bearing: 0, diagonal: { ...diagonal, adjacentGrid } }).labels.mainStreet
      .at;
    expect(y).toBeLessThan(0);
  });
});

test('a phone shows water in the south', () => {
  const phoneBottom = (depth: number) =>
    draw({ ...plan, water: [{ side: 'south', label: 'Sea', depth }] }, frames.streetsLeft).phoneBottom;
  expect([180, 122, 0].map(phoneBottom)).toEqual([110, 110, 140]);
  expect(draw({ ...plan, water: [] }, frames.streetsLeft).phoneBottom).toBeUndefined();
});

test('a map whose streets lean to the east is at the left of its text', () => {
  const isLeft = (bearing: number) =>
    frames[cityFrameOf({ ...plan, bearing })].middle[0] < frames.streetsRight.width / 2;
  expect([-32, 0, 18].map(isLeft)).toEqual([false, false, true]);
});

test('the label of a landmark takes the place of a row of blocks, also when it is not taller than a street is wide', () => {
  const { clearing } = draw(
    {
      ...plan,
      bearing: 0,
      columns: 2,
      rows: 2,
      blockSize: [120, 120],
      streetWidth: 24,
      squares: [],
      landmark: { at: [0, 0], size: [1, 1], label: 'The only square for miles around', form: 'park' },
      mainStreet: { along: 'row', at: 1, label: 'Main St.' },
      water: [],
    },
    frames.streetsRight,
  ).labels.landmark;
  expect(clearing.height).toBeGreaterThan(100);
});

test('the second grid covers the half of the widest picture that is on its side, and little more', () => {
  const { width, height, middle } = frames.streetsRight;
  const corner = Math.hypot(Math.max(middle[0], width - middle[0]), Math.max(middle[1], height - middle[1]));
  const adjacentGrid = { blockSize: [36, 24], streetWidth: 7 } as const;
  const { path } = draw({ ...plan, diagonal: { ...diagonal, adjacentGrid } }, frames.streetsRight)
    .adjacentGrid!.edges[0]!;
  const [across, top, bottom] = [/h(\d+)/, /^M-?\d+ (\d+)/, /.*M-?\d+ (\d+)/].map(part =>
    Number(part.exec(path)![1]),
  ) as [number, number, number];
  expect(top).toBe(0);
  expect(across).toBeGreaterThan(2 * corner);
  expect(across).toBeLessThan(2.5 * corner);
  // The diagonal street is within 200 units of the middle.
  expect(bottom).toBeGreaterThan(corner - 200);
  expect(bottom).toBeLessThan(corner + 300);
});

test('the water and the streets outside of the grid extend beyond every edge of the widest picture', () => {
  const { width, height, middle } = frames.streetsRight;
  const corner = Math.hypot(Math.max(middle[0], width - middle[0]), Math.max(middle[1], height - middle[1]));
  const { waters, outerHatching } = draw(plan, frames.streetsRight);
  expect(-Number(/M(-?\d+)/.exec(waters[0]!.area)![1])).toBeGreaterThan(corner);
  expect(Number(/v(\d+)/.exec(outerHatching.streets)![1]) / 2).toBeGreaterThan(corner);
  expect(waters[0]!.depths.at(-1)).toBeGreaterThan(height - middle[1]);
});
