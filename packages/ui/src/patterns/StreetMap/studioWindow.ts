// The window of the studio, from which the view of a city's studio page is seen, and what is in front of it: a drawing board with a corrected
// release, a lamp and a jar. Lengths are in units of the view. An edition is a color theme: `day` is light, `night` is dark.
import { type Edition, editions, toCss } from '../../tokens/color.ts';
import { evenlySpaced, pointOnSheet, textLines } from '../FrontPagePicture/arrival.ts';
import {
  boat as harborBoat,
  boatOutline,
  boatSides,
  boatText,
  cornersOf,
  isInside,
  type Point,
  type Polygon,
  type Sheet,
} from '../FrontPagePicture/harbor.ts';
import { partOf } from '../FrontPagePicture/reader.ts';
import { mix, ramp } from '../FrontPagePicture/scene.ts';
import { area, outline, strokes } from '../FrontPagePicture/shapes.ts';
import { newsstandSize } from '../Newsstand/size.ts';
import { degreesPerRadian, pointsOf } from './geometry.ts';

const { width, height } = newsstandSize;
/** The place of what leads the view, in the middle of the widest pane, and the level to which it rises. */
export const focus = { x: 610, top: 34 } as const;
/** The level of the sill. */
export const sill = 428;

const rectangle = (left: number, top: number, right: number, bottom: number): Sheet =>
  cornersOf(left, top, right, top, right, bottom, left, bottom);
const bars = [
  [122, 12],
  [424, 16],
  [780, 16],
  [1086, 12],
].map(([left, across]) => rectangle(left!, 0, left! + across!, sill));
const crossBars = [rectangle(0, 116, 424, 125), rectangle(796, 116, width, 125), rectangle(0, 0, width, 9)];
const frame = [...bars, ...crossBars];

/** The drawing board, and the release on it. */
const board = cornersOf(790, 330, 1158, 330, 1236, height + 10, 704, height + 10);
const release = cornersOf(
  ...pointOnSheet(board, 0.13, 0.09),
  ...pointOnSheet(board, 0.7, 0.05),
  ...pointOnSheet(board, 0.72, 1),
  ...pointOnSheet(board, 0.12, 1),
);
const [elbow, neck]: readonly [Point, Point] = [
  [1222, 232],
  [1046, 108],
];
const lamp = {
  arms: outline([[1192, 424], elbow, neck]),
  shapes: [
    // The shade, its cap, and the foot.
    pointsOf('1054,100 1074,124 1042,228 910,172 1018,106'),
    pointsOf('1042,82 1068,103 1056,120 1026,98'),
    pointsOf('1140,450 1144,426 1160,417 1222,417 1238,426 1242,450'),
  ],
  opening: pointsOf('910,172 1042,228 1020,234 964,220 920,192'),
};
const jar = {
  shape: pointsOf('40,352 116,352 112,363 118,374 111,464 45,464 38,374 44,363'),
  handle: pointsOf('88,360 96,250 106,250 102,360'),
  ferrule: pointsOf('94,252 92,226 110,226 108,252'),
  bristles: pointsOf('92,226 87,204 90,186 104,162 113,188 115,206 110,226'),
};
/** The boat on the desk, in front of the sill. */
const boat = { x: 466, y: 476, scale: 0.47 } as const;
const fromBoat = ([x, y]: Point): Point => [
  boat.x + (x - harborBoat.x) * boat.scale,
  boat.y + (y - harborBoat.y) * boat.scale,
];
const boatShape = boatOutline.map(fromBoat);
const shadedSides = [boatSides.sailRight, boatSides.hullRight].map(side => side.map(fromBoat));
const isNearBoat = (x: number, y: number) => y > boat.y - 100 && x > boat.x - 10 && x < boat.x + 100;
/** The middle of the light on the board. */
const pool: Point = [925, 405];
/** The amount of light at a point of the board by night. */
const lightAt = (x: number, y: number) => ramp(215, 60, Math.hypot(x - pool[0], (y - pool[1]) * 1.5));

const onRelease = (u: number, v: number): Point => pointOnSheet(release, u, v);
/** The struck words of the headline. */
const strike = outline(
  evenlySpaced(0, 1, 6).map(share => onRelease(mix(0.02, 0.59, share), 0.175 - 0.03 * share)),
);
/** The word that is written in: loops of different heights. */
const handwriting = outline(
  evenlySpaced(0, 1, 64).map(share => {
    const turn = share * 7;
    const rise = [0.085, 0.04, 0.045, 0.1, 0.04, 0.04, 0.045][Math.min(6, Math.floor(turn))]!;
    const angle = turn * 2 * Math.PI;
    return onRelease(
      mix(0.64, 0.93, share) + 0.013 * Math.sin(angle),
      0.195 - rise * (1 - Math.cos(angle)) * 0.8,
    );
  }),
);
/** A pencil with its tip at a point, in a direction: its tip, its wood and its body. */
const pencilAt = ([x, y]: Point, degrees: number, length: number) => {
  const [cos, sin] = [Math.cos(degrees / degreesPerRadian), Math.sin(degrees / degreesPerRadian)];
  const part = (text: string) =>
    pointsOf(text).map(([along, aside]): Point => [
      x + along * cos - aside * sin,
      y + along * sin + aside * cos,
    ]);
  return {
    tip: part('0,0 14,-4 14,4'),
    wood: part('14,-4 40,-10 44,-3 40,4 44,10 14,4'),
    body: part(`40,-10 ${length},-10 ${length},10 44,10 40,4 44,-3`),
  };
};
const pencilOnBoard = pencilAt([1058, 372], 56, 170);
const pencilInJar = pencilAt([40, 190], 81, 180);

