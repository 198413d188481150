// Draws a newsstand as an SVG file: racks of newspapers that all have the marked sentence of the release, their seller, and a reader. All
// lengths are in units of the drawing. An edition is a color theme: `day` (light) or `night` (dark).
import { type Edition, editions, toCss } from '../../tokens/color.ts';
import { newsstandSize } from './size.ts';

const { width, height } = newsstandSize;
/** The height at which the stand meets the pavement. */
const ground = 448;

/** The classes of the drawing's shapes; `styles` has their colors. */
type Part =
  | 'blue'
  | 'cloth'
  | 'copies'
  | 'dots'
  | 'glow'
  | 'ink'
  | 'lines'
  | 'marker'
  | 'shade'
  | 'sheet'
  | 'string'
  | 'thread';

const shape = (part: Part, d: string, strokeWidth?: number) =>
  `<path class="${part}" d="${d}"${strokeWidth === undefined ? '' : ` stroke-width="${strokeWidth}"`}/>`;
const group = (transform: string, ...children: readonly string[]) =>
  `<g transform="${transform}">${children.join('')}</g>`;
const repeat = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');
const round = (value: number) => Math.round(value * 10) / 10;

/** The sky: rows of blue dots that grow from top to bottom. */
const sky = repeat(Math.floor(ground / 14) + 1, row =>
  shape('dots', `M${row % 2 ? 0 : 7} ${row * 14 + 7}h${width}`, round(1.5 + row * 0.21)),
);

/** Three front pages, 66 by 84. Each has the marked sentence in another place. */
const frontPages = [
  {
    ink: 'M5 6h56v7H5zM5 18h56v5H5zM5 26h40v5H5z',
    blue: 'M5 36h33v22H5z',
    lines:
      'M42 37h19m-19 5h19m-19 5h19M5 63h26m-26 5h26m-26 5h26m-26 5h20M35 63h26m-26 5h26m-26 5h26m-26 5h14',
    marker: 'M40 51.5h23v7H40z',
  },
  {
    ink: 'M11 6h44v7H11zM5 18h30v5H5zM5 26h26v5H5zM38 18h23v30H38z',
    blue: '',
    lines:
      'M5 36h28m-28 5h28m-28 5h28M5 61h26m-26 5h26m-26 5h26m-26 5h26M35 54h26m-26 5h26m-26 5h26m-26 5h26m-26 5h16',
    marker: 'M3 49.5h32v7H3z',
  },
  {
    ink: 'M5 6h40v7H5zM5 18h56v9H5z',
    blue: 'M25 32h36v20H25z',
    lines:
      'M5 33h16m-16 5h16m-16 5h16m-16 5h16m-16 5h16m-16 5h16m-16 5h16m-16 5h16m-16 5h16m-16 5h9M25 66h16m-16 5h16m-16 5h16M45 57h16m-16 5h16m-16 5h16m-16 5h16m-16 5h9',
    marker: 'M23 55.5h20v7H23z',
  },
] as const;
const frontPageShapes = frontPages.map(({ ink, blue, lines, marker }) =>
  [
    shape('sheet', 'M0 0h66v84H0z', 1),
    shape('ink', ink),
    blue && shape('blue', blue),
    shape('lines', lines, 1.6),
    shape('marker', marker),
  ].join(''),
);

/** The racks at both sides of the seller, in two rows. One newspaper is sold: the reader at the right has it. */
const racks = [184, 822]
  .flatMap((start, side) =>
    [0, 1].flatMap(row =>
      [0, 1, 2, 3].map(column =>
        side === 1 && row === 1 && column === 2
          ? ''
          : group(
              `translate(${start + column * 72} ${176 + row * 88})`,
              frontPageShapes[(column + row * 2 + side) % frontPageShapes.length]!,
            ),
      ),
    ),
  )
  .join('');

/** Two lamps that hang beside the seller, and the dots of their light. */
const lamps = [520, 760]
  .map(x =>
    group(
      `translate(${x} 140)`,
      shape('thread', 'M0 0V46'),
      shape('sheet', 'M-8 46h16l14 22h-44z'),
      shape('marker', 'M-12 69a12 9 0 0 0 24 0z'),
      repeat(5, row =>
        shape('glow', `M${-14 - row * 7} ${86 + row * 13}h${28 + row * 14}`, round(4.2 - row * 0.7)),
      ),
    ),
  )
  .join('');

