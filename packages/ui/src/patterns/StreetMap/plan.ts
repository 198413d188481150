// Computes the shapes of a street map from a few numbers about a city, in units of the picture.
/** A block of the grid, or the upper left corner of a block. Columns and rows count from 0. */
export type Block = readonly [column: number, row: number];

/** The geometry of a city's street map: one grid of whole blocks around the middle of a picture, in units of the picture. */
export interface StreetPlan {
  /** Degrees by which the grid is turned from true north; negative is to the west. */
  readonly bearing: number;
  readonly columns: number;
  readonly rows: number;
  /** The size of a block, in units. */
  readonly block: readonly [width: number, height: number];
  /** The width of a street, in units. */
  readonly street: number;
  /** Blocks with trees instead of buildings. */
  readonly squares: readonly Block[];
  /** The best-known place of the city, drawn as a park or as a building with a dome. */
  readonly landmark: {
    /** The column and row of the landmark's upper left block. */
    readonly at: Block;
    /** How many columns and rows of blocks the landmark covers. */
    readonly size: Block;
    readonly label: string;
    readonly form: 'park' | 'dome';
  };
  /** The street in blue, on the left edge of the column or the upper edge of the row `at`. Blocks near it are darker. */
  readonly axis: { readonly along: 'column' | 'row'; readonly at: number; readonly label: string };
  /** A street across the grid, from one block corner to another. */
  readonly diagonal?: {
    readonly from: Block;
    readonly to: Block;
    readonly label: string;
    /** A second grid on the right side of this street, parallel to it. */
    readonly secondGrid?: {
      readonly block: readonly [width: number, height: number];
      readonly street: number;
    };
  };
  readonly water: readonly {
    readonly side: keyof typeof sides;
    readonly label: string;
    /** How far the water reaches toward the middle from 280 units north or south of it, or 244 units west or east. */
    readonly depth: number;
    /** Degrees between the shore and the edge of the picture. @default 0 */
    readonly rotation?: number;
  }[];
}

/** The picture in which a plan is drawn. All lengths are in units of the picture. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  /** Where the middle of the plan is. */
  readonly middle: Point;
  /** The part of the picture that is free for labels. */
  readonly labels: {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  };
  /** The font size of labels. */
  readonly labelSize: number;
  /** How much larger a label is where the map is small, at most. Phones have a scale of their own. @default 1 */
  readonly labelScale?: number;
  /** True if the label of a body of water is along the shore. By default, it is near a corner. */
  readonly labelsAlong?: boolean;
  /**
   * The part of the picture that the smallest phone shows, in pixels; the middle of the plan is in its middle. If the headline above it would
   * cover the landmark, the plan is `lowered` pixels lower. `scale` and `labelScale` are the pixels for a unit of the map and of a label.
   */
  readonly phone?: {
    readonly width: number;
    readonly height: number;
    readonly lowered: number;
    readonly scale: number;
    readonly labelScale: number;
  };
}

const pageWideFrame = {
  width: 1400,
  height: 668,
  labelSize: 14.5,
  labelScale: 1.25,
  phone: { width: 320, height: 160, lowered: 65, scale: 0.6, labelScale: 0.85 },
} as const;

/**
 * `streetsRight` and `streetsLeft` are for the top of a city's page: as wide as the page, with room for a headline at the top and for a box
 * of text in the lower corner without streets. `index` is the map beside the list of
 * cities, and `office` the one of the contact page. Both are as wide as a column of text; the labels of `office` can also be
 * read in a narrow column.
 */
export const frames = {
  // The labels are away from the upper and the lower edge, because wider windows cut off these edges.
  streetsRight: {
    ...pageWideFrame,
    middle: [920, 424],
    labels: { left: 660, top: 266, right: 1400, bottom: 644 },
  },
  streetsLeft: {
    ...pageWideFrame,
    middle: [480, 424],
    labels: { left: 0, top: 266, right: 740, bottom: 644 },
  },
  index: {
    width: 720,
    height: 424,
    middle: [360, 212],
    // Narrow columns cut off both sides.
    labels: { left: 92, top: 0, right: 628, bottom: 424 },
    labelSize: 19,
  },
  office: {
    width: 720,
    height: 424,
    middle: [360, 212],
    labels: { left: 92, top: 0, right: 628, bottom: 424 },
    labelSize: 19,
    labelsAlong: true,
  },
} as const satisfies Record<string, Frame>;
export type FrameName = keyof typeof frames;
/** The frame for a city's page: the map is at the left of the text if the streets lean to the east, else at the right. */
export const cityFrameOf = ({ bearing }: StreetPlan) => (bearing > 0 ? 'streetsLeft' : 'streetsRight');
/** A bearing in words: `N 18° E`. */
export const compass = (bearing: number): string =>
  bearing === 0 ? 'N' : `N ${Math.abs(bearing)}° ${bearing > 0 ? 'E' : 'W'}`;

