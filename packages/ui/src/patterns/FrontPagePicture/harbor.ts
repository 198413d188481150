// Computes the shapes that are drawn over the home page's picture: a bridge, and a boat folded from a newspaper.

/** The size of the picture in its own units. */
export const pictureSize = { width: 1200, height: 440 } as const;
/** The size of the picture at the end of the home page, which shows the arrival of the boat (arrival.ts). */
export const arrivalSize = { width: 1200, height: 380 } as const;

/** A point in units of the picture, from its upper left corner. */
export type Point = readonly [x: number, y: number];
export type Polygon = readonly Point[];
/** A polygon with four corners: the upper left, the upper right, the lower right and the lower left one of a sheet. */
export type Sheet = readonly [Point, Point, Point, Point];
/** The polygon whose corners have these coordinates: x and y of the first corner, of the second one, and so on. */
export const polygonOf = (coordinates: readonly number[]): Polygon =>
  Array.from({ length: coordinates.length / 2 }, (_, index) => [
    coordinates[2 * index]!,
    coordinates[2 * index + 1]!,
  ]);
/** The sheet whose corners have these coordinates. */
export const cornersOf = (
  ...[ax, ay, bx, by, cx, cy, dx, dy]: readonly [...A: Point, ...B: Point, ...C: Point, ...D: Point]
): Sheet => [
  [ax, ay],
  [bx, by],
  [cx, cy],
  [dx, dy],
];

/** The level of the lake at the horizon. */
export const horizon = 300;

/** A point in space: its distance to the right of the camera, above the lake, and away from the camera. */
type WorldPoint = readonly [x: number, y: number, z: number];

/** The camera's height above the lake, its focal length, and the middle of the picture. */
const camera = { height: 4, focalLength: 900, x: 600 } as const;
/** The point of the picture at which the camera sees a point in space. */
const project = ([x, y, z]: WorldPoint): Point => [
  camera.x + (camera.focalLength * x) / z,
  horizon - (camera.focalLength * (y - camera.height)) / z,
];

/** The bridge starts at the right and runs away from the camera, to the left. Lengths are in units of ten feet. */
const bridge = {
  start: [48, 90],
  direction: [-0.6, 0.8],
  halfWidth: 4.5,
  deck: 12,
  girder: 1.7,
  /** The arch: its span and its height above the deck. */
  span: 62,
  rise: 19,
  panels: 14,
  end: 146,
} as const;

/** The point in space at a distance along the bridge, on its near side (-1) or its far side (1). */
const bridgeWorldPoint = (along: number, side: number, height: number): WorldPoint => {
  const [x, z] = bridge.start;
  const [dx, dz] = bridge.direction;
  return [
    x + dx * along + dz * bridge.halfWidth * side,
    height,
    z + dz * along - dx * bridge.halfWidth * side,
  ];
};
const bridgePoint = (along: number, side: number, height: number) =>
  project(bridgeWorldPoint(along, side, height));
/** The length of one foot, in units of the picture, at a distance along the bridge. */
const scaleAt = (along: number) => camera.focalLength / bridgeWorldPoint(along, 0, 0)[2] / 10;
/** The vertical distance of the two chords at the top of the arch. */
const chordDepth = 3.4;
/** The height of the arch at a distance along the bridge; at its top it is `depth` lower. */
const archHeight = (along: number, depth = 0) =>
  bridge.deck + (bridge.rise - depth) * (1 - ((along - bridge.span / 2) / (bridge.span / 2)) ** 2);

/** Numbers from `from` to `to` in `count` equal steps. */
const steps = (from: number, to: number, count: number) =>
  Array.from({ length: count + 1 }, (_, index) => from + ((to - from) * index) / count);

/** A beam along the bridge, between two heights. */
const beam = (
  distances: readonly number[],
  side: number,
  top: (along: number) => number,
  bottom: (along: number) => number,
): Polygon => [
  ...distances.map(along => bridgePoint(along, side, top(along))),
  ...distances.toReversed().map(along => bridgePoint(along, side, bottom(along))),
];

const archSteps = steps(0, bridge.span, 28);
const panelEnds = steps(0, bridge.span, bridge.panels);
/** The upper beam of an arch. */
const upperChord = (side: number) =>
  beam(
    archSteps,
    side,
    along => archHeight(along) + 0.55,
    along => archHeight(along) - 0.95,
  );
/** The lower beam of an arch. */
const lowerChord = (side: number) =>
  beam(
    steps(bridge.span * 0.06, bridge.span * 0.94, 24),
    side,
    along => archHeight(along, chordDepth) + 0.2,
    along => archHeight(along, chordDepth) - 0.35,
  );