/** The seller with a cap and a moustache, who reads. */
const seller = [
  shape('sheet', 'M556 352c0-60 18-92 56-98h56c38 6 56 38 56 98z'),
  shape('sheet', 'M610 214c-12-4-14 18-2 22zM670 214c12-4 14 18 2 22z'),
  shape('sheet', 'M611 210c0 34 11 52 29 52s29-18 29-52z'),
  shape(
    'cloth',
    'M604 206c-6-30 10-44 36-44s42 14 36 44zM598 212c4-10 24-12 42-12s38 2 42 12c2 6-2 6-8 5-22-5-46-5-68 0-6 1-10 1-8-5z',
  ),
  shape(
    'ink',
    'M624 224h9v5h-9zM647 224h9v5h-9zM620 246c6-10 14-9 20-3 6-6 14-7 20 3-7 5-13 3-20-1-7 4-13 6-20 1z',
  ),
  shape('blue', 'M548 268l98 12 98-12v84H548z'),
  shape('sheet', 'M540 260l100 12 100-12v92H540zM640 272v80'),
  shape('ink', 'M550 271l80 10v13l-80-10zM650 281l80-10v11l-80 10z'),
  shape(
    'lines',
    `${repeat(9, row => `M550 ${294 + row * 6}l38 5`)}${repeat(8, row => `M692 ${300 + row * 6}l38-5`)}M650 305l36-4m-36 36 36-4m-36 10 36-4`,
    1.8,
  ),
  shape('blue', 'M594 302l36 4v44h-36z'),
  shape('marker', 'M648 314l40-5v16l-40 5z'),
  shape(
    'sheet',
    'M532 300c-4-12 14-16 18-4l2 16c-8 4-18 0-20-12zM748 300c4-12-14-16-18-4l-2 16c8 4 18 0 20-12z',
  ),
].join('');

/** A bundle of newspapers in front of the counter, tied with a string. */
function bundle(x: number, bundleHeight: number, bundleWidth: number): string {
  const top = ground - bundleHeight;
  const copies = Math.floor(bundleHeight / 8);
  return [
    shape('blue', `M${x + 8} ${top + 6}h${bundleWidth}V${ground}h${-bundleWidth}z`),
    shape('ink', `M${x} ${top}h${bundleWidth}V${ground}h${-bundleWidth}z`),
    // The folds of the newspapers are round.
    shape(
      'copies',
      repeat(
        copies,
        row => `M${x + 4 - (row % 3)} ${ground - 5 - row * 8}h${bundleWidth - 8 + ((row * 2) % 5)}`,
      ),
      6,
    ),
    shape('string', `M${x + bundleWidth / 2} ${top - 1}V${ground}`, 4),
    shape('cloth', `M${x + bundleWidth / 2 - 9} ${top - 6}h18v8h-18z`, 1),
  ].join('');
}

/** A bill that leans against the counter, with the marked sentence. */
const bill = [
  shape('blue', 'M553 376h190v72H553z'),
  shape('sheet', 'M545 370h190v78H545z'),
  shape('ink', 'M557 380h166v12H557zM557 398h120v12H557z'),
  shape('marker', 'M553 416h160v18H553z'),
  shape('ink', 'M559 421h148v8H559z'),
].join('');

/** The letters NEWS, which are 38 high. */
const letters = [
  [406, 'M0 38V0h15l25 20V0h15v38H40L15 18v20z'],
  [528, 'M0 0h50v10H15v5h30v8H15v5h35v10H0z'],
  [640, 'M0 0h16l8 23 9-23h14l9 23 8-23h16L64 38H47l-7-18-7 18H16z'],
  [792, 'M50 10H19c-4 0-4 5 0 5h17c18 0 18 23 0 23H1V28h33c4 0 4-5 0-5H18C0 23 0 0 18 0h32z'],
] as const;
const sign = [
  shape('blue', 'M378 24h552v58H378z'),
  shape('sheet', 'M364 14h552v68H364z'),
  shape('ink', 'M372 22h536v52H372z'),
  ...letters.map(([x, d]) => group(`translate(${x + 6} 29)`, shape('sheet', d, 0))),
].join('');

/** The awning: striped cloth with a scalloped edge. */
function awning(): string {
  const stripes = 21;
  const at = (start: number, end: number) => (index: number) =>
    round(start + ((end - start) * index) / stripes);
  const [upper, lower] = [at(140, 1140), at(104, 1176)];
  const radius = round((lower(1) - lower(0)) / 2);
  return [
    shape('blue', 'M114 154h1072v14H114z'),
    repeat(stripes, index =>
      shape(
        index % 2 ? 'sheet' : 'cloth',
        `M${upper(index)} 92H${upper(index + 1)}L${lower(index + 1)} 146a${radius} 20 0 0 1 ${-2 * radius} 0z`,
      ),
    ),
    shape('ink', 'M136 82h1008v12H136z'),
    shape('lines', 'M104 146h1072'),
  ].join('');
}

const stand = [
  sign,
  shape('blue', `M168 106h1000V${ground}H168z`),
  shape('sheet', `M150 96h980V${ground}H150z`),
  shape('ink', 'M168 140h944v214H168z'),
  racks,
  lamps,
  seller,
  shape('sheet', 'M138 352h1004v14H138z'),
  shape(
    'lines',
    repeat(32, index => `M${166 + index * 31} 366V${ground}`),
  ),
  // The shadow of the counter.
  repeat(6, row => shape('shade', `M${row % 2 ? 151 : 155} ${371 + row * 6}H1130`, round(5 - row * 0.7))),
  bundle(214, 86, 132),
  bundle(352, 58, 120),
  bundle(806, 66, 126),
  bundle(938, 44, 120),
  bill,
  awning(),
].join('');