/**
 * A shore is drawn with the water below it, then rotated by `rotation` in degrees. `edge` is the distance from the middle at which the water
 * would have the depth 0.
 */
const sides = {
  south: { rotation: 0, edge: 280 },
  west: { rotation: 90, edge: 244 },
  north: { rotation: 180, edge: 280 },
  east: { rotation: 270, edge: 244 },
} as const;

/** A length in units that is longer than the distance from the middle of the plan to any corner of the picture. */
const reachOf = ({ width, height, middle: [x, y] }: Frame): number =>
  Math.ceil(Math.hypot(Math.max(x, width - x), Math.max(y, height - y)) / 10) * 10 + 60;

/** The spacing and the width of the hatching's lines, by the largest distance from the axis in blocks (`within`). */
const hatchTones = [
  { within: 1, spacing: 2.6, line: 1.1 },
  { within: 3, spacing: 3.2, line: 1 },
  { within: 5, spacing: 4, line: 0.9 },
  { within: Infinity, spacing: 4.8, line: 0.8 },
] as const;
/** The hatching (parallel lines) of the blocks outside of the city's grid. */
const outerTone = { spacing: 6, line: 0.8 } as const;

const roundToTenth = (value: number): number => Math.round(value * 10) / 10;
const degrees = 180 / Math.PI;
/** The whole numbers from `from` to below `to`. */
const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);

/** A rectangle of blocks in a grid. `end` is exclusive. */
interface Area {
  readonly block: readonly [width: number, height: number];
  readonly street: number;
  readonly columns: readonly [first: number, end: number];
  readonly rows: readonly [first: number, end: number];
}

/**
 * The hatching of many blocks as one dashed stroke. The stroke is as wide as a block, and each dash is one line of the
 * hatching. A map is therefore only 2 KB of markup.
 */
export interface Stroke {
  readonly path: string;
  readonly width?: number;
  readonly dashes: string;
}

/**
 * The dashes (lengths of lines and gaps) for one block and the street after it. The last gap makes up for rounding, so that rounding errors do
 * not add up.
 */
function dashesOf(
  length: number,
  street: number,
  { spacing, line }: { spacing: number; line: number },
): string {
  const count = Math.max(2, Math.round(length / spacing) + 1);
  const gap = roundToTenth((length - count * line) / (count - 1));
  const dashes = range(0, count - 1).flatMap(() => [line, gap]);
  return [...dashes, line, roundToTenth(length + street - count * line - (count - 1) * gap)].join(' ');
}

/** The hatching of an area: one path segment for each column or row. */
function hatch(
  { block: [width, height], street, columns, rows }: Area,
  along: 'column' | 'row',
  tone: { spacing: number; line: number },
): Stroke {
  const [stepX, stepY] = [width + street, height + street];
  if (along === 'row') {
    const across = roundToTenth((columns[1] - columns[0]) * stepX);
    return {
      path: range(...rows)
        .map(
          row => `M${roundToTenth(columns[0] * stepX)} ${roundToTenth(row * stepY + height / 2)}h${across}`,
        )
        .join(''),
      width: height,
      dashes: dashesOf(width, street, tone),
    };
  }
  const down = roundToTenth((rows[1] - rows[0]) * stepY);
  return {
    path: range(...columns)
      .map(column => `M${roundToTenth(column * stepX + width / 2)} ${roundToTenth(rows[0] * stepY)}v${down}`)
      .join(''),
    width,
    dashes: dashesOf(height, street, tone),
  };
}

/** All blocks of an area as one dashed stroke: one segment for each column, one dash for each block. */
function blocks({ block: [width, height], street, columns, rows }: Area): Stroke {
  const [stepX, stepY] = [width + street, height + street];
  const down = roundToTenth((rows[1] - rows[0]) * stepY - street);
  return {
    path: range(...columns)
      .map(column => `M${roundToTenth(column * stepX + width / 2)} ${roundToTenth(rows[0] * stepY)}v${down}`)
      .join(''),
    width,
    dashes: `${height} ${street}`,
  };
}

/** The horizontal and the vertical edges of an area's blocks. */
function edges({ block: [width, height], street, columns, rows }: Area): readonly Stroke[] {
  const [stepX, stepY] = [width + street, height + street];
  const across = roundToTenth((columns[1] - columns[0]) * stepX - street);
  const down = roundToTenth((rows[1] - rows[0]) * stepY - street);
  return [
    {
      path: range(...rows)
        .map(
          row =>
            `M${roundToTenth(columns[0] * stepX)} ${roundToTenth(row * stepY)}h${across}m${-across} ${height}h${across}`,
        )
        .join(''),
      dashes: `${width} ${street}`,
    },
    {
      path: range(...columns)
        .map(
          column =>
            `M${roundToTenth(column * stepX)} ${roundToTenth(rows[0] * stepY)}v${down}m${width} ${-down}v${down}`,
        )
        .join(''),
      dashes: `${height} ${street}`,
    },
  ];
}