/** A pier of the bridge, on both sides. */
const pier = (along: number): Polygon[] =>
  [-1, 1].map(side => {
    const width = 1.15;
    return [
      bridgePoint(along - width, side * 0.72, bridge.deck - 1),
      bridgePoint(along + width, side * 0.72, bridge.deck - 1),
      bridgePoint(along + width * 1.7, side * 0.9, -0.4),
      bridgePoint(along - width * 1.7, side * 0.9, -0.4),
    ];
  });
/** The beam on top of a pier. */
const pierCap = (along: number): Polygon => [
  bridgePoint(along, -1.05, bridge.deck - 1.4),
  bridgePoint(along, 1.05, bridge.deck - 1.4),
  bridgePoint(along, 0.9, bridge.deck - 3.4),
  bridgePoint(along, -0.9, bridge.deck - 3.4),
];
/** The distances of the piers along the bridge. */
const pierPlaces = [-24, 0, bridge.span, 82, 102, 122];

/** The distances of the deck's two ends along the bridge. */
const deckEnds = [-40, bridge.end] as const;
/** Piers, arches and the deck, the far ones first. */
export const bridgeShapes: readonly Polygon[] = [
  ...pierPlaces.toReversed().flatMap(along => [...pier(along), pierCap(along)]),
  upperChord(1),
  lowerChord(1),
  // The underside and the near girder of the deck.
  [
    bridgePoint(deckEnds[0], -1, bridge.deck - bridge.girder * 0.5),
    bridgePoint(deckEnds[0], 1, bridge.deck - bridge.girder * 0.5),
    bridgePoint(deckEnds[1], 1, bridge.deck - bridge.girder * 0.5),
    bridgePoint(deckEnds[1], -1, bridge.deck - bridge.girder * 0.5),
  ],
  [
    bridgePoint(deckEnds[0], -1, bridge.deck),
    bridgePoint(deckEnds[1], -1, bridge.deck),
    bridgePoint(deckEnds[1], -1, bridge.deck - bridge.girder),
    bridgePoint(deckEnds[0], -1, bridge.deck - bridge.girder),
  ],
  upperChord(-1),
  lowerChord(-1),
];

/** A straight line with a width, in units of the picture. */
export interface Bar {
  readonly from: Point;
  readonly to: Point;
  readonly width: number;
}

/** A bar of the bridge between two of its points; `width` is in feet, a tenth of the unit of space. */
const bridgeBar = (
  [fromAlong, fromSide, fromHeight]: readonly [number, number, number],
  [toAlong, toSide, toHeight]: readonly [number, number, number],
  width: number,
): Bar => ({
  from: bridgePoint(fromAlong, fromSide, fromHeight),
  to: bridgePoint(toAlong, toSide, toHeight),
  width: width * scaleAt(fromAlong),
});
/** The start and the end of each panel of the arch, without the `skipped` panels at each end. */
const panels = (skipped: number) =>
  panelEnds
    .slice(skipped, -skipped - 1)
    .map((along, index) => [along, panelEnds[skipped + index + 1]!] as const);

/** The vertical hangers, the diagonals between the chords, and the braces between the two arches. */
export const bridgeBars: readonly Bar[] = [
  ...([1, -1] as const).flatMap(side => {
    const isNear = side < 0;
    return [
      ...panelEnds
        .slice(1, -1)
        .map(along =>
          bridgeBar(
            [along, side, archHeight(along, chordDepth)],
            [along, side, bridge.deck],
            isNear ? 1.5 : 1.05,
          ),
        ),
      ...panels(1).flatMap(([along, next]) => {
        const middle = (along + next) / 2;
        const top = [middle, side, archHeight(middle)] as const;
        return [along, next].map(end =>
          bridgeBar([end, side, archHeight(end, chordDepth)], top, isNear ? 1.7 : 1.2),
        );
      }),
    ];
  }),
  ...panelEnds
    .slice(2, -2)
    .map(along => bridgeBar([along, -1, archHeight(along)], [along, 1, archHeight(along)], 2)),
  ...panels(2).flatMap(([along, next]) =>
    [-1, 1].map(side => bridgeBar([along, side, archHeight(along)], [next, -side, archHeight(next)], 1.1)),
  ),
];

/** Lamps on the near side of the deck. */
export const bridgeLamps: readonly Point[] = steps(-36, 138, 29).map(along =>
  bridgePoint(along, -1, bridge.deck + 1.1),
);

/** The boat that is folded from a newspaper: the point at which it floats, and its size. */
export const boat = { x: 975, y: 398, scale: 1.28 } as const;
/** Converts a point from the boat's units to those of the picture. */
const fromBoat = (x: number, y: number): Point => [boat.x + x * boat.scale, boat.y + y * boat.scale];
const boatPolygon = (...points: readonly Point[]): Polygon => points.map(([x, y]) => fromBoat(x, y));