/** A reader in a coat and a hat, with the newspaper that was sold. */
const reader = [
  shape('blue', 'M1190 448l6-150c2-44 14-60 34-62 22 0 36 20 38 62l8 150z'),
  shape('cloth', 'M1180 448l6-150c2-44 14-60 34-62 22 0 36 20 38 62l8 150zM1220 300v148'),
  shape('sheet', 'M1199 206c0 20 8 34 21 34s21-14 21-34z'),
  shape('cloth', 'M1198 200c0-26 8-34 22-34s22 8 22 34zM1182 204c10-8 66-8 78 0l-2 7c-20-5-54-5-74 0z'),
  shape('ink', 'M1198 190h44v9h-44z'),
  shape('sheet', 'M1146 250l52 10v92l-52-12zM1198 260l36-10v90l-36 12z'),
  shape('ink', 'M1152 258l40 8v11l-40-8zM1203 267l26-7v9l-26 7z'),
  shape(
    'lines',
    'M1152 280l40 8m-40 0 40 8M1152 318l40 8m-40 0 40 8M1203 282l26-7m-26 15 26-7m-26 15 26-7m-26 15 26-7m-26 15 26-7m-26 15 26-7',
    1.8,
  ),
  shape('marker', 'M1150 296l44 9v11l-44-9z'),
].join('');

/** A street lamp, which is lit by night. */
const streetLamp = [
  '<g class="night">',
  repeat(6, ring =>
    shape(
      'glow',
      `M64 ${132 - 34 - ring * 14}a${34 + ring * 14} ${34 + ring * 14} 0 1 0 .1 0`,
      round(4.4 - ring * 0.6),
    ),
  ),
  '</g>',
  shape('ink', `M60 ${ground}V150h8v298zM46 440h36v8H46zM40 98h48v10H40zM52 88h24v10H52z`),
  shape('sheet', 'M44 108h40l-8 42H52z'),
  `<g class="night">${shape('marker', 'M49 112h30l-6 34H55z')}</g>`,
].join('');

const pigeon =
  'M0 0c4-14 20-18 34-12l8-10c4-6 14-5 15 2l5 3-5 2c0 10-8 20-20 22l-1 7h-3V7h-4l-1 7h-3V7C15 7 9 4 0 10-2 7-1 3 0 0z';
/** The pavement, whose lines are further apart towards the visitor, and pigeons on it. */
const pavement = [
  shape('sheet', `M-9 ${ground}h1298v99H-9z`),
  shape(
    'lines',
    repeat(8, index => `M0 ${round(ground + 4 + index * 3 + index * index * 0.55)}h${width}`),
    1.2,
  ),
].join('');
const pigeons = (
  [
    [440, 476, 1],
    [596, 470, -1],
    [1020, 478, -1],
  ] as const
)
  .map(([x, y, direction]) => group(`translate(${x} ${y})scale(${direction} 1)`, shape('ink', pigeon)))
  .join('');

/** The colors of one edition; those of shapes in `lit` differ by night. */
function colorsOf(edition: Edition): string {
  const { paper, surface, ink, pencil, marker } = editions[edition];
  const rules = (prefix: string, colors: Record<'ink' | 'sheet' | 'blue', string>) =>
    [
      `${prefix}{stroke:${colors.ink}}`,
      `${prefix} :is(.ink,.shade){fill:${colors.ink};stroke:${colors.ink}}`,
      `${prefix} .sheet{fill:${colors.sheet}}`,
      `${prefix} :is(.blue,.cloth){fill:${colors.blue}}`,
      `${prefix} .string{stroke:${colors.blue}}`,
      `${prefix} :is(.thread,.copies){stroke:${colors.sheet}}`,
    ].join('');
  return [
    rules('svg', { ink: toCss(ink), sheet: toCss(surface), blue: toCss(pencil) }),
    `svg{background:${toCss(paper)}}.dots{stroke:${toCss(pencil)}}.glow{stroke:${toCss(marker)}}.marker{fill:${toCss(marker)}}`,
    // By night the stand is lit: it has light newspapers and dark shadows, as by day, and the blue of the day edition, which is darker than
    // the newspapers.
    edition === 'night'
      ? rules('.lit', { ink: toCss(paper), sheet: toCss(ink), blue: toCss(editions.day.pencil) })
      : '',
  ].join('');
}
/** Dashes of length 0 with round caps render as dots. */
const styles = [
  'svg{fill:none;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}',
  '.dots{stroke-dasharray:0 14}.glow{stroke-dasharray:0 7}.shade{stroke-dasharray:0 8}.lines{stroke-linecap:butt}',
  colorsOf('day'),
  'svg :is(.ink,.blue,.marker){stroke:none}svg .shade{fill:none}.night{display:none}',
  `@media (prefers-color-scheme:dark){${colorsOf('night')}.night{display:inline}}`,
].join('');

/** The newsstand, as the text of an SVG file. It has the colors of the edition that the page shows: an image has the color scheme of its page. */
export const newsstand = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><style>${styles}</style>${sky}${pavement}${streetLamp}<g class="lit">${stand}${reader}</g>${pigeons}</svg>`;