/** How far a shore is from its middle line, at a place along it. The label of the water determines the form. */
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
function shore(label: string, depth: number, edge: number, reach: number) {
  const { bank, slope } = bankOf(label);
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
  const top = Math.round(edge - depth + bank(-reach));
  const depths: number[] = [];
  for (let y = 0, gap = 3; top + y < reach; y += gap, gap *= 1.09) depths.push(roundToTenth(y));
  const line = `M${-reach} ${top}${curve}`;
  return { area: `${line}V${reach}H${-reach}z`, line, depths };
}

type Point = readonly [x: number, y: number];
/** The point at a fraction of the distance from one point to another. */
const interpolate = ([ax, ay]: Point, [bx, by]: Point, fraction: number): Point => [
  roundToTenth(ax + (bx - ax) * fraction),
  roundToTenth(ay + (by - ay) * fraction),
];

/** The position of a label. */
interface Corner {
  readonly at: Point;
  readonly anchor: 'start' | 'middle' | 'end';
  /** In degrees. */
  readonly angle?: number;
}

/** The corners of the picture as positions for labels, the best one first. */
const cornersOf = ({ labels: { left, top, right, bottom }, labelSize }: Frame): readonly Corner[] => [
  { at: [right - 20, bottom - 16], anchor: 'end' },
  { at: [left + 20, bottom - 16], anchor: 'start' },
  { at: [right - 20, top + 12 + labelSize], anchor: 'end' },
  { at: [left + 20, top + 12 + labelSize], anchor: 'start' },
];

/** The corner for the label of a body of water. */
function cornerOf(side: keyof typeof sides, rotation: number, corners: readonly Corner[]): Corner {
  const angle = (sides[side].rotation + rotation) / degrees;
  const [right, bottom] = [Math.sin(angle) < -0.01, Math.cos(angle) > -0.01];
  return corners[(right ? 0 : 1) + (bottom ? 0 : 2)]!;
}

/** The largest distance of a shore from its middle line: the sum of the amplitudes in `bankOf`. */
const shoreAmplitude = 28;
/** How far a point of the picture is on land, in units; negative on the water. */
function toShore(
  [x, y]: Point,
  { side, label, depth, rotation = 0 }: StreetPlan['water'][number],
  { middle }: Frame,
): number {
  const angle = (sides[side].rotation + rotation) / degrees;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const along = (x - middle[0]) * cos + (y - middle[1]) * sin;
  const across = (y - middle[1]) * cos - (x - middle[0]) * sin;
  return sides[side].edge - depth + bankOf(label).bank(along) - across;
}
/** Moves the label of a body of water up, down or to a side, until all of it is on the water. */
function moveOffLand(corner: Corner, water: StreetPlan['water'][number], frame: Frame): Corner {
  const size = textSize([water.label], frame, frame.labelScale);
  const angle = (sides[water.side].rotation + (water.rotation ?? 0)) / degrees;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  let [x, y] = corner.at;
  const toMiddle = { start: size.width / 2, middle: 0, end: -size.width / 2 }[corner.anchor];
  // The shore is not straight, so each step is a little too short or too long.
  for (let step = 0; step < 4; step += 1) {
    const outline = outlineOf({ at: [x + toMiddle, y], angle: 0, ...size }, haloWidth);
    const onLand = Math.max(...outline.map(point => toShore(point, water, frame)));
    if (onLand <= 0) break;
    if (Math.abs(cos) > Math.abs(sin)) y += (onLand + 1) / cos;
    else x -= (onLand + 1) / sin;
  }
  return { ...corner, at: [roundToTenth(x), roundToTenth(y)] };
}
/** The position on the water next to the shore, for a label along the shore. */
function placeOnWater(side: keyof typeof sides, depth: number, rotation: number, frame: Frame): Corner {
  const distance = sides[side].edge - depth + shoreAmplitude + frame.labelSize / 2 + 5;
  const turn = sides[side].rotation + rotation;
  const [x, y] = frame.middle;
  return {
    at: [
      roundToTenth(x - distance * Math.sin(turn / degrees)),
      roundToTenth(y + distance * Math.cos(turn / degrees)),
    ],
    anchor: 'middle',
    angle: upright(turn > 180 ? turn - 360 : turn),
  };
}

