// The forms that lead the views over cities: buildings, bridges and a mountain that residents recognize by their outline. Lengths are in units
// of the view. A form stands on the shore, at 0; above it, `y` is negative.
import { cellNoise } from '../FrontPagePicture/city.ts';
import type { Point, Polygon } from '../FrontPagePicture/harbor.ts';
import { mix, ramp } from '../FrontPagePicture/scene.ts';
import { type Curve, onCurve, pointsOf, range } from './geometry.ts';

/** A light surface. `shade` is its darkness, from 0 to 1, at a share of its width. */
interface Surface {
  readonly outline: Polygon;
  readonly shade: (share: number, x: number, y: number) => number;
  /** True if the surface has no line around it, because it is far away. */
  readonly isFar?: boolean;
}
export interface Silhouette {
  readonly surfaces?: readonly Surface[];
  /** Dark shapes in front of the surfaces. */
  readonly solids?: readonly Polygon[];
  /** Thin shapes on the top of the form. They are dark by day and light by night, because the sky behind them is dark by night. */
  readonly masts?: readonly Polygon[];
  /** Thin lines on the surfaces, as path data. */
  readonly lines?: string;
  /** Cables and thin cables, as path data. They are lit by night. */
  readonly cables?: string;
  readonly thinCables?: string;
  /** The distance to both sides within which no building is in front of the form. */
  readonly halfWidth: number;
  /** The line of its lamps, as path data, if it stands in the water in front of the city. By default the shore has lamps. */
  readonly lamps?: string;
  /** The level from which it hides the windows of buildings. */
  readonly hiddenFrom?: (x: number) => number;
  /** Bats, which follow the large newspaper in place of small ones. */
  readonly bats?: readonly Polygon[];
  /** The places of the sun and of the large newspaper. They are mirrored if the streets lean to the east, except at a bridge. */
  readonly sun?: Point;
  readonly newspaper?: Point;
}

/** The outline whose right half is given, from the top to the ground. */
function symmetric(right: string | readonly Point[]): Polygon {
  const half = typeof right === 'string' ? pointsOf(right) : right;
  return [...half, ...half.toReversed().map(([x, y]): Point => [-x, y])];
}
const round = (share: number) => ramp(0.2, 1.05, share);
/** A box whose right side is in the shade. */
const boxed = (share: number) => (share > 0.68 ? 0.8 : 0.04);
const surface = (shade: Surface['shade'], right: string | readonly Point[]): Surface => ({
  outline: symmetric(right),
  shade,
});
/** Vertical lines, again and again in the same distance, around the middle. */
const columns = (count: number, gap: number, top: number, bottom: number) =>
  range(0, count)
    .map(index => `M${(index - (count - 1) / 2) * gap} ${top}V${bottom}`)
    .join('');

/** The height of a bridge's deck, which runs away from the eye to the left. */
const deckAt = (x: number) => -42 - x * 0.067;
const deckEnds: Polygon = [-900, 900].map((x): Point => [x, deckAt(x)]);
const deck: Polygon = [...deckEnds, [900, deckAt(900) + 19], [-900, deckAt(-900) + 3]];
/** A shape at another place and in another size. */
const placed = (shape: Polygon, x: number, y: number, scale: number): Polygon =>
  shape.map(([left, top]): Point => [x + left * scale, y + top * scale]);
const path = (ends: readonly Point[]) =>
  `M${ends.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}`;

/** A tower of a suspension bridge, whose deck is at 0: two legs, and the beams between them. */
const suspensionTower = [
  ...[-28, 28].map(x =>
    symmetric('8,-246 8,-240 10,-240 10,-150 12,-150 12,-60 15,-60 15,104').map(([left, y]): Point => [
      left + x,
      y,
    ]),
  ),
  ...['30,-236 30,-214', '30,-166 30,-146', '30,-92 30,-68', '34,6 34,26'].map(symmetric),
];
const [nearTower, farTower] = [
  { x: 290, scale: 1 },
  { x: -140, scale: 0.48 },
] as const;
const cableTop = ({ x, scale }: typeof nearTower | typeof farTower): Point => [x, deckAt(x) - 240 * scale];
const suspensionCables = [
  [cableTop(farTower), [32, 76], cableTop(nearTower)],
  [cableTop(nearTower), [420, -150], [640, deckAt(640)]],
  [[-460, deckAt(-460)], [-280, -40], cableTop(farTower)],
] as const satisfies readonly Curve[];

const cablePoints = suspensionCables.map(ends => range(0, 25).map(step => onCurve(ends, step / 24)));

