// The shores of a street map. A shore is drawn with the water below it, then rotated.
import { degreesPerRadian, type Point, range, roundToTenth } from './geometry.ts';
import type { Frame, Water } from './plan.ts';

/** The rotation of a shore, in degrees, and the distance from the middle at which the water would have the depth 0 (`edge`). */
const sides = {
  south: { rotation: 0, edge: 280 },
  west: { rotation: 90, edge: 244 },
  north: { rotation: 180, edge: 280 },
  east: { rotation: 270, edge: 244 },
} as const;
export type Side = keyof typeof sides;

/** The angle of a shore, in degrees. */
export const shoreAngle = ({ side, rotation = 0 }: Water): number => sides[side].rotation + rotation;
/** The distance of a shore from the middle of the picture. */
export const shoreDistance = ({ side, depth }: Water): number => sides[side].edge - depth;
/** The largest distance of a shore from its middle line: the sum of the amplitudes in `bankOf`. */
export const shoreAmplitude = 28;

/** Returns the distance of a shore from its middle line, at a place along it. The label of the water determines the form. */
function bankOf(label: string) {
  const phase = Array.from(label, letter => letter.codePointAt(0)!).reduce((sum, code) => sum + code, 0);
  return {
    bank: (x: number) => 20 * Math.sin(x / 118 + phase) + 8 * Math.sin(x / 47 + phase),
    slope: (x: number) => (20 / 118) * Math.cos(x / 118 + phase) + (8 / 47) * Math.cos(x / 47 + phase),
  };
}

/**
 * The area of a body of water, and the line of its shore, which is repeated at each of `depths` as waves. The gaps between waves grow with
 * the distance from the shore.
 */
export function shore(water: Water, reach: number) {
  const { bank, slope } = bankOf(water.label);
  const steps = Math.ceil((2 * reach) / 70);
  const step = (2 * reach) / steps;
  const curve = range(0, steps)
    .map(index => {
      const x = index * step - reach;
      const rise = bank(x + step) - bank(x);
      const controls = [step / 3, (slope(x) * step) / 3, (step * 2) / 3, rise - (slope(x + step) * step) / 3];
      return `c${[...controls, step, rise].map(Math.round).join(' ')}`;
    })
    .join('');
  const top = Math.round(shoreDistance(water) + bank(-reach));
  const depths: number[] = [];
  for (let y = 0, gap = 3; top + y < reach; y += gap, gap *= 1.09) depths.push(roundToTenth(y));
  const line = `M${-reach} ${top}${curve}`;
  return { area: `${line}V${reach}H${-reach}z`, line, depths };
}

/** Functions that say where a point of the picture is in relation to a shore. */
export interface ShoreTest {
  /** How far the point is on land, in units; negative on the water. */
  readonly distanceTo: (point: Point) => number;
  /** True if the point is at least `least` units on land. Faster than `distanceTo`, because few points are near the shore. */
  readonly isInland: (point: Point, least: number) => boolean;
}

export function shoreTestOf(water: Water, { middle }: Frame): ShoreTest {
  const angle = shoreAngle(water) / degreesPerRadian;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const distance = shoreDistance(water);
  const { bank } = bankOf(water.label);
  // By index, because taking a point apart into variables is slow, and a map measures thousands of points.
  const distanceTo = (point: Point) => {
    const x = point[0] - middle[0];
    const y = point[1] - middle[1];
    return distance + bank(x * cos + y * sin) - (y * cos - x * sin);
  };
  return {
    distanceTo,
    isInland: (point, least) => {
      const toMiddleLine = distance - ((point[1] - middle[1]) * cos - (point[0] - middle[0]) * sin);
      if (Math.abs(toMiddleLine - least) > shoreAmplitude) return toMiddleLine > least;
      return distanceTo(point) >= least;
    },
  };
}
