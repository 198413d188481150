import type { Edition } from '../../tokens/color.ts';

/** The size of the picture in its own units. */
export const pictureSize = { width: 1200, height: 440 } as const;

/** How much of each ink a point gets, from 0 (paper) to 1. */
interface Inks {
  readonly black: number;
  readonly blue: number;
}

const clamp = (value: number) => Math.min(1, Math.max(0, value));
/** 0 below `from`, 1 above `to`, and a smooth way between them. */
const ramp = (from: number, to: number, value: number) => {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
};
const mix = (a: number, b: number, share: number) => a + (b - a) * share;

/** The level of the lake. */
const horizon = 318;
const sun = { x: 820, y: 236, radius: 74 };

/** The city, from the left edge: left, right, top, darkness. The last ones are in front. */
const towers: readonly (readonly [left: number, right: number, top: number, darkness: number])[] = [
  [0, 46, 252, 0.5],
  [40, 92, 214, 0.46],
  [86, 120, 238, 0.52],
  [112, 168, 150, 0.5],
  [176, 214, 222, 0.46],
  [208, 262, 118, 0.52],
  [268, 306, 204, 0.48],
  [300, 344, 236, 0.5],
  [352, 402, 190, 0.46],
  [410, 452, 250, 0.5],
  [-10, 30, 276, 0.86],
  [24, 66, 236, 0.82],
  [62, 104, 268, 0.88],
  [142, 186, 206, 0.84],
  [182, 222, 262, 0.88],
  [238, 280, 176, 0.86],
  [276, 330, 258, 0.9],
  [322, 362, 214, 0.84],
  [358, 420, 272, 0.9],
  [414, 470, 288, 0.86],
];

/** The clock tower, which the city is known for, in front of the others. */
const clock = { x: 132, left: 98, right: 166, top: 150, face: 190, radius: 25 };

/** A random number from 0 to 1 for a cell, the same each time. */
const noise = (x: number, y: number) => {
  const value = Math.sin(x * 127.1 + y * 311.7) * 43758.5453;
  return value - Math.floor(value);
};

interface Building {
  readonly darkness: number;
  readonly isWindow: boolean;
}

function building(x: number, y: number): Building | undefined {
  if (y > horizon) return undefined;
  const { x: center, left, right, top, face, radius } = clock;
  const isRoof = y < top && y > top - 44 && Math.abs(x - center) < (y - (top - 44)) * 0.62 + 3;
  if (isRoof) return { darkness: 0.95, isWindow: false };
  if (x >= left && x < right && y >= top) {
    const fromFace = Math.hypot(x - center, y - face);
    const isHand =
      (Math.abs(x - center) < 2.4 && y < face + 1 && y > face - 19) ||
      (Math.abs(y - face - (x - center) * 0.5) < 2.6 && x > center - 1 && x < center + 15);
    if (fromFace < radius) return { darkness: isHand ? 1 : 0, isWindow: !isHand };
    if (fromFace < radius + 4) return { darkness: 1, isWindow: false };
    return { darkness: 0.94, isWindow: y > 232 && (x - left - 4) % 12 > 6.5 && (y - top) % 18 < 10 };
  }
  const tower = towers.findLast(([l, r, t]) => x >= l && x < r && y >= t);
  if (!tower) return undefined;
  const [l, r, t, darkness] = tower;
  const [column, row] = [Math.floor((x - l) / 9), Math.floor((y - t) / 12)];
  const isWindow = x - l > 5 && r - x > 5 && (x - l) % 9 > 3.6 && (y - t) % 12 > 5.5 && y - t > 6;
  return { darkness, isWindow: isWindow && noise(column + l, row) > 0.42 };
}

/** The arch bridge over the harbor: its deck, arch, hangers and piers. */
function isBridge(x: number, y: number): boolean {
  const deck = 268 - ((x - 820) / 720) ** 2 * 26;
  if (x < 440 || y > horizon + 6) return false;
  if (y > deck && y < deck + 9) return true;
  if (y > deck + 13 && y < deck + 16) return true;
  const span = (x - 820) / 250;
  if (Math.abs(span) < 1) {
    const arch = 268 - 168 * (1 - span * span);
    if (y > arch - 5 && y < arch + 5) return true;
    const inner = arch + 20;
    if (y > inner - 2 && y < inner + 2 && inner < deck) return true;
    const isHanger = Math.abs(((x - 820 + 1012.5) % 45) - 22.5) < 1.7;
    if (isHanger && y > arch && y < deck) return true;
    const zigzag = Math.abs(((x - 820 + 1012.5) % 45) / 22.5 - 1);
    if (y > arch && y < inner && Math.abs(y - arch - zigzag * 20) < 3) return true;
  }
  const piers = [500, 570, 832 + 256, 568 + 588, 1190, 566];
  return piers.some(pier => Math.abs(x - pier) < 7 + (y - deck) * 0.06) && y > deck;
}

/** The sailboat in front: sails are bare paper. */
function sailboat(x: number, y: number): number | undefined {
  const [dx, dy] = [x - 1010, y - 352];
  if (dy > -118 && dy < -6 && dx > 4 && dx < 4 + (dy + 118) * 0.5) return 0;
  if (dy > -100 && dy < -6 && dx < 0 && dx > -(dy + 100) * 0.36) return 0.12;
  if (Math.abs(dx - 2) < 2 && dy > -122 && dy < 0) return 1;
  if (dy >= -4 && dy < 14 && dx > -46 + dy * 1.4 && dx < 68 - dy * 1.6) return 1;
  return undefined;
}

