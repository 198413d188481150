// Draws the newsstand as an SVG file of dots and lines, by the method of the home page's picture: a street of the same city, a stand with its
// seller, and a reader with the marked sentence. An edition is a color theme: `day` (light, here at sunset) or `night` (dark).
import { type Edition, editions, toCss } from '../../tokens/color.ts';
import { evenlySpaced, textLines } from '../FrontPagePicture/arrival.ts';
import { cellNoise, shore, shoreWindows } from '../FrontPagePicture/city.ts';
import {
  type Bar,
  cornersOf,
  isInside,
  type Point,
  type Polygon,
  polygonOf,
  type Sheet,
} from '../FrontPagePicture/harbor.ts';
import { plateDots } from '../FrontPagePicture/plates.ts';
import { pageText, partOf, picturePart, readerDrawing } from '../FrontPagePicture/reader.ts';
import { clamp, cloudAt, type Inks, mix, ramp, waveAt } from '../FrontPagePicture/scene.ts';
import { area, fill, strokes } from '../FrontPagePicture/shapes.ts';
import { newsstandSize } from './size.ts';

const { width, height } = newsstandSize;
/** The height in the picture at which parallel lines meet, and the level of the eye in meters. */
const horizon = 284;
const eye = 1.05;
/** The horizontal place at which parallel lines meet. */
const vanishing = 430;
/** The point of the picture at meters to the right of the eye, above the pavement, and away from the eye. */
const project = (x: number, up: number, away: number): Point => [
  vanishing + (800 * x) / away,
  horizon - (800 * (up - eye)) / away,
];

/** A rectangle in units of the picture. */
const rectangle = (x1: number, y1: number, x2: number, y2: number) =>
  cornersOf(x1, y1, x2, y1, x2, y2, x1, y2);
/** A rectangle across the street, in meters. */
const across = (x1: number, x2: number, top: number, bottom: number, away: number) =>
  rectangle(...project(x1, top, away), ...project(x2, bottom, away));
/** A rectangle along the street, in meters. */
const along = (x: number, near: number, far: number, top: number, bottom = 0) => {
  const [upper, lower] = [project(x, top, near), project(x, bottom, near)];
  return cornersOf(...project(x, top, far), ...upper, ...lower, ...project(x, bottom, far));
};
// The street: houses at its left side, a streetcar on rails, the curb, and City Hall, which is in the picture of the harbor too.
const cityHall = [shore[1]!, ...shoreWindows.filter(window => window.every(([x]) => x > 217 && x < 326))].map(
  shape => shape.map(([x, y]): Point => [x + 151, y - 8]),
);
/** Where each house begins and ends, and its height. */
const houses = [
  [5, 15, 14],
  [15.3, 24, 9.5],
  [24.6, 40, 8],
  [41, 70, 6],
] as const;
const facades = houses.map(([near, far, top]) => along(-6.4, near, far, top));
const houseWindows = houses.flatMap(([near, far, top], house) => {
  const bay = (far - near) / 8;
  return Array.from({ length: 8 * Math.floor((top - 1) / 1.8) }, (_, index) => {
    const [start, bottom] = [near + bay * ((index % 8) + 0.3), 0.9 + Math.floor(index / 8) * 1.8];
    return {
      isLit: cellNoise(index, house + 11) < 0.42,
      shape: along(-6.4, start, start + bay * 0.36, bottom + 1.1, bottom),
    };
  }).filter(({ shape }) => shape.every(([x, y]) => x > -20 && y > -60));
});
const carAway = 15;
const streetcar = {
  front: across(-3.5, -1.1, 2.9, 0.3, carAway),
  band: across(-3.5, -1.1, 1.35, 0.5, carAway),
  windows: [-3.3, -2.56, -1.82].map(x => across(x, x + 0.52, 2.5, 1.55, carAway)),
  dark: [
    across(-3.6, -1, 3.02, 2.85, carAway),
    across(-3.2, -1.4, 3.2, 3, carAway),
    across(-3.35, -1.25, 0.35, 0, carAway),
  ],
};
const headlamp = 'M-8 0a8 8 0 1 0 16 0 8 8 0 1 0-16 0z';
const driver = 'M-12 0C-12-14-8-16-4-17-10-26-8-35 0-35S10-26 4-17C8-16 12-14 12 0z';
const wires: readonly Bar[] = [
  { from: project(-2.3, 5.2, 9), to: project(-2.3, 5.2, 70), width: 1.2 },
  { from: project(-2.3, 3.2, carAway), to: project(-2.3, 5.2, 19), width: 1.6 },
];
/** A line on the ground away from the eye. */
const groundLine = (x: number, lineWidth: number, far: number) => {
  const end = x + lineWidth;
  return cornersOf(
    ...project(x, 0, 3.6),
    ...project(end, 0, 3.6),
    ...project(end, 0, far),
    ...project(x, 0, far),
  );
};
const curb = 0.7;
const groundLines = [
  groundLine(-3, 0.07, carAway),
  groundLine(-1.6, 0.07, carAway),
  groundLine(curb - 0.08, 0.12, 60),
];
/** The joints of the pavement. */
const joints: readonly Bar[] = [
  ...[1.6, 3, 4.4, 5.8, 7.2].map(x => ({ from: project(x, 0, 3.7), to: project(x, 0, 50), width: 1 })),
  ...[4.1, 4.8, 5.9, 7.6, 10.5, 16].map(away => ({
    from: project(curb, 0, away),
    to: project(12, 0, away),
    width: 1,
  })),
];

