// Draws the view over a city as an SVG file: buildings on the blocks of its street plan, in perspective down its main street, and newspapers
// in the sky. Lengths are in units of the drawing, or of the plan. An edition is a color theme: `day` is light, `night` is dark.
import { type Edition, editions, toCss } from '../../tokens/color.ts';
import { newsstandSize } from '../Newsstand/size.ts';
import { range } from './geometry.ts';
import type { Block, StreetPlan } from './plan.ts';

/** The size of the drawing, which `Newsstand` shows. */
const { width, height } = newsstandSize;
/** The height in the drawing at which parallel lines meet. */
const horizon = 206;
/** The units of the drawing for a unit of the plan at a distance of 1. */
const focus = 760;
/** The edge between the city and the water in front of it, or the square, where there is no water. */
const quay = 418;
/** The width of the first row of the grid. */
const gridWidth = 900;
/** The least distance between the first and the last row of blocks. */
const leastDepth = 470;
/** Half the width of the main street. */
const halfStreet = 9;
/** The distance from the main street, in columns, up to which buildings in front of a dome are low. */
const lowColumns = 1.6;

/** A number from 0 to below 1 that looks random, and is the same for the same arguments. */
function noise(x: number, y: number): number {
  const value = Math.sin(x * 127.1 + y * 311.7) * 43758.5453;
  return value - Math.floor(value);
}

/** A plan as seen down its main street: columns are across the picture, and row 0 is the nearest one. */
function turnedPlan({ mainStreet, landmark, squares, blockSize, ...plan }: StreetPlan) {
  const isColumn = mainStreet.along === 'column';
  const turned = <Item>([first, second]: readonly [Item, Item]) =>
    isColumn ? ([first, second] as const) : ([second, first] as const);
  const [columns, rows] = turned([plan.columns, plan.rows]);
  const place = ([column, row]: Block): Block => (isColumn ? [column, rows - 1 - row] : [row, column]);
  const [blockWidth, blockDepth] = turned(blockSize);
  const [stepX, stepZ] = [blockWidth + plan.streetWidth, blockDepth + plan.streetWidth];
  /** The height of the eye above the ground. The lower the eye, the larger is the city. */
  const eye = ((quay - horizon) * columns * stepX) / gridWidth;
  /** The distance of the first row of blocks. */
  const nearest = (focus * eye) / (quay - horizon) + 10;
  const [first, last] = [
    place(landmark.at),
    place([landmark.at[0] + landmark.size[0] - 1, landmark.at[1] + landmark.size[1] - 1]),
  ];
  return {
    columns,
    rows,
    blockWidth,
    blockDepth,
    stepX,
    stepZ,
    eye,
    nearest,
    /** The distance at which the city ends at the sky. */
    end: nearest + Math.max(leastDepth, rows * stepZ),
    squares: squares.map(place),
    landmark: {
      left: Math.min(first[0], last[0]),
      right: Math.max(first[0], last[0]),
      near: Math.min(first[1], last[1]),
      far: Math.max(first[1], last[1]),
    },
  };
}

/** A building: a box on the ground. Left and right are measured from the main street, `near` and `far` from the eye. */
interface Building {
  readonly left: number;
  readonly right: number;
  readonly near: number;
  readonly far: number;
  readonly top: number;
}

/** Functions that draw in the perspective of an eye, in a picture whose lines meet at `vanishing`. */
function perspective(vanishing: number, eye: number) {
  const x = (across: number, distance: number) => Math.round(vanishing + (across * focus) / distance);
  const y = (up: number, distance: number) => Math.round(horizon + ((eye - up) * focus) / distance);
  return {
    x,
    y,
    front: ({ left, right, near, top }: Building) =>
      `M${x(left, near)} ${y(0, near)}V${y(top, near)}H${x(right, near)}V${y(0, near)}z`,
    side: ({ left, right, near, far, top }: Building) => {
      const visible = left > 0 ? left : right;
      return `M${x(visible, near)} ${y(0, near)}V${y(top, near)}L${x(visible, far)} ${y(top, far)}V${y(0, far)}z`;
    },
    /** The roof, unless it is above the eye. */
    roof: ({ left, right, near, far, top }: Building) =>
      top >= eye
        ? ''
        : `M${x(left, near)} ${y(top, near)}H${x(right, near)}L${x(right, far)} ${y(top, far)}H${x(left, far)}z`,
  };
}

