// Computes the darkness of the home page's picture at each point, in both of its colors: a harbor with a city, clouds, water and a paper boat, by day
// and by night. An edition is a color theme: `day` (light) or `night` (dark).
import type { Edition } from '../../tokens/color.ts';
import { boat, boatSides, horizon, isInside, pictureSize, type Point } from './harbor.ts';
import { cellNoise, distantTowers, museum, roofAt, type Tower, towers } from './city.ts';

/** The amount of each ink (color) at a point of the home page's picture, from 0 (paper) to 1. */
export interface Inks {
  readonly black: number;
  readonly blue: number;
}

/** The value, limited to the range from 0 to 1. */
export const clamp = (value: number) => Math.min(1, Math.max(0, value));
/** 0 below `from`, 1 above `to`, and a smooth curve between them. */
export const ramp = (from: number, to: number, value: number) => {
  const share = clamp((value - from) / (to - from));
  return share * share * (3 - 2 * share);
};
/** The value at a share of the way from one number to another. */
export const mix = (from: number, to: number, share: number) => from + (to - from) * share;

/** Pseudo-random values from 0 to 1 at whole numbers, smoothly interpolated between them. */
function smoothNoise(x: number, y: number): number {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const [across, down] = [ramp(0, 1, x - column), ramp(0, 1, y - row)];
  return mix(
    mix(cellNoise(column, row), cellNoise(column + 1, row), across),
    mix(cellNoise(column, row + 1), cellNoise(column + 1, row + 1), across),
    down,
  );
}
/** Pseudo-random values from 0 to 1 with coarse and fine variation. */
export const layeredNoise = (x: number, y: number) =>
  (smoothNoise(x, y) * 8 + smoothNoise(x * 2.1, y * 2.1) * 4 + smoothNoise(x * 4.3, y * 4.3) * 2) / 14;

/** Banks of clouds, from 0 (clear) to 1. They are flatter and denser near the horizon. */
export function cloudAt(x: number, y: number): number {
  const depth = 1 - y / horizon;
  const stretch = mix(2.6, 1, depth);
  const value = layeredNoise(x / (150 * stretch) + y * 0.002, (y / 44) * mix(1.5, 0.85, depth) + 3.7);
  return ramp(0.42, 0.7, value + depth * 0.02);
}

/** Returns the nearness of a point of the lake to the camera, from 0 to 1. */
const nearness = (y: number) => (y - horizon) / (pictureSize.height - horizon);
/** Waves that grow towards the camera, from -1 to 1. */
export function waveAt(x: number, y: number): number {
  const near = Math.max(0.004, nearness(y));
  const distance = 1 / (near + 0.05);
  const [across, away] = [((x - 600) * distance) / 46, distance * 6.2];
  const [coarse, fine] = [
    smoothNoise(across * 0.45 + 40, away * 2.2),
    smoothNoise(across * 0.9 + 9, away * 4.6 + 7),
  ];
  return (coarse + fine * 0.5) / 0.75 - 1;
}

/** True if the point is on the tower. */
const isOnTower = (tower: Tower, x: number, y: number) =>
  x >= tower.left && x < tower.right && y >= roofAt(tower, x) && y < horizon + 2;

/** Returns the window of a tower at a point, with the light of its room at night; undefined if there is no window. */
function windowAt({ left, right, top, hasBands }: Tower, x: number, y: number) {
  if (y < top + 6 || x < left + 3 || x > right - 3) return undefined;
  if (hasBands && (y - top < 20 || (y > 176 && y < 190) || y > 276)) return undefined;
  const [column, row] = [Math.floor((x - left - 3) / 6.3), Math.floor((y - top) / 9)];
  const isGlass = (x - left - 3) % 6.3 > 2 && (y - top) % 9 > 3.4;
  return isGlass ? { isLit: cellNoise(column + left * 13, row) > 0.5 } : undefined;
}

/** The darkness of each side of the boat, from 0 to 1. */
export const shadeOfBoat = {
  hullLeft: 0,
  sailLeft: 0,
  sailRight: 0.14,
  hullRight: 0.22,
  backLeft: 0.45,
  backRight: 0.45,
} as const;
/** The side of the boat at a point. */
export const boatSideAt = (x: number, y: number) =>
  (Object.keys(shadeOfBoat) as (keyof typeof shadeOfBoat)[]).find(side => isInside(x, y, boatSides[side]));
/** The dark water below the boat. */
const shadowOfBoat = (x: number, y: number) => {
  const [dx, dy] = [(x - boat.x) / (boat.scale * 84), (y - boat.y - 10) / 20];
  return ramp(1.1, 0.5, Math.hypot(dx, dy));
};

/** The sun, in units of the picture. */
const sun = { x: 852, y: 196, radius: 50 };