// The stand: the distances of its sides, its front, its back, and the front edge of its awning.
const [left, right, front, back, awningFront] = [2.13, 4.5, 5.5, 7.1, 4.7];
const frontWall = across(left, right, 2.5, 0, front);
const sideWall = along(left, front, back, 2.5);
// In units of the picture: the opening with the seller, the counter, the front below it, and the sign.
const opening = rectangle(752, 140, 1072, 300);
const counter = rectangle(726, 297, 1100, 309);
const stand = rectangle(740, 309, 1085, 436);
const sign = rectangle(786, 12, 1062, 62);
const roof = polygonOf(
  [
    [left, 2.62, back],
    [left - 0.1, 2.64, front],
    [right + 0.1, 2.64, front],
    [right + 0.1, 2.5, front],
    [left - 0.1, 2.5, front],
    [left, 2.52, back],
  ].flatMap(([x, up, away]) => project(x!, up!, away!)),
);
/** The stripes of the awning, whose ends are round. */
const awning = Array.from({ length: 11 }, (_, index): Polygon => {
  const [from, to] = [index, index + 1].map(edge => mix(left, right, edge / 11));
  const corners = [project(from!, 2, awningFront), project(to!, 2, awningFront)] as const;
  const radius = (corners[1][0] - corners[0][0]) / 2;
  const end = evenlySpaced(0, Math.PI, 7).map((angle): Point => [
    corners[1][0] - radius + Math.cos(angle) * radius,
    151 + Math.sin(angle) * 10,
  ]);
  return [project(from!, 2.5, front), project(to!, 2.5, front), corners[1], ...end, corners[0]];
});
const awningEnd = cornersOf(
  ...project(left, 2.5, front),
  ...project(left, 2, awningFront),
  ...project(left, 1.83, awningFront),
  ...project(left, 2, front),
);
/** The newspapers on the stand: below the counter, on its side, and behind the seller. Every other one below is mirrored. */
const racks: readonly (readonly [lineWidth: number, Sheet])[] = [
  ...[0, 1, 2, 3].map(column => {
    const [x1, x2] = [762 + column * 76, 824 + column * 76];
    return [0.75, column % 2 ? rectangle(x2, 322, x1, 404) : rectangle(x1, 322, x2, 404)] as const;
  }),
  ...[0, 1, 2, 3].map(cell => {
    const [x, y] = [(cell % 2) * 0.46 + 0.08, Math.floor(cell / 2) * 0.3 + 0.2];
    return [0.4, partOf(sideWall, x, y, x + 0.38, y + 0.25)] as const;
  }),
  ...[974, 1024].map(x => [0.5, rectangle(x, 166, x + 42, 222)] as const),
];
/** Bundles of newspapers beside the stand: the left end, the bottom and the width of each. */
const bundles = [
  [1100, 452, 84],
  [1106, 424, 76],
] as const;

