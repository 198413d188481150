// Draws the photographs in the drawn clippings as SVG files, by the method of the home page's picture: dots in two colors ("inks"), and
// plain shapes over them. What is light has no color, so that the paper of the clipping shows, in both editions.
import { editions, toCss } from '../../tokens/color.ts';
import { plateDots } from '../FrontPagePicture/plates.ts';
import { type Inks, mix, ramp } from '../FrontPagePicture/scene.ts';
import { type PhotographName, photographSize } from './photographSize.ts';

const { width, height } = photographSize;

/** A shape over the dots: an area, or a line if it has a width. The later shapes are in front of the earlier ones. */
interface Shape {
  readonly color: 'dark' | 'light' | 'yellow';
  readonly path: string;
  readonly lineWidth?: number;
}
const dark = (path: string): Shape => ({ color: 'dark', path });
const light = (path: string): Shape => ({ color: 'light', path });
const yellow = (path: string): Shape => ({ color: 'yellow', path });
const darkLine = (lineWidth: number, path: string): Shape => ({ color: 'dark', path, lineWidth });
const lightLine = (lineWidth: number, path: string): Shape => ({ color: 'light', path, lineWidth });
/** A dark shape with a light edge, which separates it from dark shapes behind it. */
const cutOut = (path: string, edge = 5): Shape[] => [lightLine(edge, path), dark(path)];
/** A light shape with a dark edge. */
const outlined = (path: string, edge = 5): Shape[] => [darkLine(edge, path), light(path)];

interface Photograph {
  /** The amount of each ink at a point behind the shapes. */
  readonly tone: (x: number, y: number) => Inks;
  readonly shapes: readonly Shape[];
  /** Half the distance between two rows of dots. Small clippings need larger dots. */
  readonly halfStep: number;
}

