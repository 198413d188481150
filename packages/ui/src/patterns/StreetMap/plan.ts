/** A block, or the corner at its upper left: column and row, from 0. */
export type Block = readonly [column: number, row: number];

/**
 * A street plan, as the engraving needs it: one grid of whole blocks on a plate of 488 × 560 units, column 0 and
 * row 0 at its upper left.
 */
export interface StreetPlan {
  /** Degrees from true north to the grid's own "up"; negative turns it to the west. */
  readonly bearing: number;
  readonly columns: number;
  readonly rows: number;
  /** Width and height of a block, and the width of a street between two, in units. */
  readonly block: readonly [width: number, height: number];
  readonly street: number;
  /** Blocks left open, with trees. */
  readonly squares: readonly Block[];
  /** The one place that everyone would look for: a park, or a building under a dome. */
  readonly landmark: {
    readonly at: Block;
    readonly size: Block;
    readonly label: string;
    readonly form: 'park' | 'dome';
  };
  /** The street in blue: along the left edge of a column, or the upper edge of a row. The cut is darkest beside it. */
  readonly axis: { readonly along: 'column' | 'row'; readonly at: number; readonly label: string };
  /** A street that ignores the grid, from one block corner to another. */
  readonly diagonal?: {
    readonly from: Block;
    readonly to: Block;
    readonly label: string;
    /** Another grid, laid out along this street, on the right of someone who walks it. */
    readonly beyond?: { readonly block: readonly [width: number, height: number]; readonly street: number };
  };
  readonly water: readonly {
    readonly side: keyof typeof sides;
    readonly label: string;
    /** How far it comes into the plate, in units, at the middle of that side. */
    readonly depth: number;
    /** Degrees by which the shore is turned from the edge of the plate. @default 0 */
    readonly turn?: number;
  }[];
}

export const illustration = { width: 488, height: 560 } as const;

/** A shore is drawn once, with its water below it, and turned to its side. */
const sides = {
  south: { turn: 0, edge: illustration.height / 2 },
  west: { turn: 90, edge: illustration.width / 2 },
  north: { turn: 180, edge: illustration.height / 2 },
  east: { turn: 270, edge: illustration.width / 2 },
} as const;

/** No corner of the plate is farther from the middle of a grid than this. */
const reach = 420;

/** Spacing and weight of the lines, by distance from the axis in blocks: density is the tone. */
const tones = [
  { within: 1, spacing: 2.6, line: 1.1 },
  { within: 3, spacing: 3.2, line: 1 },
  { within: 5, spacing: 4, line: 0.9 },
  { within: Infinity, spacing: 4.8, line: 0.8 },
] as const;
const far = { spacing: 6, line: 0.8 } as const;

const tenth = (value: number): number => Math.round(value * 10) / 10;
const degrees = 180 / Math.PI;
const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);

/** Blocks in rows and columns, from the first of each to before the last. */
interface Area {
  readonly block: readonly [width: number, height: number];
  readonly street: number;
  readonly columns: readonly [first: number, end: number];
  readonly rows: readonly [first: number, end: number];
}

/**
 * The lines of many blocks as one dashed stroke. The stroke is as wide as a block and each of its dashes is one line:
 * a whole column of hatching is a single segment, sharp at every size, and a plate weighs 2 KB.
 */
export interface Stroke {
  readonly path: string;
  readonly width?: number;
  readonly dashes: string;
}

/** One block's lines and the street after it. The street takes up the rounding, so that nothing drifts. */
function lines(length: number, street: number, { spacing, line }: { spacing: number; line: number }): string {
  const count = Math.max(2, Math.round(length / spacing) + 1);
  const gap = tenth((length - count * line) / (count - 1));
  const cut = range(0, count - 1).flatMap(() => [line, gap]);
  return [...cut, line, tenth(length + street - count * line - (count - 1) * gap)].join(' ');
}

/** Hatches an area, one segment for each column (or row) that `along` names. */
function hatch(
  { block: [width, height], street, columns, rows }: Area,
  along: 'column' | 'row',
  tone: { spacing: number; line: number },
): Stroke {
  const [stepX, stepY] = [width + street, height + street];
  if (along === 'row') {
    const across = tenth((columns[1] - columns[0]) * stepX);
    return {
      path: range(...rows)
        .map(row => `M${tenth(columns[0] * stepX)} ${tenth(row * stepY + height / 2)}h${across}`)
        .join(''),
      width: height,
      dashes: lines(width, street, tone),
    };
  }
  const down = tenth((rows[1] - rows[0]) * stepY);
  return {
    path: range(...columns)
      .map(column => `M${tenth(column * stepX + width / 2)} ${tenth(rows[0] * stepY)}v${down}`)
      .join(''),
    width,
    dashes: lines(height, street, tone),
  };
}

