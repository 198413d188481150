// The newspapers in the sky of a city's view: one large one that carries the marked sentence, and the ones behind it, which are far away.
import type { Point, Polygon } from '../FrontPagePicture/harbor.ts';
import { mix } from '../FrontPagePicture/scene.ts';
import { type Curve, onCurve, pointsOf, range } from './geometry.ts';

type Range = readonly [from: number, to: number];
/** A page in the wind: its upper and its lower edge, and its darkness, from 0 to 1. */
interface Page {
  readonly upper: Curve;
  readonly lower: Curve;
  readonly shade: number;
  /** The share of the width at which the text begins. */
  readonly textFrom: number;
}
const pageOf = (upper: string, lower: string, shade: number, textFrom = 0.08): Page => ({
  upper: pointsOf(upper) as unknown as Curve,
  lower: pointsOf(lower) as unknown as Curve,
  shade,
  textFrom,
});
/** The ways in which a newspaper flies: as a bird with pointed wings, open and rising, folded into a glider, and open and falling. */
const poses = [
  [
    pageOf('-150,-50 -70,-100 0,-24', '-150,-50 -60,-14 6,56', 0.03, 0.36),
    pageOf('136,-86 46,-108 0,-24', '136,-86 66,-14 6,56', 0.28, 0.36),
  ],
  [
    pageOf('-104,-34 -50,-58 0,-60', '-92,74 -40,58 12,60', 0.02),
    pageOf('0,-60 48,-72 96,-86', '12,60 62,54 112,24', 0.3),
  ],
  [
    pageOf('-132,30 0,-26 118,-74', '-132,30 -34,26 34,26', 0.04, 0.4),
    pageOf('-132,30 -34,26 34,26', '-132,30 -50,54 -2,84', 0.3, 0.5),
  ],
  [
    pageOf('-104,-80 -50,-78 0,-60', '-112,32 -58,36 -12,56', 0.02),
    pageOf('0,-60 50,-60 102,-46', '-12,56 42,60 90,72', 0.3),
  ],
] as const;

const onPage = ({ upper, lower }: Page, u: number, v: number): Point => {
  const [top, bottom] = [onCurve(upper, u), onCurve(lower, u)];
  return [mix(top[0], bottom[0], v), mix(top[1], bottom[1], v)];
};
/** The part of a page between two shares of its width, and two of its height. */
const partOf = (page: Page, [left, right]: Range, [top, bottom]: Range): Polygon => {
  const shares = range(0, 7).map(step => mix(left, right, step / 6));
  return [...shares.map(u => onPage(page, u, top)), ...shares.toReversed().map(u => onPage(page, u, bottom))];
};
/** A range in the text of a page, as one of its whole width. */
const inText = ({ textFrom }: Page, [left, right]: Range): Range => [
  mix(textFrom, 0.92, left),
  mix(textFrom, 0.92, right),
];
/** Lines of text, each as the points along it. */
const textOn = (page: Page, span: Range, rows: readonly number[], width: number) =>
  rows.map(v => ({
    width,
    points: range(0, 5).map(step => onPage(page, mix(...inText(page, span), step / 4), v)),
  }));

/** The newspapers of a view. `side` is 1 or -1, for the direction in which they fly. */
export function newspaperOf(seed: number, [x, y]: Point, side: number, scale: number) {
  const pose = poses[seed % poses.length]!;
  const [first, second] = pose;
  const place = ([left, top]: Point, at: Point = [x, y], size = scale): Point => [
    at[0] + left * size * side,
    at[1] + top * size,
  ];
  const rows = (count: number, from: number, to: number) =>
    range(0, count).map(row => mix(from, to, row / (count - 1)));
  const outlineOf = (page: Page) => partOf(page, [0, 1], [0, 1]);
  return {
    pages: pose.map(page => ({ outline: outlineOf(page).map(point => place(point)), shade: page.shade })),
    photograph: partOf(first, inText(first, [0, 0.46]), [0.4, 0.74]).map(point => place(point)),
    marked: partOf(second, inText(second, [-0.04, 1]), [0.5, 0.7]).map(point => place(point)),
    text: [
      ...textOn(first, [0, 1], [0.17], 9),
      ...textOn(first, [0, 0.72], [0.29], 5),
      ...textOn(first, [0.55, 1], rows(6, 0.42, 0.88), 1.8),
      ...textOn(first, [0, 0.46], [0.81, 0.89], 1.8),
      ...textOn(second, [0, 0.9], [0.17], 6),
      ...textOn(second, [0, 0.45], rows(7, 0.31, 0.89), 1.8),
      ...textOn(second, [0.55, 1], rows(7, 0.31, 0.89), 1.8),
    ].map(({ points, width }) => ({ points: points.map(point => place(point)), width })),
    /** The outlines of the newspapers that are far away. */
    flock: range(0, 2 + (seed % 2)).flatMap(index => {
      const at: Point = [x - side * (104 + index * 40), y + 92 + index * 28];
      return pose.map(page => outlineOf(page).map(point => place(point, at, 0.2 - index * 0.045)));
    }),
  };
}