const circle = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0 ${radius} ${radius} 0 1 0-${2 * radius} 0z`;
/** A sky that is darker at the top, around a sun. */
const skyTone = (x: number, y: number, sun: { x: number; y: number; radius: number }, horizon: number) => {
  const fromSun = Math.hypot(x - sun.x, y - sun.y);
  return fromSun < sun.radius
    ? 0
    : mix(0.68, 0.3, y / horizon) * mix(0.4, 1, ramp(sun.radius, sun.radius + 50, fromSun));
};

const fieldHorizon = 98;
const furrow = (from: number, to: number) => `M122 ${fieldHorizon}L${from} 182H${to}z`;
/** A field with a barn, a silo and a mast that measures the wind. */
const field: Photograph = {
  halfStep: 3.2,
  tone: (x, y) => {
    const hill = 88 - 7 * Math.sin(x / 34 + 1) - 4 * Math.sin(x / 15);
    if (y < hill) return { black: 0, blue: skyTone(x, y, { x: 48, y: 46, radius: 21 }, 98) };
    if (y < fieldHorizon) return { black: 0.35, blue: 0.85 };
    return { black: 0, blue: 0.16 };
  },
  shapes: [
    ...[
      [-340, -260],
      [-200, -142],
      [-88, -40],
      [0, 42],
      [80, 122],
      [162, 208],
      [252, 306],
      [360, 430],
    ].map(([from, to]) => dark(furrow(from!, to!))),
    ...outlined('M176 106V46C176 26 200 26 200 46V106z'),
    darkLine(4, 'M176 58h24M176 76h24M176 94h24'),
    ...outlined('M232 22H292L308 42 314 60V106H206V60L212 42z'),
    light('M232 22H292L308 42 314 60H264z'),
    darkLine(3.5, 'M252 42H308M258 60H314M250 32H300'),
    ...cutOut('M206 106V60L212 42 232 22 252 42 258 60V106z', 4),
    dark('M258 60H314V106H258z'),
    lightLine(3, 'M208 60L214 44 232 26 250 44 256 60M258 60V106'),
    lightLine(3.5, 'M217 106V74H247V106M217 75L247 106M247 75L217 106'),
    light('M226 48h12v12h-12z'),
    light('M270 74h12v12h-12zM292 74h12v12h-12z'),
    lightLine(4, 'M172 107H320'),
    // The mast, with its vane and its three cups.
    ...[lightLine, darkLine].flatMap((line, index) => [
      line(index ? 4.5 : 10, 'M128 152V34'),
      line(index ? 4 : 9, 'M108 34H148M106 58H150'),
    ]),
    ...cutOut('M150 46L166 58 150 70zM106 52H94V64H106z', 4),
    ...[100, 128, 156].flatMap(x => cutOut(circle(x, 30, 8), 4)),
    ...cutOut('M119 112H137V134H119z', 4),
    darkLine(4.5, 'M114 152L128 136 142 152'),
  ],
};

/** Two people who shake hands: a farmer with a hat and a beard, and a woman in a jacket. */
const deal: Photograph = {
  halfStep: 4.2,
  tone: (x, y) => {
    const hill = 132 - 8 * Math.sin(x / 40 + 2.2);
    if (y < hill) return { black: 0, blue: skyTone(x, y, { x: 160, y: 62, radius: 30 }, 150) };
    return { black: 0.25, blue: 0.8 };
  },
  shapes: [
    // The farmer's shirt, overalls, head, beard and hat.
    ...outlined('M14 184L20 126C24 106 44 98 58 96L84 96C102 100 112 110 114 126L116 184z', 6),
    dark('M40 184L44 134H94L100 184z'),
    darkLine(9, 'M48 138L46 100M90 138L86 100'),
    ...outlined('M56 100L54 52H98L97 58 106 70 98 74 97 92 80 100z', 5),
    dark('M62 62L72 60 76 74 94 75 98 80 97 96C90 104 72 102 66 92L58 84z'),
    ...cutOut('M28 52C44 40 104 36 122 46 118 58 42 66 28 52z', 4),
    ...cutOut('M50 48L52 20C58 10 68 18 74 16 82 10 94 10 96 20L100 44z', 3),
    lightLine(4, 'M51 42C66 36 86 35 99 40'),
    // The jacket, the shirt, the head and the hair of the woman.
    ...cutOut('M204 184L206 126C210 108 228 102 242 100L268 98C288 102 300 110 304 126L312 184z'),
    light('M232 102L240 132 266 99z'),
    darkLine(3, 'M240 132L248 184'),
    ...outlined('M268 104L272 50H224L222 58 212 72 220 76 222 90 240 96 238 106z'),
    ...cutOut(
      'M220 56C220 26 262 18 274 42 282 60 278 80 268 88 256 82 256 66 248 54 240 60 230 60 220 56z',
      4,
    ),
    ...cutOut(circle(284, 42, 14), 4),
    darkLine(4, 'M228 66h8M92 64h-8'),
    // The arms and the hands.
    ...cutOut('M206 128L190 142 172 134 168 154 192 168 222 152z', 6),
    ...outlined('M112 124L130 142 146 134 150 156 128 168 96 148z', 6),
    ...outlined('M146 136L160 130 176 136 174 152 160 158 148 154z', 5),
    darkLine(3.5, 'M158 140L172 146M155 147L168 153'),
  ],
};

/** A mug of beer with foam on a counter, a newspaper, and hops. */
const beer: Photograph = {
  halfStep: 5.2,
  tone: (x, y) => ({ black: 0, blue: mix(0.2, 0.7, ramp(70, 190, Math.hypot(x - 158, y - 84))) }),
  shapes: [
    dark('M0 156H320V184H0z'),
    // The newspaper.
    ...outlined('M22 164L30 108H96L88 164z', 6),
    darkLine(8, 'M40 122H84'),
    darkLine(4, 'M38 136H80M36 148H78'),
    // The mug: its handle, its glass and its foam.
    darkLine(30, 'M206 84H226C240 84 240 136 226 136H206'),
    lightLine(16, 'M206 84H226C240 84 240 136 226 136H206'),
    lightLine(16, 'M116 60H204L200 172H120z'),
    darkLine(8, 'M116 60H204L200 168H120z'),
    yellow('M116 60H204L200 168H120z'),
    darkLine(6, 'M142 84L143 150M168 84L167 150'),
    darkLine(10, 'M118 166H202'),
    ...outlined(
      'M104 66C88 56 94 34 112 36 114 16 142 12 150 24 164 8 190 14 194 30 214 26 224 50 208 64 204 72 192 70 186 66 182 84 166 84 164 66 148 72 140 66 136 68 134 96 112 96 114 70z',
      7,
    ),
    // The hops.
    ...outlined('M274 96C294 104 300 132 286 154 270 168 252 160 250 138 250 118 262 102 274 96z', 6),
    darkLine(
      4,
      'M256 122C262 130 268 130 274 122 280 130 286 128 292 122M252 142C260 150 266 148 272 140 278 148 284 148 290 142M274 98C272 88 276 80 286 74',
    ),
    ...cutOut('M286 78C302 62 316 74 322 84 308 96 294 92 286 78z', 4),
  ],
};

/** The names of the photographs. */
export const photographNames: readonly PhotographName[] = ['beer', 'deal', 'field'];
const photographs: Readonly<Record<PhotographName, Photograph>> = { beer, deal, field };

/** The shapes with a color for each, as SVG. */
const draw = (shapes: readonly Shape[], colors: Readonly<Record<Shape['color'], string>>) =>
  shapes
    .map(({ color, path, lineWidth }) =>
      lineWidth === undefined
        ? `<path fill="${colors[color]}" d="${path}"/>`
        : `<path fill="none" stroke="${colors[color]}" stroke-width="${lineWidth}" d="${path}"/>`,
    )
    .join('');

/** A photograph, as the text of an SVG file. Its blue dots are a little out of their place, as in a print. */
export function photograph(name: PhotographName): string {
  const { halfStep, shapes, tone } = photographs[name];
  const halftone = { size: photographSize, halfStep, scenes: { day: tone, night: tone } };
  const { ink, marker } = editions.day;
  const mask = (id: string, background: string, colors: Readonly<Record<Shape['color'], string>>) =>
    `<mask id="${id}"><path fill="${background}" d="M0 0h${width}v${height}H0z"/>${draw(shapes, colors)}</mask>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    mask('a', '#fff', { dark: '#000', light: '#000', yellow: '#000' }),
    mask('b', '#000', { dark: '#fff', light: '#000', yellow: '#000' }),
    `<g mask="url(#a)"><g transform="translate(2 1)">${plateDots(halftone, 'day', 'blue')}</g>${plateDots(halftone, 'day', 'black')}</g>`,
    draw(
      shapes.filter(({ color }) => color === 'yellow'),
      { dark: '', light: '', yellow: toCss(marker) },
    ),
    `<path mask="url(#b)" fill="${toCss(ink)}" d="M0 0h${width}v${height}H0z"/></svg>`,
  ].join('');
}
