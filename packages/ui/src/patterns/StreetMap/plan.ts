// Computes the shapes of a street map from a few numbers about a city, in units of the picture.
import {
  angleOf,
  degreesPerRadian,
  interpolate,
  type Line,
  type Point,
  range,
  roundToTenth,
} from './geometry.ts';
import { placeLabels } from './labels.ts';
import { layOut } from './layout.ts';
import type { SilhouetteName } from './silhouettes.ts';
import { type Side, shore, shoreAngle } from './water.ts';

export { textSize } from './labels.ts';
export { shoreAngle, shoreDistance } from './water.ts';

/** A block of the grid, or the upper left corner of a block. Columns and rows count from 0. */
export type Block = readonly [column: number, row: number];

/**
 * The numbers from which a city's street map is drawn: one grid of whole blocks around the middle of a picture. Lengths are in units of the
 * picture.
 */
export interface StreetPlan {
  /** Degrees by which the grid is turned from true north; negative is to the west. */
  readonly bearing: number;
  /** The number of blocks in each row of the grid. */
  readonly columns: number;
  /** The number of blocks in each column of the grid. */
  readonly rows: number;
  readonly blockSize: readonly [width: number, height: number];
  readonly streetWidth: number;
  /** Public squares: blocks with trees instead of buildings. */
  readonly squares: readonly Block[];
  /** The best-known place of the city, drawn as a park or as a building with a dome. */
  readonly landmark: {
    /** The column and row of the landmark's upper left block. */
    readonly at: Block;
    /** The number of columns and rows of blocks that the landmark covers. */
    readonly size: Block;
    readonly label: string;
    /** The way in which the landmark is drawn: a park with trees, or a building with a dome. */
    readonly form: 'park' | 'dome';
  };
  /** The city's main street, drawn in blue and labelled. Blocks near it are darker. */
  readonly mainStreet: {
    /** The direction of the street: down a column of blocks, or across a row. */
    readonly along: 'column' | 'row';
    /** The number of the column whose left edge the street follows, or of the row whose upper edge it follows. */
    readonly at: number;
    readonly label: string;
  };
  /** A street across the grid, from one block corner to another. */
  readonly diagonal?: {
    readonly from: Block;
    readonly to: Block;
    readonly label: string;
    /** A grid of other blocks, which begins on the right side of this street and is parallel to it. */
    readonly adjacentGrid?: {
      readonly blockSize: readonly [width: number, height: number];
      readonly streetWidth: number;
    };
  };
  readonly water: readonly Water[];
  /**
   * The forms by which residents recognize the city, which lead the view over it (`cityView`). The first one decides where the sun is.
   * @default a dome, if the landmark has one, else none
   */
  readonly silhouettes?: readonly SilhouetteName[];
}

/** A body of water. */
export interface Water {
  /** The side of the map on which the water is. */
  readonly side: Side;
  readonly label: string;
  /** The distance by which the water reaches toward the middle, from 280 units north or south of it, or 244 units west or east. */
  readonly depth: number;
  /** Degrees between the shore and the edge of the picture. @default 0 */
  readonly rotation?: number;
}

/** The picture in which a plan is drawn. All lengths are in units of the picture. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  /** The point of the picture at which the middle of the plan is. */
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
  /** The largest factor by which labels grow where the map is small. Phones have their own scale. @default 1 */
  readonly labelScale?: number;
  /** True if the label of a body of water is along the shore. By default, it is near a corner. */
  readonly labelsAlong?: boolean;
  /**
   * The part of the picture that the smallest phone shows, in pixels; the middle of the plan is in its middle. If its upper edge would cut off
   * the landmark or the water in the north, the plan is `lowered` pixels lower. Of water in the south, it shows at least `water` pixels at
   * its lower edge. `scale` and `labelScale` are the pixels for a unit of the map and of a label.
   */
  readonly phone?: {
    readonly width: number;
    readonly height: number;
    readonly lowered: number;
    readonly water: number;
    readonly scale: number;
    readonly labelScale: number;
  };
}

const pageWideFrame = {
  width: 1400,
  height: 668,
  labelSize: 14.5,
  labelScale: 1.25,
  phone: { width: 320, height: 320, lowered: 24, water: 28, scale: 0.5, labelScale: 0.83 },
} as const;

/**
 * `streetsRight` and `streetsLeft` are for the top of a city's page, with room for a headline at the top. `index` is the map beside the list of
 * cities, and `office` the one of the contact page. Both are as wide as a column of text; the labels of `office` can also be
 * read in a narrow column.
 */
