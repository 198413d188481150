/** A block, or its upper left corner. Columns and rows count from 0. */
export type Block = readonly [column: number, row: number];

/** The geometry of a street map: one grid of whole blocks on a picture of 488 × 560 units. */
export interface StreetPlan {
  /** Degrees by which the grid is turned from true north; negative is to the west. */
  readonly bearing: number;
  readonly columns: number;
  readonly rows: number;
  /** In units. */
  readonly block: readonly [width: number, height: number];
  /** The width of a street, in units. */
  readonly street: number;
  /** Blocks with trees instead of buildings. */
  readonly squares: readonly Block[];
  /** The best-known place of the city. */
  readonly landmark: {
    readonly at: Block;
    readonly size: Block;
    readonly label: string;
    readonly form: 'park' | 'dome';
  };
  /** The street in blue, on the left edge of a column or the upper edge of a row. Blocks near it are darker. */
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
    /** How far the water reaches into the picture at the middle of that side, in units. */
    readonly depth: number;
    /** Degrees between the shore and the edge of the picture. @default 0 */
    readonly rotation?: number;
  }[];
}

export const illustration = { width: 488, height: 560 } as const;

/** A shore is drawn with the water below it, then rotated by `rotation` in degrees. */
const sides = {
  south: { rotation: 0, edge: illustration.height / 2 },
  west: { rotation: 90, edge: illustration.width / 2 },
  north: { rotation: 180, edge: illustration.height / 2 },
  east: { rotation: 270, edge: illustration.width / 2 },
} as const;

/** Longer than the distance from the middle of a grid to any corner of the picture. */
const reach = 420;

/** The spacing and width of the hatching. `within` is the distance from the axis, in blocks. */
const hatchTones = [
  { within: 1, spacing: 2.6, line: 1.1 },
  { within: 3, spacing: 3.2, line: 1 },
  { within: 5, spacing: 4, line: 0.9 },
  { within: Infinity, spacing: 4.8, line: 0.8 },
] as const;
const outerTone = { spacing: 6, line: 0.8 } as const;

const roundToTenth = (value: number): number => Math.round(value * 10) / 10;
const degrees = 180 / Math.PI;
const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);

/** A rectangle of blocks. `end` is exclusive. */
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

/** The dashes of one block and the street after it. The street absorbs rounding errors, so that they do not add up. */
function lines(length: number, street: number, { spacing, line }: { spacing: number; line: number }): string {
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
      dashes: lines(width, street, tone),
    };
  }
  const down = roundToTenth((rows[1] - rows[0]) * stepY);
  return {
    path: range(...columns)
      .map(column => `M${roundToTenth(column * stepX + width / 2)} ${roundToTenth(rows[0] * stepY)}v${down}`)
      .join(''),
    width,
    dashes: lines(height, street, tone),
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

/** The area of a body of water and its lines, whose gaps grow with the distance from the shore. The label seeds the waves. */
function shore(label: string, depth: number, edge: number) {
  const phase = Array.from(label, letter => letter.codePointAt(0)!).reduce((sum, code) => sum + code, 0);
  const bank = (x: number) => 20 * Math.sin(x / 118 + phase) + 8 * Math.sin(x / 47 + phase);
  const slope = (x: number) => (20 / 118) * Math.cos(x / 118 + phase) + (8 / 47) * Math.cos(x / 47 + phase);
  const step = reach / 6;
  const curve = range(-6, 6)
    .map(index => {
      const x = index * step;
      const rise = bank(x + step) - bank(x);
      const controls = [step / 3, (slope(x) * step) / 3, (step * 2) / 3, rise - (slope(x + step) * step) / 3];
      return `c${[...controls, step, rise].map(Math.round).join(' ')}`;
    })
    .join('');
  const top = Math.round(edge - depth + bank(-reach));
  const depths: number[] = [];
  for (let y = 0, gap = 3; y < depth + 160; y += gap, gap *= 1.08) depths.push(roundToTenth(y));
  return {
    area: `M${-reach} ${top}${curve}V${reach}H${-reach}z`,
    lines: depths.map(y => `M${-reach} ${roundToTenth(top + y)}${curve}`).join(''),
  };
}

type Point = readonly [x: number, y: number];
/** The point at a fraction of the way from one point to another. */
const interpolate = ([ax, ay]: Point, [bx, by]: Point, fraction: number): Point => [
  roundToTenth(ax + (bx - ax) * fraction),
  roundToTenth(ay + (by - ay) * fraction),
];

/** Places for labels, best first. */
const corners = [
  { at: [illustration.width - 20, illustration.height - 16], anchor: 'end' },
  { at: [20, illustration.height - 16], anchor: 'start' },
  { at: [illustration.width - 20, 26], anchor: 'end' },
  { at: [20, 26], anchor: 'start' },
] as const satisfies readonly { at: Point; anchor: 'start' | 'end' }[];

/** The corner for the label of a body of water. */
function cornerOf(side: keyof typeof sides, rotation: number) {
  const angle = (sides[side].rotation + rotation) / degrees;
  const [right, bottom] = [Math.sin(angle) < -0.01, Math.cos(angle) > -0.01];
  return corners[(right ? 0 : 1) + (bottom ? 0 : 2)]!;
}

/** Where two lines cross. Undefined for parallel lines. */
function crossing([a, b]: readonly [Point, Point], [c, d]: readonly [Point, Point]): Point | undefined {
  const [abX, abY, cdX, cdY] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]];
  const rotation = abX * cdY - abY * cdX;
  return rotation === 0
    ? undefined
    : interpolate(a, b, ((c[0] - a[0]) * cdY - (c[1] - a[1]) * cdX) / rotation);
}