const isGull = (x: number, y: number): boolean =>
  [
    [640, 96, 20],
    [690, 122, 14],
    [600, 138, 12],
    [1070, 84, 16],
  ].some(([gx = 0, gy = 0, wing = 0]) => {
    const along = Math.abs(x - gx) / wing;
    return along < 1 && Math.abs(y - (gy - Math.sin(along * Math.PI) * wing * 0.34 + along * 2)) < 2.6;
  });

/** Long clouds, from 0 to 1. */
const cloud = (x: number, y: number) =>
  ramp(0.1, 0.9, Math.sin(y * 0.058 + Math.sin(x * 0.0062 + y * 0.004) * 2.1 + 0.8) * 0.5 + 0.5);

/** How near a point of the lake is to the reader, from 0 to 1. */
const nearness = (y: number) => (y - horizon) / (pictureSize.height - horizon);

/** Waves that grow towards the reader, from -1 to 1. */
const waveAt = (x: number, y: number) => {
  const near = nearness(y);
  return Math.sin(90 * Math.log(1 + near * 1.6) + Math.sin(x * mix(0.05, 0.02, near) + near * 9) * 1.6);
};

/** The harbor of Milwaukee in the morning. */
function day(x: number, y: number): Inks {
  const boat = sailboat(x, y);
  if (boat !== undefined) return { black: boat, blue: boat === 1 ? 0.3 : 0 };
  if (isGull(x, y)) return { black: 1, blue: 0 };
  if (isBridge(x, y)) return { black: 1, blue: 0.2 };
  const fromSun = Math.hypot(x - sun.x, y - sun.y);
  const house = building(x, y);
  if (house) {
    const inFront = house.darkness > 0.8;
    if (house.isWindow) return { black: 0, blue: inFront ? 0.12 : 0.3 };
    // Mist lightens the foot of the city.
    const mist = ramp(horizon - 60, horizon, y) * 0.3;
    return { black: house.darkness - mist, blue: inFront ? 0.3 : 0.5 };
  }
  if (y <= horizon) {
    if (fromSun < sun.radius) return { black: 0, blue: 0 };
    const ray = Math.cos(Math.atan2(y - sun.y, x - sun.x) * 20);
    const isRay = ray > 0.3 && fromSun < 330 ? 0.12 * ramp(330, 110, fromSun) : 0;
    const blue =
      mix(0.72, 0.06, y / horizon) * mix(0.45, 1, cloud(x, y)) * ramp(sun.radius - 20, 360, fromSun);
    return { black: mix(0.16, 0, y / horizon) * ramp(120, 560, fromSun), blue: clamp(blue + isRay) };
  }
  const near = nearness(y);
  const wave = waveAt(x, y);
  const isPath = Math.abs(x - sun.x) < 40 + near * 130 + wave * 26;
  if (isPath && wave > -0.45) return { black: 0, blue: 0 };
  const reflection = x < 480 - near * 60 + wave * 14 ? 0.42 * (1 - near) : 0;
  return {
    black: clamp(near * 0.16 + reflection + (wave > 0.55 ? 0.26 : 0)),
    blue: clamp(0.3 + near * 0.28 + wave * 0.26),
  };
}

const moon = { x: 820, y: 196, radius: 46 };

/** The same harbor at night. The inks are light: they draw what shines. */
function night(x: number, y: number): Inks {
  const boat = sailboat(x, y);
  if (boat !== undefined)
    return boat === 1 ? { black: 0, blue: 0 } : { black: boat === 0 ? 0.35 : 0.1, blue: 0.55 };
  const house = building(x, y);
  const fromMoon = Math.hypot(x - moon.x, y - moon.y);
  if (isBridge(x, y)) {
    const deck = 268 - ((x - 820) / 720) ** 2 * 26;
    const isLamp = Math.abs(((x - 820 + 1012.5) % 45) - 22.5) < 4 && Math.abs(y - deck - 2) < 5;
    return { black: isLamp ? 1 : 0, blue: 0 };
  }
  if (house) {
    const inFront = house.darkness > 0.8;
    if (house.isWindow) return { black: inFront ? 1 : 0.5, blue: 0 };
    return { black: 0, blue: inFront ? 0.03 : 0.2 };
  }
  if (y <= horizon) {
    if (fromMoon < moon.radius) {
      const isSea =
        Math.hypot(x - moon.x - 14, y - moon.y + 8) < 11 || Math.hypot(x - moon.x + 12, y - moon.y - 12) < 8;
      return { black: isSea ? 0.45 : 1, blue: 0 };
    }
    const [column, row] = [Math.floor(x / 21), Math.floor(y / 21)];
    const isStar = noise(column, row) > 0.94 && Math.hypot(x - column * 21 - 10, y - row * 21 - 10) < 3.4;
    if (isStar && y < 230) return { black: 0.7, blue: 0 };
    const glow = 0.7 * ramp(360, 30, fromMoon) + 0.22 * ramp(90, horizon, y);
    return { black: 0, blue: clamp(glow * mix(0.55, 1.05, cloud(x, y)) + 0.08) };
  }
  const near = nearness(y);
  const wave = waveAt(x, y);
  const isPath = Math.abs(x - moon.x) < 22 + near * 100 + wave * 22;
  if (isPath && wave > 0.05) return { black: 0.9, blue: 0 };
  const isLight = noise(Math.floor(x / 13), 3) > 0.6 && x < 470 && wave > 0.1;
  return {
    black: isLight ? mix(0.8, 0, near) : 0,
    blue: clamp(0.1 + (wave > 0.2 ? 0.3 : 0) * (1 - near * 0.5)),
  };
}

export const scenes: Readonly<Record<Edition, (x: number, y: number) => Inks>> = { day, night };