const path = (part: string, d: string, strokeWidth?: number) =>
  d && `<path class="${part}" d="${d}"${strokeWidth === undefined ? '' : ` stroke-width="${strokeWidth}"`}/>`;
const group = (transform: string, ...children: readonly string[]) =>
  `<g transform="${transform}">${children.join('')}</g>`;

/** An open newspaper with the marked sentence of the release. It flies as a bird does. */
const newspaper = [
  path('blue', 'M8 10L-48-14-56 24 8 48 66 18 60-20z'),
  path('sheet', 'M0 0L-56-24-64 14 0 38zM0 0L52-30 58 8 0 38z'),
  path('ink', 'M-6 3L-50-16-51-8-6 11zM6 2L47-22 48-14 7 11z'),
  path(
    'lines',
    'M-53-1L-33 8M-54 5L-33 14M-55 11L-33 20M-8 18L-26 11M-8 24L-26 17M8 17L28 5M8 23L28 11M8 29L28 17M33 1L50-9M34 7L51-3',
  ),
  path('marker', 'M-8 28L-29 20-29 27-8 35zM33 11L54-2 55 5 34 18z'),
].join('');
/** The position, the angle and the scale of each newspaper. */
const flight = [
  [262, 122, -8, 1.3],
  [470, 64, 10, 0.75],
  [1084, 96, -14, 1.1],
  [948, 44, 8, 0.5],
  [92, 58, 14, 0.6],
] as const;

/** A boat, folded from a newspaper. */
const boat = [
  path('blue', 'M-58 10L8 22 74 10 52 40H-36z'),
  path('sheet', 'M0-52L38 8 0 16-38 8z'),
  path('ink', 'M-4-38V-26L-11-26zM4-38V-26L11-26z'),
  path('lines', 'M-14-19h10M4-19h10M-18-12h14M4-12h14M-4-5h-18M4-5h18'),
  path('sheet', 'M-66 0L0 16 66 0 44 32H-44z'),
  path('marker', 'M-34 13L-4 20V27L-34 20z'),
  path('lines', 'M6 22l34-8M6 27l34-8'),
].join('');

/** A building with a dome, 100 wide and 100 high, whose ground is at 0. Its lines are as thick at every scale. */
const dome = [
  '<g class="dome">',
  path('sheet', 'M-50 0V-26H50V0z'),
  path('lines', 'M-44-4V-22M-36-4V-22M-28-4V-22M-20-4V-22M20-4V-22M28-4V-22M36-4V-22M44-4V-22'),
  path('sheet', 'M-18-26V-46H18V-26z'),
  path('lines', 'M-12-28V-44M-6-28V-44M0-28V-44M6-28V-44M12-28V-44'),
  path('blue', 'M-18-46C-18-66-8-76 0-78 8-76 18-66 18-46z'),
  path('sheet', 'M-4-78V-88H4V-78z'),
  path('ink', 'M-1-88V-100H1V-88z'),
  '</g>',
].join('');