/** The place with the largest distance to the edges and to the places that are taken. */
function freestPlace(places: readonly Point[], takenPoints: readonly Point[]): Point {
  const middle: Point = [illustration.width / 2, illustration.height / 2];
  const room = ([x, y]: Point) =>
    Math.min(
      x,
      y,
      illustration.width - x,
      illustration.height - y,
      ...takenPoints.map(other => Math.hypot(other[0] - x, other[1] - y)),
    );
  return places.reduce((best, place) => (room(place) > room(best) ? place : best), places[0] ?? middle);
}
const fractions = range(4, 17).map(twentieth => twentieth / 20);

/** Everything on the map, in picture units or, under a `transform`, in the units of a grid. */
export function drawMap(plan: StreetPlan) {
  const { bearing, block, street, axis, landmark, diagonal } = plan;
  const grid: Area = { block, street, columns: [0, plan.columns], rows: [0, plan.rows] };
  const [stepX, stepY] = [block[0] + street, block[1] + street];
  const [width, height] = [plan.columns * stepX - street, plan.rows * stepY - street];
  const place = ([column, row]: Block, [across, down]: Block) => ({
    x: column * stepX,
    y: row * stepY,
    width: across * stepX - street,
    height: down * stepY - street,
  });
  const landmarkArea = place(landmark.at, landmark.size);

  // Grid and landmark are centered, and move away from each body of water by an eighth of its depth.
  const push = (side: keyof typeof sides) =>
    plan.water.reduce((sum, water) => sum + (water.side === side ? water.depth / 8 : 0), 0);
  const [sin, cos] = [Math.sin(bearing / degrees), Math.cos(bearing / degrees)];
  const middleX = (Math.min(0, landmarkArea.x) + Math.max(width, landmarkArea.x + landmarkArea.width)) / 2;
  const middleY = (Math.min(0, landmarkArea.y) + Math.max(height, landmarkArea.y + landmarkArea.height)) / 2;
  const left = illustration.width / 2 + push('west') - push('east') - middleX * cos + middleY * sin;
  const top = illustration.height / 2 + push('north') - push('south') - middleX * sin - middleY * cos;
  /** Converts units of the grid to units of the picture. */
  const toPicture = ([x, y]: Point): Point => [
    roundToTenth(left + x * cos - y * sin),
    roundToTenth(top + x * sin + y * cos),
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
  const [axisStart, axisEnd]: readonly [Point, Point] =
    axis.along === 'column'
      ? [
          [cornerPoint([axis.at, 0])[0], 0],
          [cornerPoint([axis.at, 0])[0], roundToTenth(height + street)],
        ]
      : [
          [0, cornerPoint([0, axis.at])[1]],
          [roundToTenth(width + street), cornerPoint([0, axis.at])[1]],
        ];

  const avenue = diagonal && { ...diagonal, from: cornerPoint(diagonal.from), to: cornerPoint(diagonal.to) };
  const avenueAngle = avenue && Math.atan2(avenue.to[1] - avenue.from[1], avenue.to[0] - avenue.from[0]);
  const secondGrid: Area | undefined = avenue?.secondGrid && {
    ...avenue.secondGrid,
    columns: [-Math.ceil(reach / (avenue.secondGrid.block[0] + avenue.secondGrid.street)), 20],
    rows: [0, 20],
  };
  const isInSecondGrid = ([x, y]: Point): boolean =>
    avenue?.secondGrid !== undefined &&
    (avenue.to[0] - avenue.from[0]) * (y - avenue.from[1]) >
      (avenue.to[1] - avenue.from[1]) * (x - avenue.from[0]);

  const waters = plan.water.map(({ side, label, depth, rotation = 0 }) => ({
    label,
    ...cornerOf(side, rotation),
    transform: `translate(${illustration.width / 2} ${illustration.height / 2}) rotate(${sides[side].rotation + rotation})`,
    ...shore(label, depth, sides[side].edge),
  }));
  const freeCorner = corners.find(({ at }) => !waters.some(water => String(water.at) === String(at)));
  const [landmarkX] = toPicture([
    landmarkArea.x + landmarkArea.width / 2,
    landmarkArea.y + landmarkArea.height / 2,
  ]);
  const landmarkCorners = [landmarkArea.x, landmarkArea.x + landmarkArea.width].flatMap(x =>
    [landmarkArea.y, landmarkArea.y + landmarkArea.height].map(y => toPicture([x, y])),
  );
  // A character is at most 9 units wide.
  const margin = 12 + landmark.label.length * 4.5;
  const landmarkAt: Point = [
    Math.min(illustration.width - margin, Math.max(margin, landmarkX)),
    roundToTenth(Math.min(...landmarkCorners.map(([, y]) => y)) - 5),
  ];
  const avenueCrossing = avenue && crossing([axisStart, axisEnd], [avenue.from, avenue.to]);
  const takenPoints = [
    ...waters.map(({ at }) => at),
    ...(freeCorner ? [freeCorner.at] : []),
    landmarkAt,
    ...(avenueCrossing ? [toPicture(avenueCrossing)] : []),
  ];
  const axisAt = freestPlace(
    fractions
      .map(fraction => interpolate(axisStart, axisEnd, fraction))
      .filter(at => !isInSecondGrid(at))
      .map(toPicture),
    takenPoints,
  );
  const avenueAt =
    avenue &&
    freestPlace(
      fractions.map(fraction => toPicture(interpolate(avenue.from, avenue.to, fraction))),
      [...takenPoints, axisAt],
    );

  return {
    grid: `translate(${roundToTenth(left)} ${roundToTenth(top)}) rotate(${bearing})`,
    outerHatching: hatch(outside, axis.along, outerTone),
    ground: `M${-street} ${-street}h${roundToTenth(width + 2 * street)}v${roundToTenth(height + 2 * street)}H${-street}z`,
    hatching,
    edges: edges(grid),
    squares: plan.squares.map(square => place(square, [1, 1])),
    axis: `M${axisStart.join(' ')}L${axisEnd.join(' ')}`,
    landmarkArea,
    // The diagonal street leaves the picture on both sides.
    avenue:
      avenue &&
      `M${interpolate(avenue.from, avenue.to, -3).join(' ')}L${interpolate(avenue.from, avenue.to, 4).join(' ')}`,
    secondGrid: avenue &&
      avenueAngle !== undefined &&
      secondGrid && {
        transform: `translate(${avenue.from.join(' ')}) rotate(${roundToTenth(avenueAngle * degrees)})`,
        ground: `M${-reach} 0H${2 * reach}V${2 * reach}H${-reach}z`,
        hatch: hatch(secondGrid, 'column', hatchTones[2]),
        edges: edges(secondGrid),
      },
    waters,
    compass: freeCorner,
    labels: {
      landmark: landmarkAt,
      axis: { at: axisAt, angle: axis.along === 'column' ? bearing - 90 : bearing },
      avenue: avenueAt && { at: avenueAt, angle: roundToTenth((avenueAngle ?? 0) * degrees + bearing) },
    },
  };
}