// The corners of the boat, in its own units: the hull's upper ends, its lower ends and its middle, and the tip of the sail.
const stern = [-122, -70] as const;
const bow = [128, -74] as const;
const sternBottom = [-66, 6] as const;
const bowBottom = [62, 6] as const;
const keel = [0, 6] as const;
/** The lowest point of the hull's upper edge, in front of the sail. */
const dip = [2, -34] as const;
/** The tip of the sail. */
const peak = [6, -142] as const;
/** The points in which the sail goes behind the hull. */
const sailBottom = { left: [-58, -51.4], right: [64, -53.7] } as const;
/** The points in which the far side of the hull goes behind the sail. */
const farEdge = { left: [-54, -57], right: [60.5, -59] } as const;

/** The sides of the boat's sail and hull. The parts of the far side are behind the sail. */
export const boatSides = {
  backLeft: boatPolygon(stern, farEdge.left, sailBottom.left),
  backRight: boatPolygon(bow, farEdge.right, sailBottom.right),
  sailLeft: boatPolygon(peak, sailBottom.left, dip),
  sailRight: boatPolygon(peak, dip, sailBottom.right),
  hullLeft: boatPolygon(stern, dip, keel, sternBottom),
  hullRight: boatPolygon(dip, bow, bowBottom, keel),
} as const;
export const boatOutline = boatPolygon(stern, farEdge.left, peak, farEdge.right, bow, bowBottom, sternBottom);

/** A point between two others. */
const between = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
];
/** A point on a side. `u` and `v` (0 to 1) are its horizontal and its vertical position. */
const onSide = ([a, b, c, d]: Sheet, u: number, v: number): Point =>
  fromBoat(...between(between(a, b, u), between(d, c, u), v));

/** A column of text, or the two lines of a headline, on a side of the boat. */
interface Column {
  readonly side: Sheet;
  /** The left and the right edge of the column, in shares of the side's width. */
  readonly from: number;
  readonly to: number;
  /** The positions of its lines, in shares of the way down. */
  readonly rows: readonly number[];
  /** The thickness of a line. */
  readonly width: number;
}
const hullLeft = [stern, dip, keel, sternBottom] as const;
const hullRight = [dip, bow, bowBottom, keel] as const;
const sailLeft = [peak, peak, dip, sailBottom.left] as const;
const sailRight = [peak, peak, sailBottom.right, dip] as const;
const columns: readonly Column[] = [
  { side: hullLeft, from: 0.1, to: 0.93, rows: [0.17, 0.31], width: 5.4 },
  { side: hullLeft, from: 0.1, to: 0.34, rows: steps(0.46, 0.92, 5), width: 1.3 },
  { side: hullLeft, from: 0.4, to: 0.64, rows: steps(0.46, 0.92, 5), width: 1.3 },
  { side: hullLeft, from: 0.7, to: 0.94, rows: steps(0.46, 0.92, 5), width: 1.3 },
  { side: hullRight, from: 0.07, to: 0.6, rows: [0.2, 0.34], width: 4.4 },
  { side: hullRight, from: 0.07, to: 0.3, rows: steps(0.5, 0.92, 5), width: 1.5 },
  { side: hullRight, from: 0.36, to: 0.6, rows: steps(0.5, 0.92, 5), width: 1.5 },
  { side: hullRight, from: 0.67, to: 0.9, rows: steps(0.14, 0.92, 9), width: 1.5 },
  { side: sailLeft, from: 0.12, to: 0.92, rows: [0.42, 0.5], width: 3.8 },
  { side: sailLeft, from: 0.12, to: 0.46, rows: steps(0.58, 0.95, 5), width: 1.2 },
  { side: sailLeft, from: 0.56, to: 0.92, rows: steps(0.58, 0.95, 5), width: 1.2 },
  { side: sailRight, from: 0.08, to: 0.44, rows: steps(0.34, 0.95, 9), width: 1.4 },
  { side: sailRight, from: 0.54, to: 0.9, rows: steps(0.34, 0.95, 9), width: 1.4 },
];
/** The headlines and lines of text of the newspaper. The last line of a column is short. */
export const boatText: readonly Bar[] = columns.flatMap(({ side, from, to, rows: places, width }) =>
  places.map((v, index) => ({
    from: onSide(side, from, v),
    to: onSide(side, index === places.length - 1 ? from + (to - from) * 0.62 : to, v),
    width,
  })),
);
/** True if the point is inside the polygon: a ray from it to the right crosses an odd number of edges. */
export const isInside = (x: number, y: number, polygon: Polygon): boolean => {
  let isOdd = false;
  let start = polygon.at(-1)!;
  for (const end of polygon) {
    // By index, because taking points apart into variables is slow, and this runs for each dot of the pictures.
    if (
      end[1] > y !== start[1] > y &&
      x < ((start[0] - end[0]) * (y - end[1])) / (start[1] - end[1]) + end[0]
    )
      isOdd = !isOdd;
    start = end;
  }
  return isOdd;
};