/** The harbor of Milwaukee in the morning. */
function day(x: number, y: number): Inks {
  const side = boatSideAt(x, y);
  if (side) return { black: 0, blue: shadeOfBoat[side] };
  const fromSun = Math.hypot(x - sun.x, y - sun.y);
  if (y <= horizon) {
    const tower = towers.findLast(each => isOnTower(each, x, y));
    const mist = ramp(horizon - 110, horizon, y);
    if (tower) {
      const share = (x - tower.left) / (tower.right - tower.left);
      const isLitSide = share > 0.68;
      const isWindow = windowAt(tower, x, y) !== undefined;
      const black = isLitSide ? 0.2 : 0.62;
      return {
        black: clamp(black + (isWindow ? (isLitSide ? 0.2 : -0.34) : 0) - mist * 0.24),
        blue: clamp((isLitSide ? 0.34 : 0.6) - mist * 0.25),
      };
    }
    if (distantTowers.some(each => isOnTower(each, x, y)))
      return { black: 0.1 - mist * 0.1, blue: 0.52 - mist * 0.3 };
    if (fromSun < sun.radius) return { black: 0, blue: 0 };
    const clearSky = mix(0.86, 0.3, (y / horizon) ** 0.8);
    const cloud = cloudAt(x, y);
    const cloudNearerSun = cloudAt(x + (sun.x - x) * 0.02, y + (sun.y - y) * 0.05 + 5);
    const glow = mix(0.42, 1, ramp(sun.radius, 380, fromSun));
    const shade = clamp(cloud - cloudNearerSun) * 0.8;
    return {
      black: clamp((0.2 * ramp(240, 0, y) * ramp(200, 800, fromSun) + shade * 0.55) * glow),
      blue: clamp(
        0.5 * ramp(72, 34, Math.hypot(x - museum.x, y - horizon + 20)) +
          (clearSky * mix(1, 0.16, cloud * ramp(30, 190, fromSun)) + shade * 0.6) * glow,
      ),
    };
  }
  const near = nearness(y);
  const wave = waveAt(x, y);
  const spread = 30 + near * 120;
  const lightPath = ramp(1, 0.1, Math.abs(x - sun.x + wave * 16) / spread);
  const glint = clamp(lightPath * 1.5 + wave * 0.9 - 0.35);
  const reflection = ramp(520, 380, x - wave * 22) * ramp(0.75, 0, near) * 0.5;
  const dark = shadowOfBoat(x, y);
  return {
    black: clamp((near * 0.12 + reflection + ramp(0.05, 0.7, -wave) * 0.36) * (1 - glint) + dark * 0.8),
    blue: clamp((0.4 + near * 0.22 - wave * 0.42) * (1 - glint) + dark * 0.4),
  };
}

const moon = { x: 852, y: 178, radius: 40 };

/** The same harbor at night. The paper is dark and the inks are light, so the inks draw what shines. */
function night(x: number, y: number): Inks {
  const side = boatSideAt(x, y);
  if (side) return { black: 1 - shadeOfBoat[side] * 2.2, blue: 0 };
  const fromMoon = Math.hypot(x - moon.x, y - moon.y);
  if (y <= horizon) {
    const tower = towers.findLast(each => isOnTower(each, x, y));
    if (tower) {
      const share = (x - tower.left) / (tower.right - tower.left);
      const isLit = windowAt(tower, x, y)?.isLit;
      return { black: isLit ? 0.75 : 0, blue: isLit ? 0 : share > 0.68 ? 0.26 : 0.05 };
    }
    if (distantTowers.some(each => isOnTower(each, x, y))) return { black: 0, blue: 0.14 };
    if (fromMoon < moon.radius) {
      const moonTexture = layeredNoise(x / 17 + 5, y / 17 + 2);
      return { black: moonTexture > 0.56 ? 0.62 : 1, blue: 0 };
    }
    const cloud = cloudAt(x, y);
    const glow = 0.85 * ramp(330, 10, fromMoon) + 0.2 * ramp(130, horizon, y);
    return { black: 0, blue: clamp(mix(0.2, 1.25, cloud) * glow + cloud * 0.08 + 0.03) };
  }
  const near = nearness(y);
  const wave = waveAt(x, y);
  const lightPath = ramp(1, 0.1, Math.abs(x - moon.x + wave * 16) / (20 + near * 100));
  const glint = clamp(lightPath * 1.4 + wave * 1.1 - 0.5);
  const columnNoise = cellNoise(Math.floor((x + wave * 5) / 9), 3);
  const windowLight = x < 480 && columnNoise > 0.55 ? ramp(0.8, 0, near) * ramp(-0.1, 0.4, wave) : 0;
  const dark = shadowOfBoat(x, y);
  return {
    black: clamp((glint * 0.95 + windowLight * 0.9) * (1 - dark)),
    blue: clamp((0.12 + ramp(-0.1, 0.7, wave) * 0.42) * (1 - glint) * (1 - dark)),
  };
}

/** For each edition, a function that returns the amount of each ink at a point of the picture. */
export const scenes: Readonly<Record<Edition, (x: number, y: number) => Inks>> = { day, night };

/** The stars of the night, where no cloud, no building and not the moon covers the sky. */
export const stars: readonly Point[] = Array.from({ length: 46 * 8 }, (_, index): Point => {
  const [column, row] = [index % 46, Math.floor(index / 46)];
  return [(column + cellNoise(column, row + 99)) * 26, (row + cellNoise(column + 99, row)) * 24];
}).filter(
  ([x, y], index) =>
    cellNoise(index, 7) > 0.82 &&
    cloudAt(x, y) < 0.3 &&
    Math.hypot(x - moon.x, y - moon.y) > 2 * moon.radius &&
    ![...towers, ...distantTowers].some(tower => isOnTower(tower, x, y)),
);