// The figures, whose feet, or the counter below them, are at 0.
const readerAt = [610, 488] as const;
const seller = [
  // The cap, the head, the body and the arm.
  'M-50-96C-42-103-30-106-25-107-22-126 2-134 18-126 32-119 34-106 29-98L-25-94z',
  'M-24-98L-27-89-34-78-28-75-30-69-27-66-28-60C-27-53-20-53-13-54L-9-44 22-48C24-62 29-84 28-100z',
  'M-10-50C-30-44-46-32-52-12L-56 0H66C70-20 60-42 36-47L20-54z',
  'M-38-40L-66-22-104-48-113-40-68 2-40 2z',
];
const sellerEdges = 'M-12-50L-2-36 16-48M-20-42L-14 0M32-46L38 0M-25-100L28-103';
const sellerPaper = cornersOf(-96, -66, -134, -80, -142, -34, -104, -20);
const pigeon =
  'M0 0c4-14 20-18 34-12l8-10c4-6 14-5 15 2l5 3-5 2c0 10-8 20-20 22l-1 7h-3V7h-4l-1 7h-3V7C15 7 9 4 0 10-2 7-1 3 0 0z';
const streetLamp = [1236, 486] as const;
const lampPost =
  'M-4 0L-3-384H3L4 0zM-14 0L-10-16H10L14 0zM-20-384H20L14-390H-14zM-22-446L-8-460H8L22-446zM-3-460H3V-470H-3z';
const lampGlass = 'M-19-444H19L13-391H-13z';
/** The letters NEWS, with the place of each. */
const letters = [
  [800, 'M0 38V0h15l25 20V0h15v38H40L15 18v20z'],
  [864, 'M0 0h50v10H15v5h30v8H15v5h35v10H0z'],
  [920, 'M0 0h16l8 23 9-23h14l9 23 8-23h16L64 38H47l-7-18-7 18H16z'],
  [1005, 'M50 10H19c-4 0-4 5 0 5h17c18 0 18 23 0 23H1V28h33c4 0 4-5 0-5H18C0 23 0 0 18 0h32z'],
] as const;

/** The sun, and the moon at night. */
const sun = { x: 440, y: 176, radius: 46 };
/** The shadows of the stand and of the reader. */
const shadows = [
  polygonOf([690, 410, 740, 436, 1085, 436, 1290, 476, 880, 476]),
  cornersOf(560, 486, 656, 486, 810, 510, 700, 510),
];
/** The share of the inside of the stand that its lamp does not light. */
const shadeInside = (x: number, y: number) => ramp(70, 280, Math.hypot(x - 880, (y - 275) * 1.5));

const tone = (black: number, blue: number): Inks => ({ black, blue });
type Tone = (x: number, y: number) => Inks;
const plain =
  (black: number, blue: number): Tone =>
  () =>
    tone(black, blue);
type Surface = readonly [shape: Polygon, byDay: Tone, byNight: Tone];
/** The surfaces with their tones in both editions, the nearest one last. */
const surfaces: readonly Surface[] = [
  [streetcar.front, x => tone(ramp(280, 390, x) * 0.4, 0.05), plain(0, 0.04)],
  [streetcar.band, x => tone(ramp(280, 390, x) * 0.5, 0.9), plain(0, 0.62)],
  [sideWall, plain(0, 0.34), plain(0, 0.12)],
  [frontWall, plain(0.5, 0.85), plain(0, 0.1)],
  [opening, (x, y) => tone(0, shadeInside(x, y) * 0.75), (x, y) => tone(1 - shadeInside(x, y) * 0.6, 0)],
  ...awning.map((stripe, index): Surface =>
    index % 2
      ? [stripe, plain(0, 0.04), plain(0.85, 0)]
      : [stripe, (_, y) => tone(ramp(128, 134, y) * 0.18, 0.95), plain(0, 0.5)],
  ),
  [awningEnd, plain(0.6, 0.9), plain(0, 0.06)],
];