export const frames = {
  // The labels are in the part of the picture that every window shows.
  streetsRight: {
    ...pageWideFrame,
    middle: [920, 424],
    labels: { left: 590, top: 266, right: 1250, bottom: 644 },
  },
  streetsLeft: {
    ...pageWideFrame,
    middle: [480, 424],
    labels: { left: 150, top: 266, right: 810, bottom: 644 },
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

/** A length in units that is longer than the distance from the middle of the plan to any corner of the picture. */
const reachOf = ({ width, height, middle: [x, y] }: Frame): number =>
  Math.ceil(Math.hypot(Math.max(x, width - x), Math.max(y, height - y)) / 10) * 10 + 60;

/** The spacing and the width of the hatching's lines, by the largest distance from the main street in blocks (`within`). */
const hatchTones = [
  { within: 1, spacing: 2.6, line: 1.4 },
  { within: 3, spacing: 3.2, line: 1.3 },
  { within: 5, spacing: 4, line: 1.2 },
  { within: Infinity, spacing: 4.8, line: 1.1 },
] as const;
/** The hatching (parallel lines) of the blocks outside of the city's grid. */
const outerTone = { spacing: 6, line: 0.8 } as const;

/** A rectangle of blocks in a grid, with the grid's measures. `end` is exclusive. */
interface Area {
  readonly blockSize: readonly [width: number, height: number];
  readonly streetWidth: number;
  readonly columns: readonly [first: number, end: number];
  readonly rows: readonly [first: number, end: number];
}

/**
 * The hatching of many blocks as one dashed stroke. The stroke is as wide as a block, and each dash is one line of the
 * hatching. A map is therefore only 2 KB of markup.
 */
export interface Stroke {
  /** The path data of SVG. */
  readonly path: string;
  readonly width?: number;
  /** The value of `stroke-dasharray`. */
  readonly dashes: string;
}

/**
 * The dashes (lengths of lines and gaps) for one block and the street after it. The last gap makes up for rounding, so that rounding errors do
 * not add up.
 */
function dashesOf(
  length: number,
  streetWidth: number,
  { spacing, line }: { spacing: number; line: number },
): string {
  const count = Math.max(2, Math.round(length / spacing) + 1);
  const gap = roundToTenth((length - count * line) / (count - 1));
  const dashes = range(0, count - 1).flatMap(() => [line, gap]);
  return [...dashes, line, roundToTenth(length + streetWidth - count * line - (count - 1) * gap)].join(' ');
}

/** A line down the middle of each column of an area. */
function columnLines(
  { blockSize: [width, height], streetWidth, columns, rows }: Area,
  length: number,
): string {
  const top = roundToTenth(rows[0] * (height + streetWidth));
  return range(...columns)
    .map(column => `M${roundToTenth(column * (width + streetWidth) + width / 2)} ${top}v${length}`)
    .join('');
}

/** The hatching of an area: one path segment for each column or row. */
function hatch(area: Area, along: 'column' | 'row', tone: { spacing: number; line: number }): Stroke {
  const {
    blockSize: [width, height],
    streetWidth,
    columns,
    rows,
  } = area;
  const [stepX, stepY] = [width + streetWidth, height + streetWidth];
  if (along === 'row') {
    const [left, across] = [columns[0] * stepX, (columns[1] - columns[0]) * stepX].map(roundToTenth);
    return {
      path: range(...rows)
        .map(row => `M${left} ${roundToTenth(row * stepY + height / 2)}h${across}`)
        .join(''),
      width: height,
      dashes: dashesOf(width, streetWidth, tone),
    };
  }
  const path = columnLines(area, roundToTenth((rows[1] - rows[0]) * stepY));
  return { path, width, dashes: dashesOf(height, streetWidth, tone) };
}

/** The hatching of a large area: its unbroken lines, and its streets, which are drawn over them. `crossStreets` are parallel to the lines. */
export interface LargeHatching {
  /** The path data of the hatching. */
  readonly lines: string;
  readonly lineWidth: number;
  /** The path data of the streets that cross the lines. */
  readonly streets: string;
  /** The path data of the streets that are parallel to the lines. */
  readonly crossStreets: string;
  readonly streetWidth: number;
}

/** Parallel lines, again and again in the same distances from each other. */
function parallels(
  direction: 'horizontal' | 'vertical',
  [x, y]: Point,
  length: number,
  distances: readonly number[],
  count: number,
): string {
  const line = (distance: number) =>
    direction === 'horizontal' ? `h${length}m${-length} ${distance}` : `v${length}m${distance} ${-length}`;
  return `M${roundToTenth(x)} ${roundToTenth(y)}${distances.map(line).join('').repeat(count)}`;
}

/**
 * The hatching of an area that is larger than the picture. Dashes would take most of the time of drawing a city's page, because browsers cut
 * all lines of a path into dashes, also where the picture does not show them.
 */
function largeHatch(
  { blockSize: [width, height], streetWidth, columns, rows }: Area,
  along: 'column' | 'row',
  tone: { spacing: number; line: number },
): LargeHatching {
  const [stepX, stepY] = [width + streetWidth, height + streetWidth];
  const [left, top] = [columns[0] * stepX, rows[0] * stepY];
  const across = roundToTenth((columns[1] - columns[0]) * stepX);
  const down = roundToTenth((rows[1] - rows[0]) * stepY);
  /** The distances between the middles of the lines of one block, and to the first line of the next block. */
  const distancesOf = (size: number) =>
    dashesOf(size, streetWidth, tone)
      .split(' ')
      .flatMap((gap, index) => (index % 2 === 1 ? [roundToTenth(tone.line + Number(gap))] : []));
  const middle = tone.line / 2;
  const isColumn = along === 'column';
  const verticalStreets = parallels(
    'vertical',
    [left + width + streetWidth / 2, top],
    down,
    [roundToTenth(stepX)],
    columns[1] - columns[0],
  );
  const horizontalStreets = parallels(
    'horizontal',
    [left, top + height + streetWidth / 2],
    across,
    [roundToTenth(stepY)],
    rows[1] - rows[0],
  );
  return {
    lines: isColumn
      ? parallels('horizontal', [left, top + middle], across, distancesOf(height), rows[1] - rows[0])
      : parallels('vertical', [left + middle, top], down, distancesOf(width), columns[1] - columns[0]),
    lineWidth: tone.line,
    streets: isColumn ? verticalStreets : horizontalStreets,
    crossStreets: isColumn ? horizontalStreets : verticalStreets,
    streetWidth,
  };
}

/** All blocks of an area as one dashed stroke: one segment for each column, one dash for each block. */
function blocks(area: Area): Stroke {
  const { blockSize, streetWidth, rows } = area;
  const path = columnLines(
    area,
    roundToTenth((rows[1] - rows[0]) * (blockSize[1] + streetWidth) - streetWidth),
  );
  return { path, width: blockSize[0], dashes: `${blockSize[1]} ${streetWidth}` };
}

/** The horizontal and the vertical edges of an area's blocks. */
function edges({ blockSize: [width, height], streetWidth, columns, rows }: Area): readonly Stroke[] {
  const [stepX, stepY] = [width + streetWidth, height + streetWidth];
  const across = roundToTenth((columns[1] - columns[0]) * stepX - streetWidth);
  const down = roundToTenth((rows[1] - rows[0]) * stepY - streetWidth);
  return [
    {
      path: range(...rows)
        .map(
          row =>
            `M${roundToTenth(columns[0] * stepX)} ${roundToTenth(row * stepY)}h${across}m${-across} ${height}h${across}`,
        )
        .join(''),
      dashes: `${width} ${streetWidth}`,
    },
    {
      path: range(...columns)
        .map(
          column =>
            `M${roundToTenth(column * stepX)} ${roundToTenth(rows[0] * stepY)}v${down}m${width} ${-down}v${down}`,
        )
        .join(''),
      dashes: `${height} ${streetWidth}`,
    },
  ];
}

/** Converts a point to units along a line, from its start, and to the right of it. */
function inLine([[x, y], to]: Line, [pointX, pointY]: Point): Point {
  const angle = angleOf([[x, y], to]) / degreesPerRadian;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return [(pointX - x) * cos + (pointY - y) * sin, (pointY - y) * cos - (pointX - x) * sin];
}

/**
 * The columns and rows of a grid's blocks that are nearer to a point than `reach`, from row 0 on. No others are drawn, because browsers
 * cut all lines of a path into dashes, also where the picture does not show them.
 */
function blocksWithin(
  reach: number,
  [x, y]: Point,
  { blockSize: [width, height], streetWidth }: Pick<Area, 'blockSize' | 'streetWidth'>,
): Pick<Area, 'columns' | 'rows'> {
  const [stepX, stepY] = [width + streetWidth, height + streetWidth];
  return {
    columns: [Math.floor((x - reach) / stepX), Math.ceil((x + reach) / stepX)],
    rows: [Math.max(0, Math.floor((y - reach) / stepY)), Math.max(0, Math.ceil((y + reach) / stepY))],
  };
}

/**
 * Computes all shapes and labels of the map, in units of the picture. Positions of parts that turn with the grid are relative to the middle
 * of the grid, or, inside an element with a `transform`, to the upper left corner of a grid.
 */
export function drawMap(plan: StreetPlan, frame: Frame) {
  const layout = layOut(plan, frame);
  const labels = placeLabels(layout);
  const {
    middle,
    gridMiddle,
    stepX,
    stepY,
    width,
    height,
    mainStreetX,
    mainStreetY,
    mainStreetLine,
    namedStreetWidth,
    diagonal,
  } = layout;
  const { bearing, blockSize, streetWidth, mainStreet } = plan;
  const reach = reachOf(frame);
  const grid: Area = { blockSize, streetWidth, columns: [0, plan.columns], rows: [0, plan.rows] };
  const outside: Area = {
    ...grid,
    columns: [-Math.ceil(reach / stepX), plan.columns + Math.ceil(reach / stepX)],
    rows: [-Math.ceil(reach / stepY), plan.rows + Math.ceil(reach / stepY)],
  };
  const extent = mainStreet.along === 'column' ? plan.columns : plan.rows;
  const hatching = hatchTones.flatMap(({ within, ...tone }, index) => {
    const inner = hatchTones[index - 1]?.within ?? 0;
    return [
      [mainStreet.at - within, mainStreet.at - inner],
      [mainStreet.at + inner, mainStreet.at + within],
    ].flatMap(([from = 0, to = 0]) => {
      const band = [Math.max(0, from), Math.min(extent, to)] as const;
      if (band[0] >= band[1]) return [];
      const area = mainStreet.along === 'column' ? { ...grid, columns: band } : { ...grid, rows: band };
      return [hatch(area, mainStreet.along, tone)];
    });
  });
  const adjacentGrid = diagonal?.adjacentGrid && {
    ...diagonal.adjacentGrid,
    ...blocksWithin(reach, inLine(diagonal.line, gridMiddle), diagonal.adjacentGrid),
  };
  /** The sides of the main street that are in the grid. */
  const mainStreetSides = [
    mainStreet.at > 0 ? [-namedStreetWidth / 2] : [],
    mainStreet.at < extent ? [namedStreetWidth / 2] : [],
  ].flat();
  return {
    middle: `translate(${middle.join(' ')})`,
    bearing: `rotate(${bearing})`,
    grid: `translate(${gridMiddle.map(value => roundToTenth(-value)).join(' ')})`,
    outerHatching: largeHatch(outside, mainStreet.along, outerTone),
    ground: `M${-streetWidth} ${-streetWidth}h${roundToTenth(width + 2 * streetWidth)}v${roundToTenth(height + 2 * streetWidth)}H${-streetWidth}z`,
    blocks: blocks(grid),
    hatching,
    edges: edges(grid),
    squares: plan.squares.map(square => layout.areaOf(square, [1, 1])),
    mainStreet: `M${mainStreetLine.map(point => point.join(' ')).join('L')}`,
    /** The width of the named streets. */
    namedStreetWidth,
    /** The edges of the blocks along the main street. */
    mainStreetEdges:
      mainStreet.along === 'column'
        ? {
            path: mainStreetSides
              .map(side => `M${roundToTenth(mainStreetX + side)} 0v${roundToTenth(height)}`)
              .join(''),
            dashes: `${blockSize[1]} ${streetWidth}`,
          }
        : {
            path: mainStreetSides
              .map(side => `M0 ${roundToTenth(mainStreetY + side)}h${roundToTenth(width)}`)
              .join(''),
            dashes: `${blockSize[0]} ${streetWidth}`,
          },
    landmarkArea: layout.landmarkArea,
    diagonal:
      diagonal &&
      // Both ends are outside of the picture.
      `M${[-3, 4].map(end => interpolate(...diagonal.line, end).join(' ')).join('L')}`,
    adjacentGrid: diagonal &&
      adjacentGrid && {
        transform: `translate(${diagonal.line[0].join(' ')}) rotate(${roundToTenth(angleOf(diagonal.line))})`,
        ground: `M${-reach} 0H${2 * reach}V${2 * reach}H${-reach}z`,
        blocks: blocks(adjacentGrid),
        hatching: largeHatch(adjacentGrid, 'column', hatchTones[2]),
        edges: edges(adjacentGrid),
      },
    waters: plan.water.map((water, index) => ({
      label: water.label,
      ...labels.waters[index]!,
      /** The position of the label on phones and tablets. Undefined if they have no room for it. */
      narrow: labels.narrowWaters[index],
      transform: `translate(${frame.middle.join(' ')}) rotate(${shoreAngle(water)})`,
      ...shore(water, reach),
    })),
    compass: labels.compass,
    isLowered: layout.isLowered,
    phoneBottom: layout.phoneBottom,
    labels: { landmark: labels.landmark, mainStreet: labels.mainStreet, diagonal: labels.diagonal },
  };
}