/** Where two lines cross. Undefined for parallel lines. */
function crossing([a, b]: readonly [Point, Point], [c, d]: readonly [Point, Point]): Point | undefined {
  const [abX, abY, cdX, cdY] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]];
  const rotation = abX * cdY - abY * cdX;
  return rotation === 0
    ? undefined
    : interpolate(a, b, ((c[0] - a[0]) * cdY - (c[1] - a[1]) * cdX) / rotation);
}

/** The place with the largest distance to the edges and to the places of other labels. */
function freestPlace(
  places: readonly Point[],
  takenPoints: readonly Point[],
  { left, top, right, bottom }: Frame['labels'],
): Point {
  const middle: Point = [(left + right) / 2, (top + bottom) / 2];
  const room = ([x, y]: Point) =>
    Math.min(
      x - left,
      y - top,
      right - x,
      bottom - y,
      ...takenPoints.map(other => Math.hypot(other[0] - x, other[1] - y)),
    );
  return places.reduce((best, place) => (room(place) > room(best) ? place : best), places[0] ?? middle);
}
/** The distance between the baselines of a label's lines, in em. */
export const lineHeight = 1.25;
/** The size of a text in capitals, in units. A letter of the monospaced typeface is 0.6 em wide, a capital 0.74 em high. */
export const textSize = (lines: readonly string[], { labelSize }: Frame, scale = 1) => ({
  width: Math.max(...lines.map(({ length }) => length)) * 0.6 * labelSize * scale,
  height: (0.74 + (lines.length - 1) * lineHeight) * labelSize * scale,
});
/** A text in the picture or in the grid: its middle, its angle in degrees, and its size. */
interface TextBox {
  readonly at: Point;
  readonly angle: number;
  readonly width: number;
  readonly height: number;
}
/** Points on both long sides of a text's box, which is enlarged by `margin`. */
function outlineOf({ at: [x, y], angle, width, height }: TextBox, margin: number): Point[] {
  const [sin, cos] = [Math.sin(angle / degrees), Math.cos(angle / degrees)];
  return [-1, -0.5, 0, 0.5, 1].flatMap(along =>
    [-1, 1].map((across): Point => {
      const [dx, dy] = [along * (width / 2 + margin), across * (height / 2 + margin)];
      return [x + dx * cos - dy * sin, y + dx * sin + dy * cos];
    }),
  );
}
/** No line of the map is nearer to the letters on water than this. */
const haloWidth = 8;
/** Nor is one nearer to the letters on land. */
const labelMargin = 4;
/** The width of the two named streets, unless the other streets are as wide. Their names are written in them. */
const namedStreetWidth = 24;
/** A name in one line, in two lines of about the same length, and with one word a line. */
function lineBreaksOf(label: string): readonly string[][] {
  const words = label.split(' ');
  const inTwo = range(1, words.length)
    .map(count => [words.slice(0, count).join(' '), words.slice(count).join(' ')])
    .toSorted((a, b) => Math.max(...a.map(line => line.length)) - Math.max(...b.map(line => line.length)))
    .slice(0, 1);
  return [[label], ...inTwo, ...(words.length > 2 ? [words] : [])];
}
/** The rows and columns of trees in a park. */
export function treesOf({ x, y, width, height }: { x: number; y: number; width: number; height: number }) {
  const [columns, rows] = [width, height].map(length => Math.max(1, Math.floor((length - 6) / 7) + 1)) as [
    number,
    number,
  ];
  return { left: x + (width - (columns - 1) * 7) / 2, top: y + (height - (rows - 1) * 7) / 2, columns, rows };
}
/** Turns the angle of a label along a street by 180° if the label would be upside down. */
const upright = (angle: number): number => (angle > 90 ? angle - 180 : angle <= -90 ? angle + 180 : angle);

/** Where along a street a label may be, as fractions of its length. */
const fractions = range(2, 39).map(fortieth => fortieth / 40);

/**
 * Computes all shapes and labels of the map, in units of the picture. Positions of parts that turn with the grid are relative to the middle
 * of the grid, or, inside an element with a `transform`, to the upper left corner of a grid.
 */
