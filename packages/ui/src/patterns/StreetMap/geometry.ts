// Points, lines, rectangles and numbers for the street map.
export type Point = readonly [x: number, y: number];
/** A straight line between two points. */
export type Line = readonly [from: Point, to: Point];

/** A rectangle with its upper left corner at `x` and `y`. */
export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Rounds to one digit after the point, so that the SVG stays small. */
export const roundToTenth = (value: number): number => Math.round(value * 10) / 10;
/** Degrees in one radian. */
export const degreesPerRadian = 180 / Math.PI;
/** The whole numbers from `from` to below `to`. */
export function range(from: number, to: number): number[] {
  const numbers: number[] = [];
  for (let number = from; number < to; number++) numbers.push(number);
  return numbers;
}

/** The point at a fraction of the distance from one point to another. */
export const interpolate = ([ax, ay]: Point, [bx, by]: Point, fraction: number): Point => [
  roundToTenth(ax + (bx - ax) * fraction),
  roundToTenth(ay + (by - ay) * fraction),
];

/** The angle of a line, in degrees. */
export const angleOf = ([[ax, ay], [bx, by]]: Line): number =>
  Math.atan2(by - ay, bx - ax) * degreesPerRadian;

/** Returns the point in which two lines cross, also beyond their ends. Undefined if they are parallel. */
export function crossing([a, b]: Line, [c, d]: Line): Point | undefined {
  const [abX, abY, cdX, cdY] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]];
  const crossProduct = abX * cdY - abY * cdX;
  return crossProduct === 0
    ? undefined
    : interpolate(a, b, ((c[0] - a[0]) * cdY - (c[1] - a[1]) * cdX) / crossProduct);
}

export const middleOf = ({ x, y, width, height }: Rectangle): Point => [x + width / 2, y + height / 2];

/** The corners of a rectangle. */
export const cornersOf = ({ x, y, width, height }: Rectangle): Point[] =>
  [x, x + width].flatMap(cornerX => [y, y + height].map((cornerY): Point => [cornerX, cornerY]));

/** The points of a text of pairs: `0,-10 5,0`. */
export const pointsOf = (text: string): Point[] =>
  text.split(' ').map((pair): Point => [parseFloat(pair), Number(pair.split(',')[1])]);
/** A curve from the first point to the last one, drawn towards the one between them. */
export type Curve = readonly [Point, Point, Point];
/** The point at a fraction of the length of a curve. */
export const onCurve = ([a, b, c]: Curve, fraction: number): Point => {
  const rest = 1 - fraction;
  const [first, second, third] = [rest * rest, 2 * rest * fraction, fraction * fraction];
  return [a[0] * first + b[0] * second + c[0] * third, a[1] * first + b[1] * second + c[1] * third];
};