/** The edges of an area's blocks: those along the rows, and those along the columns. */
function edges({ block: [width, height], street, columns, rows }: Area): readonly Stroke[] {
  const [stepX, stepY] = [width + street, height + street];
  const across = tenth((columns[1] - columns[0]) * stepX - street);
  const down = tenth((rows[1] - rows[0]) * stepY - street);
  return [
    {
      path: range(...rows)
        .map(
          row =>
            `M${tenth(columns[0] * stepX)} ${tenth(row * stepY)}h${across}m${-across} ${height}h${across}`,
        )
        .join(''),
      dashes: `${width} ${street}`,
    },
    {
      path: range(...columns)
        .map(
          column => `M${tenth(column * stepX)} ${tenth(rows[0] * stepY)}v${down}m${width} ${-down}v${down}`,
        )
        .join(''),
      dashes: `${height} ${street}`,
    },
  ];
}

/** A shore and the lines engraved beyond it, wider apart the deeper it gets. Its waves come from its name. */
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
  for (let y = 0, gap = 3; y < depth + 160; y += gap, gap *= 1.08) depths.push(tenth(y));
  return {
    area: `M${-reach} ${top}${curve}V${reach}H${-reach}z`,
    lines: depths.map(y => `M${-reach} ${tenth(top + y)}${curve}`).join(''),
  };
}

type Point = readonly [x: number, y: number];
const between = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [
  tenth(ax + (bx - ax) * share),
  tenth(ay + (by - ay) * share),
];

/** Where words stand without hiding much, the likeliest to be free first. */
const corners = [
  { at: [illustration.width - 20, illustration.height - 16], anchor: 'end' },
  { at: [20, illustration.height - 16], anchor: 'start' },
  { at: [illustration.width - 20, 26], anchor: 'end' },
  { at: [20, 26], anchor: 'start' },
] as const satisfies readonly { at: Point; anchor: 'start' | 'end' }[];

/** The corner that lies farthest out on a water, for its name. */
function cornerOf(side: keyof typeof sides, turn: number) {
  const angle = (sides[side].turn + turn) / degrees;
  const [right, bottom] = [Math.sin(angle) < -0.01, Math.cos(angle) > -0.01];
  return corners[(right ? 0 : 1) + (bottom ? 0 : 2)]!;
}

/** Where two streets cross, or would if they went on; parallel ones never do. */
function crossing([a, b]: readonly [Point, Point], [c, d]: readonly [Point, Point]): Point | undefined {
  const [abX, abY, cdX, cdY] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]];
  const turn = abX * cdY - abY * cdX;
  return turn === 0 ? undefined : between(a, b, ((c[0] - a[0]) * cdY - (c[1] - a[1]) * cdX) / turn);
}

/** Of some places along a street, the one with the most room around it. */
function roomiest(places: readonly Point[], taken: readonly Point[]): Point {
  const middle: Point = [illustration.width / 2, illustration.height / 2];
  const room = ([x, y]: Point) =>
    Math.min(
      x,
      y,
      illustration.width - x,
      illustration.height - y,
      ...taken.map(other => Math.hypot(other[0] - x, other[1] - y)),
    );
  return places.reduce((best, place) => (room(place) > room(best) ? place : best), places[0] ?? middle);
}
const alongTheWay = range(4, 17).map(twentieth => twentieth / 20);