/** True if a point is inside the studio, in front of the view. */
export const isInStudio = (x: number, y: number): boolean => y > sill || (y > 330 && isInside(x, y, board));

/** The amount of ink at a point, from 0 to 1. */
type Tone = (x: number, y: number) => number;
/** The studio in an edition, as SVG. `screen` draws dots in a color. */
export function studioDrawing(edition: Edition, screen: (color: string, tone: Tone) => string): string {
  const { ink, paper, pencil, marker } = editions[edition];
  const isDay = edition === 'day';
  const [light, dark, blue] = [isDay ? paper : ink, isDay ? ink : paper, pencil].map(toCss) as [
    string,
    string,
    string,
  ];
  const rim = isDay ? light : blue;
  const fill = (color: string, ...polygons: readonly Polygon[]) =>
    `<path fill="${color}" d="${polygons.map(area).join('')}"/>`;
  const line = (color: string, strokeWidth: number, d: string) =>
    `<path stroke="${color}" stroke-width="${strokeWidth}" d="${d}"/>`;
  /** Shapes with a rim, by which they stand out from what is behind them. */
  const rimmed = (color: string, ...polygons: readonly Polygon[]) =>
    line(rim, isDay ? 6 : 4, polygons.map(area).join('')) + fill(color, ...polygons);
  /** Dots that end at the edge of a shape. */
  const clipped = (name: string, polygon: Polygon, tone: Tone, color: string) =>
    `<clipPath id="${name}-${edition}"><path d="${area(polygon)}"/></clipPath><g clip-path="url(#${name}-${edition})">${screen(color, tone)}</g>`;
  const text = (from: number, to: number, rows: readonly number[], lineWidth: number) =>
    textLines(release, from, to, rows, lineWidth);
  const drawPencil = ({ tip, wood, body }: ReturnType<typeof pencilAt>) =>
    line(rim, 9, [tip, wood, body].map(area).join('')) +
    line(dark, 5, [tip, wood, body].map(area).join('')) +
    fill(blue, tip, body) +
    fill(light, wood);
  return [
    isDay ? '' : line(rim, 2, frame.map(area).join('')),
    fill(dark, ...frame, rectangle(0, sill, width, height)),
    line(rim, 2, `M0 ${sill + 13}H${width}`),
    rimmed(dark, board),
    // By night the lamp lights the middle of the board.
    isDay
      ? fill(light, release)
      : clipped('board', board, (x, y) => (y > 330 ? lightAt(x, y) * 0.45 : 0), blue) +
        line(dark, 5, area(release)) +
        fill(blue, release) +
        clipped('release', release, (x, y) => (isInside(x, y, release) ? lightAt(x, y) * 2 : 0), light),
    strokes(toCss(marker), text(0.43, 0.96, [0.66], 17)),
    strokes(dark, [
      ...text(0.06, 0.55, [0.16], 15),
      ...text(0.06, 0.8, [0.29], 15),
      ...text(0.06, 0.36, [0.85, 0.95], 2.4),
      ...text(0.43, 0.94, evenlySpaced(0.44, 0.95, 7), 2.4),
    ]),
    fill(blue, partOf(release, 0.06, 0.43, 0.36, 0.76)),
    line(light, 9, strike),
    line(blue, 5, strike),
    line(blue, 3, handwriting),
    drawPencil(pencilOnBoard),
    drawPencil(pencilInJar),
    rimmed(dark, jar.handle, jar.bristles),
    rimmed(light, jar.ferrule),
    line(dark, 2.5, area(jar.ferrule)),
    rimmed(dark, jar.shape),
    line(light, 3, 'M54 384L59 450'),
    line(dark, 7, area(boatShape)),
    fill(light, boatShape),
    fill(blue, ...[boatSides.backLeft, boatSides.backRight].map(side => side.map(fromBoat))),
    // The right sides are in the shade.
    clipped(
      'boat',
      boatShape,
      (x, y) => (isNearBoat(x, y) && shadedSides.some(side => isInside(x, y, side)) ? 0.2 : 0),
      blue,
    ),
    `<g transform="translate(${(boat.x - harborBoat.x * boat.scale).toFixed(1)} ${(boat.y - harborBoat.y * boat.scale).toFixed(1)})scale(${boat.scale})">`,
    line(dark, 4, Object.values(boatSides).map(area).join('')),
    strokes(toCss(marker), [{ ...boatText[8]!, width: 13 }]),
    strokes(dark, boatText),
    '</g>',
    line(rim, 15, lamp.arms),
    line(dark, 9, lamp.arms),
    rimmed(dark, ...lamp.shapes),
    fill(isDay ? light : toCss(marker), lamp.opening),
    line(dark, 2, area(lamp.opening)),
  ].join('');
}