/** What lies behind the surfaces at a point: the sky, the pavement, or the wet street with its waves. */
function groundAt(x: number, y: number) {
  const near = (y - horizon) / (height - horizon);
  const kind = near < 0.06 ? 'sky' : x - vanishing > (curb * (y - horizon)) / eye ? 'pavement' : 'street';
  const cloud = cloudAt(x + 330, y);
  return {
    near,
    kind,
    cloud,
    wave: waveAt(x, horizon + 16 + near * 140),
    fromSun: Math.hypot(x - sun.x, y - sun.y),
  };
}
/** How much of a light a wet street reflects, at `x` units beside it. */
const reflection = (x: number, near: number, wave: number) =>
  ramp(1, 0.1, Math.abs(x + wave * 12) / (24 + near * 90)) * 1.4 + wave * 0.8 - 0.4;

/** The street at sunset. */
function day(x: number, y: number): Inks {
  const { near, kind, cloud, wave, fromSun } = groundAt(x, y);
  if (kind === 'sky') {
    if (fromSun < sun.radius) return tone(0, 0);
    const nearer = cloudAt(x + 330 + (sun.x - x) * 0.02, y + (sun.y - y) * 0.05 + 5);
    const glow = mix(0.5, 1, ramp(sun.radius, 420, fromSun));
    const shade = clamp(cloud - nearer) * 0.8;
    return tone(
      (0.3 * ramp(220, 0, y) * ramp(200, 800, fromSun) + shade * 0.55) * glow,
      (mix(0.9, 0.3, (y / horizon) ** 0.8) * mix(1, 0.14, cloud * ramp(40, 220, fromSun)) + shade * 0.6) *
        glow,
    );
  }
  if (kind === 'pavement')
    return shadows.some(shape => isInside(x, y, shape)) ? tone(0.42, 0.8) : tone(0, 0.14 + near * 0.1);
  const dull = 1 - clamp(reflection(x - sun.x, near, wave));
  return tone(
    (0.1 + near * 0.2 + ramp(0.05, 0.7, -wave) * 0.22) * dull,
    (0.55 + near * 0.15 - wave * 0.25) * dull,
  );
}

/** The same street at night. The paper is dark and the inks are light, so the inks draw what shines. */
function night(x: number, y: number): Inks {
  const { near, kind, cloud, wave, fromSun } = groundAt(x, y);
  if (kind === 'sky') {
    if (fromSun < sun.radius - 6) return tone(1, 0);
    const glow = 0.85 * ramp(330, 10, fromSun) + 0.2 * ramp(130, horizon, y);
    const lamp = ramp(128, 20, Math.hypot(x - streetLamp[0], y - 68));
    return tone(lamp * 0.7, mix(0.2, 1.25, cloud) * glow + cloud * 0.08 + 0.03);
  }
  if (kind === 'pavement') {
    const light = ramp(1, 0.2, Math.hypot((x - 900) / 330, (y - 452) / 44));
    return tone(light * 0.55, 0.16 * (1 - light));
  }
  // The lamp of the streetcar.
  const shine = clamp(reflection(x - 322, near, wave)) * ramp(330, 350, y);
  return tone(shine, (0.14 + ramp(-0.1, 0.7, wave) * 0.3) * (1 - shine));
}

/** The tones of an edition, whose place in a surface is `index`, with the surfaces in front of the `background`. */
const inFrontOf =
  (background: Tone, index: 1 | 2): Tone =>
  (x, y) =>
    (surfaces.findLast(([shape]) => isInside(x, y, shape))?.[index] ?? background)(x, y);

const halftone = {
  size: newsstandSize,
  scenes: { day: inFrontOf(day, 1), night: inFrontOf(night, 2) },
  halfStep: 2.9,
};