/** The rows of blocks, from the last to the first, because near buildings hide far ones. */
function city(plan: StreetPlan, vanishing: number): string {
  const { columns, rows, blockWidth, blockDepth, stepX, stepZ, eye, nearest, end, squares, landmark } =
    turnedPlan(plan);
  const { x, y, front, side, roof } = perspective(vanishing, eye);
  const main = plan.mainStreet.at;
  const hasDome = plan.landmark.form === 'dome';
  const lots = Math.max(1, Math.round(blockWidth / 18));
  /** Short blocks are drawn two at a time outside of the grid, so that the file stays small. */
  const rowsAtOnce = blockDepth < 18 ? 2 : 1;
  const leftOf = (column: number) =>
    (column - main) * stepX +
    (column < main ? -1 : 1) * (halfStreet - plan.streetWidth / 2) +
    plan.streetWidth / 2;
  return range(0, Math.ceil((end - nearest) / stepZ))
    .toReversed()
    .map(row => {
      const near = nearest + row * stepZ;
      const far = near + blockDepth;
      const reach = Math.ceil((width * near) / focus / stepX);
      const [buildings, houses, trees]: [Building[], Building[], string[]] = [[], [], []];
      for (const column of range(main - reach, main + reach)) {
        const left = leftOf(column);
        const right = left + blockWidth;
        if (x(right, near) < 0 || x(left, near) > width) continue;
        const isLandmark =
          column >= landmark.left && column <= landmark.right && row >= landmark.near && row <= landmark.far;
        if (isLandmark || squares.some(([c, r]) => c === column && r === row)) {
          for (const tree of isLandmark && hasDome ? [] : range(0, lots * 3))
            trees.push(`M${x(left + (blockWidth * (tree + 0.5)) / lots / 3, near)} ${y(3, near)}h0`);
        } else if (column < 0 || column >= columns || row >= rows) {
          if (row % rowsAtOnce === 0)
            houses.push({
              left,
              right,
              near,
              far: far + (rowsAtOnce - 1) * stepZ,
              top: eye * (0.03 + noise(column, row) * 0.04),
            });
        } else
          for (const lot of range(0, lots)) {
            const random = noise(column * 7 + lot, row + plan.bearing);
            const fromStreet = Math.abs(column + (lot + 0.5) / lots - main);
            // The highest buildings are a little beside the main street. Those in front of a dome at its end are low, so that it is seen.
            const isInFront = hasDome && row < landmark.near && fromStreet < lowColumns;
            const rise = isInFront
              ? 0
              : Math.exp(-(((fromStreet - 1.4) / 2.6) ** 2)) * (random > 0.72 ? 2.2 : 1);
            buildings.push({
              left: left + (lot * blockWidth) / lots,
              right: left + ((lot + 1) * blockWidth) / lots - (lots > 1 ? 1 : 0),
              near,
              far,
              top: eye * (0.08 + random * 0.1 + rise * (0.12 + random * 0.32)),
            });
          }
      }
      const fronts = buildings.map(front).join('');
      const scale = focus / near;
      const domeAt = (leftOf(landmark.left) + leftOf(landmark.right) + blockWidth) / 2;
      return [
        path('house', [side, roof, front].map(draw => houses.map(draw).join('')).join('')),
        path('side', buildings.map(side).join('')),
        path('roof', buildings.map(roof).join('')),
        path('front', fronts),
        fronts && `<path fill="url(#w${Math.min(2, Math.floor(scale / 0.9))})" d="${fronts}"/>`,
        path('trees', trees.join(''), Math.round(7 * scale)),
        hasDome && row === landmark.near
          ? group(
              `translate(${x(domeAt, near)} ${y(0, near)})scale(${(scale * eye * 0.026).toFixed(2)})`,
              dome,
            )
          : '',
      ].join('');
    })
    .join('');
}

/** Windows in three sizes, for far and near buildings. */
const patterns = range(0, 3)
  .map(size => {
    const unit = 3 + size * 1.4;
    const windows = (places: readonly (readonly [column: number, row: number])[]) =>
      places
        .map(
          ([column, row]) =>
            `M${((column + 0.5) * unit).toFixed(1)} ${((row + 0.2) * unit).toFixed(1)}v${(0.55 * unit).toFixed(1)}`,
        )
        .join('');
    const all = range(0, 12).map(index => [index % 4, Math.floor(index / 4)] as const);
    const lit = [0, 3, 6, 9, 11].map(index => all[index]!);
    return `<pattern id="w${size}" width="${unit * 4}" height="${unit * 3}" patternUnits="userSpaceOnUse">${path('windows', windows(all), unit / 2)}${path('lit', windows(lit), unit / 2)}</pattern>`;
  })
  .join('');