/** The mast of a cable-stayed bridge, whose deck is at 0: two legs that meet, and a point. */
const mast: Surface[] = [
  { outline: pointsOf('0,-150 0,-112 -50,104 -78,104 -21,-150'), shade: () => 0.02 },
  { outline: pointsOf('0,-150 0,-112 50,104 78,104 21,-150'), shade: () => 0.6 },
  { outline: symmetric('0,-292 14,-262 21,-142'), shade: boxed },
];
const stays = [-1, 1].flatMap(side =>
  range(0, 11).map(index => [side * (46 + index * 30), -150 - index * 9.6] as const),
);
const masts = [
  { x: 190, scale: 1.06 },
  { x: -200, scale: 0.56 },
] as const;

const peak = pointsOf(
  '-470,0 -330,-42 -230,-84 -130,-140 -66,-196 -24,-222 10,-216 44,-224 84,-190 150,-132 236,-88 350,-40 490,0',
);
/** The darkness of a mountain: ridges whose right sides are in the shade, and rocks below the snow. */
function slope(x: number, y: number): number {
  const height = -y / 224;
  const ridge = Math.sin(x * 0.045 + Math.sin(y * 0.05) * 1.3 + cellNoise(Math.floor(y / 9), 4) * 0.7);
  const snow = ramp(0.14, 0.44, height + ridge * 0.16);
  const gully = 0.4 * ramp(0.7, 0.95, Math.sin(x * 0.13 + y * 0.07 + ridge));
  const side = ramp(-20, 20, x - 44 + ridge * 26);
  return snow * mix(gully, 0.38, side) + (1 - snow) * (0.3 + 0.2 * side) - ramp(0.3, 0, height) * 0.1;
}

const dome = {
  surfaces: [
    surface(round, '0,-306 11,-286'),
    surface(round, '10,-286 10,-256'),
    surface(
      round,
      range(0, 8)
        .map(step => [50 * Math.cos(step * 0.19), -188 - 72 * Math.sin(step * 0.19)] as const)
        .toReversed(),
    ),
    surface(round, '50,-188 50,-172'),
    surface(round, '62,-172 62,-163'),
    surface(round, '54,-163 54,-104'),
    surface(boxed, '70,-104 70,-84'),
    surface(share => (share > 0.5 ? 0.55 : 0.04), '226,-62 226,0'),
    surface(share => (share > 0.86 ? 0.5 : 0), '0,-118 84,-84 84,0'),
  ],
  masts: [symmetric('2,-330 4,-302')],
  lines: [
    columns(12, 9, -160, -108),
    columns(7, 24, -80, -22),
    range(-2, 3)
      .map(rib => `M${rib * 17} -188Q${rib * 16} -240 ${rib * 4} -258`)
      .join(''),
    'M-84-84H84M-226-54H-84M84-54H226M-84-18H84',
    [-1, 1].flatMap(side => range(0, 8).map(index => `M${side * (100 + index * 16)} -46v16m0 8v16`)).join(''),
  ].join(''),
  halfWidth: 236,
  sun: [270, -150],
  newspaper: [304, -290],
} satisfies Silhouette;

/** The size, at a distance to the right, of a bridge of arches, which runs away from the eye to the left. */
const archScale = (x: number) => (x + 836) / 836;
const archDeckAt = (x: number) => 40 - 88 * archScale(x);
/** The places of its piers. */
const piers = range(0, 12).map(index => 836 / (0.6 + 0.17 * index) - 836);
const archEnds: Polygon = [-800, 560].map((x): Point => [x, archDeckAt(x)]);
/** The opening between two piers: the line of its vault, `depth` behind the front, from the left to the right. */
const vault = (index: number, depth: number) => {
  /** A distant opening is a few units wide, and has fewer corners. */
  const steps = index < 6 ? 10 : 6;
  return range(0, steps + 1).map((step): Point => {
    const [left, right] = [piers[index + 1]! + 8 * archScale(piers[index + 1]!), piers[index]! - 10];
    const x = mix(left + depth * archScale(left), right, step / steps);
    const rise = Math.sqrt(1 - ((2 * step) / steps - 1) ** 2 * 0.98);
    return [x, 40 + (archScale(x) - 1) * 6 - rise * archScale(x) * (66 - depth * 0.3)];
  });
};
const vaults = piers.slice(1).map((_, index) => index);
/** A bat of the half width 1, whose wings are up by `flap`. */
const bat = (flap: number) =>
  symmetric(
    pointsOf('0,-0.12 0.06,-0.36 0.14,-0.14 0.44,-0.38 1,0.08 0.66,-0.02 0.5,0.2 0.25,0.05 0,0.42').map(
      ([x, y]): Point => [x, y - flap * x * x],
    ),
  );
/** Bats that stream from under the bridge, and come nearer. */
const bats = range(0, 13).map(index => {
  const share = index / 12;
  const [x, y] = onCurve(
    [
      [310, -34],
      [590, -240],
      [-40, -296],
    ],
    share,
  );
  const aside = (((index * 0.618) % 1) - 0.5) * (50 + 90 * share);
  return placed(bat(cellNoise(index, 5) * 0.9 - 0.3), x + aside * 0.4, y + aside, 13 + 23 * share);
});