/** Everything on the plate, in plate units or, under a `transform`, in a grid's own. What comes later lies above. */
export function engrave(plan: StreetPlan) {
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
  const site = place(landmark.at, landmark.size);

  // Grid and landmark stand in the middle of the plate, and give way to the water by an eighth of its depth.
  const push = (side: keyof typeof sides) =>
    plan.water.reduce((sum, water) => sum + (water.side === side ? water.depth / 8 : 0), 0);
  const [sin, cos] = [Math.sin(bearing / degrees), Math.cos(bearing / degrees)];
  const middleX = (Math.min(0, site.x) + Math.max(width, site.x + site.width)) / 2;
  const middleY = (Math.min(0, site.y) + Math.max(height, site.y + site.height)) / 2;
  const left = illustration.width / 2 + push('west') - push('east') - middleX * cos + middleY * sin;
  const top = illustration.height / 2 + push('north') - push('south') - middleX * sin - middleY * cos;
  /** From the grid's units to the plate's. */
  const onPlate = ([x, y]: Point): Point => [tenth(left + x * cos - y * sin), tenth(top + x * sin + y * cos)];

  const outside: Area = {
    ...grid,
    columns: [-Math.ceil(reach / stepX), plan.columns + Math.ceil(reach / stepX)],
    rows: [-Math.ceil(reach / stepY), plan.rows + Math.ceil(reach / stepY)],
  };
  const extent = axis.along === 'column' ? plan.columns : plan.rows;
  const near = tones.flatMap(({ within, ...tone }, index) => {
    const inner = tones[index - 1]?.within ?? 0;
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

  const corner = ([column, row]: Block): Point => [
    tenth(column * stepX - street / 2),
    tenth(row * stepY - street / 2),
  ];
  const [axisStart, axisEnd]: readonly [Point, Point] =
    axis.along === 'column'
      ? [
          [corner([axis.at, 0])[0], 0],
          [corner([axis.at, 0])[0], tenth(height + street)],
        ]
      : [
          [0, corner([0, axis.at])[1]],
          [tenth(width + street), corner([0, axis.at])[1]],
        ];

  const avenue = diagonal && { ...diagonal, from: corner(diagonal.from), to: corner(diagonal.to) };
  const heading = avenue && Math.atan2(avenue.to[1] - avenue.from[1], avenue.to[0] - avenue.from[0]);
  const second: Area | undefined = avenue?.beyond && {
    ...avenue.beyond,
    columns: [-Math.ceil(reach / (avenue.beyond.block[0] + avenue.beyond.street)), 20],
    rows: [0, 20],
  };
  /** Where the first grid ends and the second begins. */
  const isBeyond = ([x, y]: Point): boolean =>
    avenue?.beyond !== undefined &&
    (avenue.to[0] - avenue.from[0]) * (y - avenue.from[1]) >
      (avenue.to[1] - avenue.from[1]) * (x - avenue.from[0]);

  const waters = plan.water.map(({ side, label, depth, turn = 0 }) => ({
    label,
    ...cornerOf(side, turn),
    transform: `translate(${illustration.width / 2} ${illustration.height / 2}) rotate(${sides[side].turn + turn})`,
    ...shore(label, depth, sides[side].edge),
  }));
  const free = corners.find(({ at }) => !waters.some(water => String(water.at) === String(at)));
  const [siteX] = onPlate([site.x + site.width / 2, site.y + site.height / 2]);
  const siteCorners = [site.x, site.x + site.width].flatMap(x =>
    [site.y, site.y + site.height].map(y => onPlate([x, y])),
  );
  // A character is 9 units wide where the type is largest.
  const margin = 12 + landmark.label.length * 4.5;
  const landmarkAt: Point = [
    Math.min(illustration.width - margin, Math.max(margin, siteX)),
    tenth(Math.min(...siteCorners.map(([, y]) => y)) - 5),
  ];
  const cross = avenue && crossing([axisStart, axisEnd], [avenue.from, avenue.to]);
  const taken = [
    ...waters.map(({ at }) => at),
    ...(free ? [free.at] : []),
    landmarkAt,
    ...(cross ? [onPlate(cross)] : []),
  ];
  const axisAt = roomiest(
    alongTheWay
      .map(share => between(axisStart, axisEnd, share))
      .filter(at => !isBeyond(at))
      .map(onPlate),
    taken,
  );
  const avenueAt =
    avenue &&
    roomiest(
      alongTheWay.map(share => onPlate(between(avenue.from, avenue.to, share))),
      [...taken, axisAt],
    );

  return {
    grid: `translate(${tenth(left)} ${tenth(top)}) rotate(${bearing})`,
    far: hatch(outside, axis.along, far),
    ground: `M${-street} ${-street}h${tenth(width + 2 * street)}v${tenth(height + 2 * street)}H${-street}z`,
    near,
    edges: edges(grid),
    squares: plan.squares.map(square => place(square, [1, 1])),
    axis: `M${axisStart.join(' ')}L${axisEnd.join(' ')}`,
    site,
    // Such a street is older than the grid, or longer: it leaves the plate on both sides.
    avenue:
      avenue &&
      `M${between(avenue.from, avenue.to, -3).join(' ')}L${between(avenue.from, avenue.to, 4).join(' ')}`,
    second: avenue &&
      heading !== undefined &&
      second && {
        transform: `translate(${avenue.from.join(' ')}) rotate(${tenth(heading * degrees)})`,
        ground: `M${-reach} 0H${2 * reach}V${2 * reach}H${-reach}z`,
        hatch: hatch(second, 'column', tones[2]),
        edges: edges(second),
      },
    waters,
    compass: free,
    labels: {
      landmark: landmarkAt,
      axis: { at: axisAt, angle: axis.along === 'column' ? bearing - 90 : bearing },
      avenue: avenueAt && { at: avenueAt, angle: tenth((heading ?? 0) * degrees + bearing) },
    },
  };
}