/** The shapes and lines over the dots. */
function lines(edition: Edition): string {
  const { ink, paper, pencil, marker } = editions[edition];
  const isDay = edition === 'day';
  const [light, dark] = isDay ? [toCss(paper), toCss(ink)] : [toCss(ink), toCss(paper)];
  const [blue, yellow] = [toCss(pencil), toCss(marker)];
  const draw = (color: string, ...shapes: readonly string[]) =>
    shapes.map(d => `<path fill="${color}" d="${d}"/>`).join('');
  const line = (color: string, d: string, lineWidth: number) =>
    `<path fill="none" stroke="${color}" stroke-width="${lineWidth}" d="${d}"/>`;
  const edge = (...shapes: readonly Polygon[]) => line(dark, shapes.map(area).join(''), 1.8);
  // At night the moon and the lamps light the edges of what is dark.
  const darkShapes = (...shapes: readonly string[]) =>
    (isDay ? '' : line(blue, shapes.join(''), 2.5)) + draw(dark, ...shapes);
  const group = ([x, y]: readonly [number, number], ...children: readonly string[]) =>
    `<g transform="translate(${x} ${y})">${children.join('')}</g>`;
  const [hall, ...hallWindows] = cityHall;
  const pages = racks.map(([, page]) => page);
  return [
    // The streetcar is in front of the houses.
    `<clipPath id="c"><path clip-rule="evenodd" d="M0 0h${width}v${height}H0z${area(streetcar.front)}"/></clipPath><g clip-path="url(#c)">`,
    darkShapes(area(hall!), ...facades.map(area)),
    fill(light, [...hallWindows, ...houseWindows.filter(({ isLit }) => isLit).map(({ shape }) => shape)]),
    isDay
      ? fill(
          blue,
          houseWindows.filter(({ isLit }) => !isLit).map(({ shape }) => shape),
        )
      : '',
    '</g>',
    fill(dark, [...groundLines, ...streetcar.dark]),
    strokes(dark, joints),
    strokes(isDay ? dark : blue, wires),
    fill(isDay ? dark : light, streetcar.windows),
    group([308, 258], draw(dark, driver)),
    isDay ? '' : line(blue, area(streetcar.front), 2),
    edge(streetcar.front, streetcar.band),
    group(project(-2.3, 0.92, carAway), draw(light, headlamp), line(dark, headlamp, 1.8)),
    darkShapes(area(roof), area(sign)),
    line(isDay ? dark : blue, area(sideWall) + area(stand), 1.8),
    fill(dark, [
      rectangle(739, 150, 752, 300),
      rectangle(1072, 150, 1086, 300),
      partOf(stand, 0, 0, 1, 0.16),
    ]),
    fill(light, pages),
    fill(blue, pages.map(picturePart)),
    strokes(
      dark,
      racks.flatMap(([lineWidth, page]) => pageText(page, lineWidth)),
    ),
    edge(...pages),
    group([868, 150], draw(yellow, 'M-11 28a11 10 0 0 0 22 0z'), draw(dark, 'M-1 0H1L6 12 18 28H-18L-6 12z')),
    group(
      [930, 298],
      fill(light, [sellerPaper]),
      strokes(dark, textLines(sellerPaper, 0.12, 0.88, [0.16, 0.32], 5)),
      edge(sellerPaper),
      draw(dark, ...seller),
      line(light, sellerEdges, 1.6),
    ),
    fill(light, [counter]),
    edge(counter, ...awning, awningEnd),
    line(light, 'M791 17H1057V57H791z', 1.5),
    ...letters.map(
      ([x, d]) => `<path fill="${light}" transform="translate(${x} 20)scale(.82 .9)" d="${d}"/>`,
    ),
    ...bundles.map(([x, y, w]) => {
      const side = rectangle(x, y - 26, x + w, y);
      const top = cornersOf(x, y - 26, x - 12, y - 36, x + w - 14, y - 36, x + w, y - 26);
      return [
        fill(light, [side, top]),
        strokes(dark, textLines(side, 0.02, 0.98, [0.2, 0.4, 0.6, 0.8], 2)),
        edge(side, top),
        line(blue, `M${x + w / 2} ${y}v-26l-13-10`, 4),
      ].join('');
    }),
    group(
      streetLamp,
      darkShapes(lampPost),
      draw(isDay ? light : yellow, lampGlass),
      line(dark, lampGlass, 2),
    ),
    group([716, 482], draw(dark, pigeon)),
    `<g transform="translate(850 484)scale(-1 1)">${draw(dark, pigeon)}</g>`,
    group(readerAt, readerDrawing(edition)),
    // The picture's borders, which are those of the home page's picture.
    line(toCss(ink), `M0 .5H${width}M0 ${height - 0.5}H${width}`, 1),
  ].join('');
}

/** The newsstand in an edition, as the text of an SVG file. Its blue dots are a little out of their place, as in a print. */
export const newsstand = (edition: Edition): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><g transform="translate(2 1)">${plateDots(halftone, edition, 'blue')}</g>${plateDots(halftone, edition, 'black')}${lines(edition)}</svg>`;