export const silhouettes = {
  dome,
  steppedTower: {
    surfaces: [
      surface(round, '0,-334 8,-320'),
      surface(round, '10,-320 10,-286'),
      ...[
        '22,-286 22,-270',
        '32,-270 32,-250',
        '42,-250 42,-136',
        '60,-136 60,-94',
        '78,-94 78,-46',
        '100,-46 100,0',
      ].map(right => surface(boxed, right)),
    ],
    masts: [symmetric('1.5,-376 3.5,-336 9,-319')],
    lines:
      columns(10, 8, -246, -140) +
      columns(14, 8, -130, -98) +
      columns(18, 8, -88, -50) +
      columns(24, 8, -40, -4),
    halfWidth: 130,
    sun: [347, -142],
    newspaper: [330, -282],
  },
  needle: {
    surfaces: [
      ...[-1, 1].map((side): Surface => ({
        outline: pointsOf('30,-272 14,-204 13,-150 24,-84 48,0 30,0 11,-84 2,-150 2,-204 8,-272').map(
          ([x, y]): Point => [x * side, y],
        ),
        shade: () => (side < 0 ? 0.02 : 0.62),
      })),
      surface(round, '80,-290 30,-264'),
      surface(round, '20,-328 52,-312 58,-304'),
      surface(round, '62,-306 92,-295 88,-288 60,-286'),
    ],
    masts: [symmetric('1.5,-384 4,-324')],
    solids: [symmetric('30,-106 32,-96'), symmetric('2.5,-266 2.5,0')],
    lines: columns(11, 12, -284, -274),
    halfWidth: 90,
    sun: [196, -236],
    newspaper: [380, -306],
  },
  pyramid: {
    surfaces: [surface(share => (share > 0.55 ? 0.75 : 0.02), '0,-236 3,-216 46,0')],
    lines: range(0, 13)
      .map(row => `M${-38 + row * 3} ${-12 - row * 14}H${38 - row * 3}`)
      .join(''),
    halfWidth: 0,
  },
  mountain: {
    surfaces: [
      {
        outline: peak.map(([x, y]): Point => [x + 360, y]),
        shade: (_, x, y) => slope(x - 360, y),
        isFar: true,
      },
    ],
    halfWidth: 0,
  },
  suspensionBridge: {
    solids: [
      ...[farTower, nearTower].flatMap(({ x, scale }) =>
        suspensionTower.map(part => placed(part, x, deckAt(x), scale)),
      ),
      deck,
    ],
    cables: cablePoints.map(path).join(''),
    thinCables: cablePoints
      .flat()
      .map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}V${Math.round(deckAt(x))}`)
      .join(''),
    lamps: path(deckEnds),
    halfWidth: 0,
    sun: [108, -200],
    newspaper: [-150, -296],
  },
  stayedBridge: {
    surfaces: masts
      .toReversed()
      .flatMap(({ x, scale }) =>
        mast.map(part => ({ ...part, outline: placed(part.outline, x, deckAt(x), scale) })),
      ),
    solids: [deck],
    lamps: path(deckEnds),
    thinCables: masts
      .flatMap(({ x, scale }) =>
        stays.map(([across, up]) =>
          path([
            [x, deckAt(x) + up * scale],
            [x + across * scale, deckAt(x + across * scale)],
          ]),
        ),
      )
      .join(''),
    halfWidth: 0,
    sun: [0, -190],
    newspaper: [424, -296],
  },
  archBridge: {
    surfaces: [
      // The wings of the building with the dome are behind the bridge.
      ...dome.surfaces
        .filter((_, index) => index !== 7)
        .map(part => ({
          ...part,
          outline: placed(part.outline, 0, -30, 0.6).map(([x, y]): Point => [x, Math.min(y, archDeckAt(x))]),
        })),
      {
        outline: [...archEnds, ...vaults.flatMap(index => vault(index, 0).toReversed())],
        // Its lamps light the upper part. The shade has few steps, which make the file small.
        shade: (_, x, y) => {
          const down = (y - archDeckAt(x)) / archScale(x);
          return down < 14 ? 0.02 : Math.floor(ramp(0, 110, down) * 3.6) / 4;
        },
      },
    ],
    solids: vaults.map(index => [...vault(index, 0), ...vault(index, 26).toReversed()]),
    bats,
    hiddenFrom: archDeckAt,
    lines: path(archEnds.map(([x, y]) => [x, y + 14 * archScale(x)])),
    lamps: path(archEnds),
    halfWidth: 60,
    sun: [-230, -130],
    newspaper: [-250, -296],
  },
} satisfies Readonly<Record<string, Silhouette>>;
export type SilhouetteName = keyof typeof silhouettes;