/** The colors of an edition. By night, windows and the main street are lit, and moonlight is on the roofs. */
function colorsOf(edition: Edition): string {
  const isNight = edition === 'night';
  const { paper, surface, ink, pencil, marker } = editions[edition];
  const [back, light, dark, sky] = [paper, isNight ? ink : surface, isNight ? paper : ink, pencil].map(toCss);
  const blue = toCss(editions.day.pencil);
  const edge = isNight ? blue : dark;
  return [
    `svg{background:${back}}.paper{fill:${back}}.dots,.wave{stroke:${sky}}`,
    `.sun{fill:${isNight ? light : back};stroke:${edge}}.house{fill:${back};stroke:${edge}}`,
    `.side{fill:${dark};stroke:${edge}}.roof{fill:${isNight ? blue : light};stroke:${isNight ? sky : dark}}.front{fill:${isNight ? back : light};stroke:${edge}}`,
    `.windows{stroke:${isNight ? 'none' : dark}}.lit{stroke:${isNight ? toCss(marker) : 'none'}}`,
    `.street{fill:${isNight ? toCss(marker) : sky}}.trees{stroke:${isNight ? sky : dark}}`,
    `.sheet{fill:${light};stroke:${dark}}.ink{fill:${dark}}.lines{stroke:${dark}}.marker{fill:${toCss(marker)}}.blue{fill:${blue}}`,
  ].join('');
}
/** Dashes of length 0 with round caps render as dots. */
const styles = [
  'svg{fill:none;stroke-linecap:round;stroke-linejoin:round}.dots{stroke-dasharray:0 14}.windows,.lit,.lines{stroke-linecap:butt}',
  '.lines{stroke-width:1.8}.wave{stroke-width:1.6}.front,.roof,.side{stroke-width:.9}.house{stroke-width:.7;stroke-opacity:.7}.sheet,.sun{stroke-width:2}.dome path{vector-effect:non-scaling-stroke}',
  colorsOf('day'),
  `@media (prefers-color-scheme:dark){${colorsOf('night')}}`,
].join('');

/** The view over the city of a plan, as the text of an SVG file. It has the colors of the edition that the page shows. */
export function cityView(plan: StreetPlan): string {
  // The streets lean to the side to which the plan is turned.
  const vanishing = 740 + plan.bearing * 3;
  const direction = plan.bearing < 0 ? -1 : 1;
  const { eye, nearest, end } = turnedPlan(plan);
  const { x, y } = perspective(vanishing, eye);
  const skyline = y(0, end);
  const hasWater = plan.water.length > 0;
  const wave = (row: number) => {
    const top = Math.round(quay + 7 + row * 4 + row * row * 0.6);
    const rise = (row % 2 ? -1 : 1) * (1.5 + row * 0.75);
    return hasWater ? `M0 ${top}q32 ${rise} 64 0${'t64 0'.repeat(19)}` : `M0 ${top}h${width}`;
  };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><style>${styles}</style>${patterns}`,
    ...range(0, Math.ceil(skyline / 14)).map(row =>
      path('dots', `M${row % 2 ? 0 : 7} ${row * 14 + 7}h${width}`, Math.round(10 + row * 3.2) / 10),
    ),
    `<circle class="sun" cx="${vanishing - direction * 230}" cy="${skyline - 46}" r="64"/>`,
    path('paper', `M0 ${skyline}h${width}V${height}H0z`),
    path(
      'street',
      `M${x(-halfStreet + 2, nearest - 10)} ${quay}L${x(-halfStreet + 2, end)} ${skyline}H${x(halfStreet - 2, end)}L${x(halfStreet - 2, nearest - 10)} ${quay}z`,
    ),
    city(plan, vanishing),
    path('paper', `M0 ${quay}h${width}v${height}H0z`),
    path('wave', range(0, 9).map(wave).join('')),
    hasWater ? group(`translate(${vanishing - direction * 300} 446)`, boat) : '',
    ...flight.map(([left, top, angle, scale]) =>
      group(
        `translate(${direction < 0 ? width - left : left} ${top})rotate(${angle * direction})scale(${scale})`,
        newspaper,
      ),
    ),
    '</svg>',
  ].join('');
}
