// The shapes of a city for the home page's picture: towers, the buildings at the shore, and their windows.
import { horizon, type Point, type Polygon, polygonOf } from './harbor.ts';

/** A pseudo-random number from 0 to 1 for a cell of a grid, the same each time. */
export function cellNoise(x: number, y: number): number {
  // A hash of the two coordinates; the constants are large primes that mix its bits.
  let value = Math.imul(x, 374761393) ^ Math.imul(y, 668265263);
  value = Math.imul(value ^ (value >>> 13), 1274126177);
  return ((value ^ (value >>> 16)) >>> 0) / 4294967296;
}

/** A building of the skyline, in units of the picture. */
export interface Tower {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  /** The roof: flat, in steps, to a point, or a slope that rises to the right. */
  readonly roof?: 'steps' | 'point' | 'slope';
  /** True if its windows are in bands, as on the tallest tower. */
  readonly hasBands?: boolean;
}

/** Buildings in the mist, behind the others. */
export const distantTowers: readonly Tower[] = [
  { left: -4, right: 40, top: 232 },
  { left: 44, right: 78, top: 206 },
  { left: 74, right: 104, top: 238 },
  { left: 150, right: 184, top: 196, roof: 'slope' },
  { left: 196, right: 222, top: 170 },
  { left: 316, right: 340, top: 176 },
  { left: 392, right: 424, top: 178, roof: 'slope' },
  { left: 420, right: 446, top: 216 },
  { left: 452, right: 478, top: 236 },
];
/** The tall buildings of the city. */
export const towers: readonly Tower[] = [
  { left: 14, right: 52, top: 214, roof: 'steps' },
  { left: 170, right: 204, top: 138, roof: 'steps' },
  { left: 262, right: 312, top: 78, hasBands: true },
  { left: 338, right: 390, top: 116, roof: 'slope' },
  { left: 400, right: 428, top: 226 },
  { left: 60, right: 88, top: 236 },
  { left: 318, right: 340, top: 214 },
];

/** The level of a tower's roof at `x`. */
export function roofAt({ left, right, top, roof }: Tower, x: number): number {
  const [middle, halfWidth] = [(left + right) / 2, (right - left) / 2];
  const distance = Math.abs(x - middle) / halfWidth;
  if (roof === 'slope') return top - ((x - left) / (right - left)) * 16 + 8;
  if (roof === 'steps') return top - (distance < 0.24 ? 22 : distance < 0.5 ? 14 : distance < 0.76 ? 7 : 0);
  return top;
}

const rectangle = (left: number, top: number, right: number, bottom: number): Polygon => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];
/** A regular polygon with eight corners. */
const octagon = (x: number, y: number, radius: number): Polygon =>
  Array.from({ length: 8 }, (_, index): Point => {
    const angle = ((index + 0.5) * Math.PI) / 4;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });

/** A grid of windows, of which a pseudo-random `share` is drawn, the same each time. */
const windows = (
  [left, top, right, bottom]: readonly [number, number, number, number],
  [width, height]: readonly [number, number],
  [columns, rows]: readonly [number, number],
  share: number,
): Polygon[] =>
  Array.from(
    { length: columns * rows },
    (_, index) => [index % columns, Math.floor(index / columns)] as const,
  )
    .filter(([column, row]) => cellNoise(column + left * 7, row + top * 3) < share)
    .map(([column, row]) => {
      const x = left + (column * (right - left - width)) / Math.max(1, columns - 1);
      const y = top + (row * (bottom - top - height)) / Math.max(1, rows - 1);
      return rectangle(x, y, x + width, y + height);
    });

/** The clock of the tower: its middle and its radius. */
const clock = { x: 122, y: 176, radius: 20 } as const;
/** The outlines of the buildings at the shore. */
export const shore: readonly Polygon[] = [
  // The tower with the four clocks.
  polygonOf([
    98, 302, 98, 206, 94, 206, 94, 200, 97, 200, 97, 152, 93, 152, 93, 146, 99, 146, 99, 138, 106, 138, 106,
    128, 114, 128, 114, 118, 121, 118, 121, 96, 123, 96, 123, 118, 130, 118, 130, 128, 138, 128, 138, 138,
    145, 138, 145, 146, 151, 146, 151, 152, 147, 152, 147, 200, 150, 200, 150, 206, 146, 206, 146, 302,
  ]),
  // City Hall, with its tower and its steep roof.
  polygonOf([
    220, 302, 220, 186, 217, 186, 217, 180, 222, 180, 222, 166, 226, 158, 227, 148, 229, 146, 229, 138, 232,
    128, 234, 110, 235, 88, 236, 110, 238, 128, 241, 138, 241, 146, 243, 148, 244, 158, 248, 166, 248, 180,
    253, 180, 253, 186, 250, 186, 250, 240, 256, 232, 262, 240, 272, 226, 304, 226, 314, 240, 320, 232, 326,
    240, 326, 302,
  ]),
  // Warehouses.
  polygonOf([-4, 304, -4, 262, 20, 262, 20, 254, 46, 254, 46, 268, 98, 268, 98, 304]),
  polygonOf([146, 304, 146, 248, 176, 238, 206, 248, 206, 264, 220, 264, 220, 304]),
  polygonOf([
    326, 304, 326, 262, 352, 262, 352, 250, 382, 250, 382, 272, 412, 272, 412, 280, 436, 280, 436, 291, 560,
    291, 560, 304,
  ]),
];
/** The hands of the clock: ten past ten. */
export const clockHands: readonly { from: Point; to: Point; width: number }[] = [
  { from: [clock.x, clock.y], to: [clock.x + 13, clock.y - 8], width: 2.2 },
  { from: [clock.x, clock.y], to: [clock.x - 8, clock.y - 6], width: 2.8 },
];
export const clockFace = octagon(clock.x, clock.y, clock.radius);

/** Windows of the buildings at the shore. */
export const shoreWindows: readonly Polygon[] = [
  ...windows([103, 214, 141, 292], [4, 9], [5, 6], 1),
  ...windows([225, 192, 245, 232], [3, 8], [4, 4], 1),
  ...windows([225, 250, 321, 292], [3.5, 7], [14, 4], 0.72),
  ...windows([2, 274, 92, 292], [5, 5], [11, 2], 0.6),
  ...windows([152, 256, 200, 292], [4, 6], [7, 4], 0.66),
  ...windows([332, 270, 376, 292], [4, 6], [6, 3], 0.66),
  ...windows([386, 278, 430, 292], [4, 4], [6, 2], 0.7),
  rectangle(230.5, 170, 233.5, 177),
  rectangle(237, 170, 240, 177),
];

/** The position of the art museum: the horizontal middle of its wings, in units of the picture. */
export const museum = { x: 498 } as const;
/** The wings of the art museum: thin white blades that open to both sides. */
export const museumBlades: readonly { from: Point; to: Point; width: number }[] = [-1, 1].flatMap(side =>
  Array.from({ length: 11 }, (_, index) => {
    const share = index / 10;
    return {
      from: [museum.x + side * (2 + share * 9), horizon - 12 + share * 7] as const,
      to: [museum.x + side * (6 + share * 50), horizon - 58 + share * 34 + share * share * 4] as const,
      width: 2.2,
    };
  }),
);