export function drawMap(plan: StreetPlan, frame: Frame) {
  const reach = reachOf(frame);
  const corners = cornersOf(frame);
  const { bearing, block, street, axis, landmark } = plan;
  const grid: Area = { block, street, columns: [0, plan.columns], rows: [0, plan.rows] };
  const [stepX, stepY] = [block[0] + street, block[1] + street];
  const [width, height] = [plan.columns * stepX - street, plan.rows * stepY - street];
  /** The rectangle of some blocks, from the upper left block and the number of columns and rows. */
  const areaOf = ([column, row]: Block, [across, down]: Block) => ({
    x: column * stepX,
    y: row * stepY,
    width: across * stepX - street,
    height: down * stepY - street,
  });
  const avenue = Math.max(namedStreetWidth, street + 6);
  const [axisX, axisY] = [axis.at * stepX - street / 2, axis.at * stepY - street / 2];
  /** The part of some blocks' rectangle that the named street leaves, if it is along one of the rectangle's sides. */
  const besideAxis = (area: ReturnType<typeof areaOf>) => {
    const [start, length, middleLine] =
      axis.along === 'column' ? (['x', 'width', axisX] as const) : (['y', 'height', axisY] as const);
    const inset = (avenue - street) / 2;
    if (Math.abs(area[start] - street / 2 - middleLine) < 0.01)
      return { ...area, [start]: area[start] + inset, [length]: area[length] - inset };
    if (Math.abs(area[start] + area[length] + street / 2 - middleLine) < 0.01)
      return { ...area, [length]: area[length] - inset };
    return area;
  };
  const landmarkArea = besideAxis(areaOf(landmark.at, landmark.size));

  // The grid with the landmark is centered, then moved away from each body of water by an eighth of its depth.
  const pushFrom = (side: keyof typeof sides) =>
    plan.water.reduce((sum, water) => sum + (water.side === side ? water.depth / 8 : 0), 0);
  const [sin, cos] = [Math.sin(bearing / degrees), Math.cos(bearing / degrees)];
  const middleX = (Math.min(0, landmarkArea.x) + Math.max(width, landmarkArea.x + landmarkArea.width)) / 2;
  const middleY = (Math.min(0, landmarkArea.y) + Math.max(height, landmarkArea.y + landmarkArea.height)) / 2;
  const middle: Point = [
    roundToTenth(frame.middle[0] + pushFrom('west') - pushFrom('east')),
    roundToTenth(frame.middle[1] + pushFrom('north') - pushFrom('south')),
  ];
  /** Converts units of the grid to units of the picture. */
  const toPicture = ([x, y]: Point): Point => [
    roundToTenth(middle[0] + (x - middleX) * cos - (y - middleY) * sin),
    roundToTenth(middle[1] + (x - middleX) * sin + (y - middleY) * cos),
  ];
  /** Converts units of the picture to units around the middle, which turn with the grid. */
  const toTurned = ([x, y]: Point): Point => [
    roundToTenth((x - middle[0]) * cos + (y - middle[1]) * sin),
    roundToTenth((y - middle[1]) * cos - (x - middle[0]) * sin),
  ];

  const outside: Area = {
    ...grid,
    columns: [-Math.ceil(reach / stepX), plan.columns + Math.ceil(reach / stepX)],
    rows: [-Math.ceil(reach / stepY), plan.rows + Math.ceil(reach / stepY)],
  };
  const extent = axis.along === 'column' ? plan.columns : plan.rows;
  const hatching = hatchTones.flatMap(({ within, ...tone }, index) => {
    const inner = hatchTones[index - 1]?.within ?? 0;
    return [
      [axis.at - within, axis.at - inner],
      [axis.at + inner, axis.at + within],
    ].flatMap(([from = 0, to = 0]) => {
      const band = [Math.max(0, from), Math.min(extent, to)] as const;
      if (band[0] >= band[1]) return [];
      const area = axis.along === 'column' ? { ...grid, columns: band } : { ...grid, rows: band };
      return [hatch(area, axis.along, tone)];
    });
  });

  const cornerPoint = ([column, row]: Block): Point => [
    roundToTenth(column * stepX - street / 2),
    roundToTenth(row * stepY - street / 2),
  ];
  const diagonal = plan.diagonal && {
    ...plan.diagonal,
    from: cornerPoint(plan.diagonal.from),
    to: cornerPoint(plan.diagonal.to),
  };
  const wholeAxis: readonly [Point, Point] =
    axis.along === 'column'
      ? [
          [roundToTenth(axisX), 0],
          [roundToTenth(axisX), roundToTenth(height)],
        ]
      : [
          [0, roundToTenth(axisY)],
          [roundToTenth(width), roundToTenth(axisY)],
        ];
  const diagonalCrossing = diagonal && crossing(wholeAxis, [diagonal.from, diagonal.to]);
  const isOnAxis =
    diagonalCrossing !== undefined &&
    [0, 1].every(
      index =>
        diagonalCrossing[index]! >= wholeAxis[0][index]! && diagonalCrossing[index]! <= wholeAxis[1][index]!,
    );
  // The axis ends at a diagonal street beyond which there is another grid.
  const [axisStart, axisEnd]: readonly [Point, Point] =
    diagonal?.secondGrid && isOnAxis ? [wholeAxis[0], diagonalCrossing] : wholeAxis;
  const diagonalAngle =
    diagonal && Math.atan2(diagonal.to[1] - diagonal.from[1], diagonal.to[0] - diagonal.from[0]);
  const secondGrid: Area | undefined = diagonal?.secondGrid && {
    ...diagonal.secondGrid,
    columns: [
      -Math.ceil(reach / (diagonal.secondGrid.block[0] + diagonal.secondGrid.street)),
      Math.ceil((2 * reach) / (diagonal.secondGrid.block[0] + diagonal.secondGrid.street)),
    ],
    rows: [0, Math.ceil((2 * reach) / (diagonal.secondGrid.block[1] + diagonal.secondGrid.street))],
  };
  const isInSecondGrid = ([x, y]: Point): boolean =>
    diagonal?.secondGrid !== undefined &&
    (diagonal.to[0] - diagonal.from[0]) * (y - diagonal.from[1]) >
      (diagonal.to[1] - diagonal.from[1]) * (x - diagonal.from[0]);

  const waters = plan.water.map(({ side, label, depth, rotation = 0 }) => ({
    label,
    ...(frame.labelsAlong
      ? placeOnWater(side, depth, rotation, frame)
      : moveOffLand(cornerOf(side, rotation, corners), { side, label, depth, rotation }, frame)),
    transform: `translate(${frame.middle.join(' ')}) rotate(${sides[side].rotation + rotation})`,
    ...shore(label, depth, sides[side].edge, reach),
  }));
  const freeCorner = corners.find(({ at }) => !waters.some(water => String(water.at) === String(at)));
  const landmarkCorners = [landmarkArea.x, landmarkArea.x + landmarkArea.width].flatMap(x =>
    [landmarkArea.y, landmarkArea.y + landmarkArea.height].map(y => toPicture([x, y])),
  );
  /** Whether the landmark is so far in the north that on a phone the headline would cover it, turned to north or at the plan's bearing. */
  const isLowered =
    frame.phone !== undefined &&
    Math.min(middle[1] + landmarkArea.y - middleY, ...landmarkCorners.map(([, y]) => y)) - frame.middle[1] <
      -frame.phone.height / 2 / frame.phone.scale;
  /** Whether a phone shows the whole label, both at the plan's bearing and turned to north. `angle` is the label's angle at north. */
  const isOnPhone = (at: Point, label: string, angle: number): boolean => {
    if (!frame.phone) return true;
    const { scale, labelScale, ...box } = frame.phone;
    const lowered = isLowered ? box.lowered : 0;
    const [left, top] = [middle[0] - frame.middle[0], middle[1] - frame.middle[1]];
    const [turnedX, turnedY] = toTurned(at);
    const size = textSize([label], frame, labelScale);
    const [halfWidth, halfHeight] = [size.width / 2 + 2, size.height / 2 + 2];
    return [
      { x: at[0] - frame.middle[0], y: at[1] - frame.middle[1], turn: (angle + bearing) / degrees },
      { x: left + turnedX, y: top + turnedY, turn: angle / degrees },
    ].every(({ x, y, turn }) => {
      const [along, across] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))];
      return (
        Math.abs(x) * scale + halfWidth * along + halfHeight * across <= box.width / 2 - 4 &&
        Math.abs(y * scale + lowered) + halfWidth * across + halfHeight * along <= box.height / 2 - 4
      );
    });
  };
  /** Whether points of the grid are in the part of the picture for labels, and on land. */
  const areFree = (points: readonly Point[], top: number = frame.labels.top): boolean =>
    points
      .map(toPicture)
      .every(
        point =>
          point[0] >= frame.labels.left &&
          point[0] <= frame.labels.right &&
          point[1] >= top &&
          point[1] <= frame.labels.bottom &&
          plan.water.every(water => toShore(point, water, frame) >= labelMargin),
      );
  /** Whether points of the grid are on one side of a named street, and not in it. */
  const areBeside = (points: readonly Point[], [from, to]: readonly [Point, Point]): boolean => {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const distances = points.map(
      ([x, y]) => ((to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0])) / length,
    );
    return Math.min(...distances) >= avenue / 2 + 2 || Math.max(...distances) <= -avenue / 2 - 2;
  };
  const isIn = ({ x: left, y: top, ...size }: typeof landmarkArea, [x, y]: Point): boolean =>
    x > left && x < left + size.width && y > top && y < top + size.height;
  const diagonalLine = diagonal && ([diagonal.from, diagonal.to] as const);

  /** Where a named street has room for its name: in its middle, between the other named street, the landmark and the shore. */
  const placeInStreet = (
    [from, to]: readonly [Point, Point],
    crossedBy: readonly [Point, Point] | undefined,
    label: string,
    angle: number,
    taken: readonly Point[],
  ) => {
    const streetLength = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const placesAt = (scale: number) => {
      const size = textSize([label], frame, scale);
      const end = (size.width / 2 + labelMargin) / streetLength;
      return fractions
        .filter(fraction => fraction >= end && fraction <= 1 - end)
        .map(fraction => interpolate(from, to, fraction))
        .filter(at => {
          const outline = outlineOf({ at, angle, ...size }, labelMargin);
          return (
            areFree(outline) &&
            (!crossedBy || areBeside(outline, crossedBy)) &&
            !outline.some(point => isIn(landmarkArea, point))
          );
        });
    };
    const { phone } = frame;
    const onPhone = phone
      ? placesAt(phone.labelScale / phone.scale).filter(at => isOnPhone(toPicture(at), label, angle))
      : [];
    const anywhere = placesAt(frame.labelScale ?? 1);
    const places = onPhone.length > 0 ? onPhone : anywhere;
    return {
      at: freestPlace(
        (places.length > 0 ? places : [interpolate(from, to, 0.5)]).map(toPicture),
        taken,
        frame.labels,
      ),
      isOnPhone: onPhone.length > 0 || !phone,
    };
  };

  const [across, down] = landmark.size;
  /** The label of the landmark: its lines, its middle in the grid, and the rectangle that is cleared for it. */
  const landmarkLabel = (() => {
    const breaks = lineBreaksOf(landmark.label).map(lines => ({
      lines,
      size: textSize(lines, frame, frame.labelScale),
    }));
    const center: Point = [landmarkArea.x + landmarkArea.width / 2, landmarkArea.y + landmarkArea.height / 2];
    // A large park has its name among its trees.
    if (landmark.form === 'park')
      for (const { lines, size } of breaks)
        if (size.width + 16 <= landmarkArea.width && size.height + 30 <= landmarkArea.height) {
          const { left, top } = treesOf(landmarkArea);
          // Between two rows or columns of trees.
          const gap = (from: number, to: number) => from + (Math.round((to - from) / 7 - 0.5) + 0.5) * 7;
          const x = gap(left, center[0] - size.width / 2 - 6);
          const y = gap(top, center[1] - size.height / 2 - 6);
          return {
            lines,
            at: center,
            clearing: { x, y, width: 2 * (center[0] - x), height: 2 * (center[1] - y) },
          };
        }
    // Other labels are in a row of cleared blocks beside their landmark.
    const isTaken = ([column, row]: Block, [columns, rows]: Block): boolean => {
      const [first, count] = axis.along === 'column' ? [column, columns] : [row, rows];
      return (
        (axis.at > first && axis.at < first + count) ||
        plan.squares.some(
          square =>
            square[0] >= column && square[0] < column + columns && square[1] >= row && square[1] < row + rows,
        )
      );
    };
    const [column, row] = landmark.at;
    const isNearAxis = axis.along === 'column' && axis.at > column + across && axis.at <= column + across + 2;
    /** The first block of a label that is this many blocks wide: at the right, beyond the axis, at the left, below and above. */
    const starts = [
      ...range(0, down).map(index => () => [column + across, row + index] as const),
      ...range(0, isNearAxis ? down : 0).map(index => () => [axis.at, row + index] as const),
      ...range(0, down).map(index => (columns: number) => [column - columns, row + index] as const),
      ...[row + down, row - 1].flatMap(beside =>
        range(0, 3).map(index => (columns: number) => [column - columns + 1 + index, beside] as const),
      ),
    ];
    // Few headlines reach down to the part of the picture for labels.
    for (const top of [frame.labels.top, frame.labels.top - 60])
      for (const { lines, size } of breaks)
        for (const start of starts)
          for (const columns of range(1, 9)) {
            const rows = Math.ceil((size.height + 2 * labelMargin - street) / stepY);
            const area = besideAxis(areaOf(start(columns), [columns, rows]));
            // Beyond the blocks there is a street, or the axis, in which there is another name.
            const isAt = (end: number) => axis.along === 'column' && end === axis.at;
            const left = area.x - (isAt(start(columns)[0]) ? 0 : street) + labelMargin;
            const right =
              area.x + area.width + (isAt(start(columns)[0] + columns) ? 0 : street) - labelMargin;
            if (right - left < size.width) continue;
            // At the end toward the landmark: where the map is large, the label is smaller than its row of blocks.
            const at: Point = [
              start(columns)[0] > column ? left + size.width / 2 : (left + right) / 2,
              area.y + area.height / 2,
            ];
            const blockCorners = [area.x, area.x + area.width].flatMap(x =>
              [area.y, area.y + area.height].map((y): Point => [x, y]),
            );
            if (
              !isTaken(start(columns), [columns, rows]) &&
              areFree(outlineOf({ at, angle: 0, ...size }, labelMargin), top) &&
              (!diagonalLine || areBeside(blockCorners, diagonalLine)) &&
              !blockCorners.some(isInSecondGrid) &&
              !blockCorners.some(point => isIn(landmarkArea, point))
            )
              // A little more, so that the lines around the blocks are cleared, too.
              return {
                lines,
                at,
                clearing: { x: area.x - 2, y: area.y - 2, width: area.width + 4, height: area.height + 4 },
              };
            break;
          }
    const size = textSize([landmark.label], frame, frame.labelScale);
    return {
      lines: [landmark.label],
      at: center,
      clearing: {
        x: center[0] - size.width / 2 - 4,
        y: center[1] - size.height / 2 - 4,
        width: size.width + 8,
        height: size.height + 8,
      },
    };
  })();

  const takenPoints = [
    ...waters.map(({ at }) => at),
    toPicture(landmarkLabel.at),
    ...(isOnAxis ? [toPicture(diagonalCrossing)] : []),
  ];
  const axisAngle = axis.along === 'column' ? -90 : 0;
  const axisLabel = placeInStreet([axisStart, axisEnd], diagonalLine, axis.label, axisAngle, takenPoints);
  const diagonalTurn = (diagonalAngle ?? 0) * degrees;
  const diagonalLabel =
    diagonalLine &&
    placeInStreet(
      // Longer than the part that the plan names, if the picture has room for more of it.
      [interpolate(...diagonalLine, -0.4), interpolate(...diagonalLine, 1.4)],
      wholeAxis,
      plan.diagonal.label,
      diagonalTurn,
      [...takenPoints, axisLabel.at],
    );
  /** The sides of the axis that are in the grid. */
  const avenueSides = [axis.at > 0 ? [-avenue / 2] : [], axis.at < extent ? [avenue / 2] : []].flat();
  const fromMiddle = ({ x, y, ...size }: typeof landmarkArea) => ({
    x: roundToTenth(x - middleX),
    y: roundToTenth(y - middleY),
    width: roundToTenth(size.width),
    height: roundToTenth(size.height),
  });

  return {
    middle: `translate(${middle.join(' ')})`,
    bearing: `rotate(${bearing})`,
    grid: `translate(${roundToTenth(-middleX)} ${roundToTenth(-middleY)})`,
    outerHatching: hatch(outside, axis.along, outerTone),
    ground: `M${-street} ${-street}h${roundToTenth(width + 2 * street)}v${roundToTenth(height + 2 * street)}H${-street}z`,
    blocks: blocks(grid),
    hatching,
    edges: edges(grid),
    squares: plan.squares.map(square => besideAxis(areaOf(square, [1, 1]))),
    axis: `M${axisStart.join(' ')}L${axisEnd.join(' ')}`,
    /** The width of the named streets. */
    avenue,
    /** The edges of the blocks along the axis. */
    avenueEdges:
      axis.along === 'column'
        ? {
            path: avenueSides
              .map(side => `M${roundToTenth(axisX + side)} 0v${roundToTenth(height)}`)
              .join(''),
            dashes: `${block[1]} ${street}`,
          }
        : {
            path: avenueSides.map(side => `M0 ${roundToTenth(axisY + side)}h${roundToTenth(width)}`).join(''),
            dashes: `${block[0]} ${street}`,
          },
    landmarkArea,
    diagonal:
      diagonal &&
      // Both ends are outside of the picture.
      `M${[-3, 4].map(end => interpolate(diagonal.from, diagonal.to, end).join(' ')).join('L')}`,
    secondGrid: diagonal &&
      diagonalAngle !== undefined &&
      secondGrid && {
        transform: `translate(${diagonal.from.join(' ')}) rotate(${roundToTenth(diagonalAngle * degrees)})`,
        ground: `M${-reach} 0H${2 * reach}V${2 * reach}H${-reach}z`,
        blocks: blocks(secondGrid),
        hatch: hatch(secondGrid, 'column', hatchTones[2]),
        edges: edges(secondGrid),
      },
    waters,
    compass: freeCorner,
    isLowered,
    /** Positions relative to the middle, and angles in addition to the bearing. */
    labels: {
      landmark: {
        lines: landmarkLabel.lines,
        at: [
          roundToTenth(landmarkLabel.at[0] - middleX),
          roundToTenth(landmarkLabel.at[1] - middleY),
        ] as const,
        clearing: fromMiddle(landmarkLabel.clearing),
      },
      axis: {
        ...axisLabel,
        at: toTurned(axisLabel.at),
        angle: upright(axisAngle + bearing) - bearing,
      },
      diagonal: diagonalLabel && {
        ...diagonalLabel,
        at: toTurned(diagonalLabel.at),
        angle: roundToTenth(upright(diagonalTurn + bearing) - bearing),
      },
    },
  };
}
