// Draws the view over a city as an SVG file: a halftone in two colors, as the picture of the home page, with lines over it. Lengths are in units
// of the view. An edition is a color theme: `day` is light, `night` is dark.
import { type Edition, editions, toCss } from '../../tokens/color.ts';
import type { Tower } from '../FrontPagePicture/city.ts';
import {
  boat as harborBoat,
  boatSides,
  boatText,
  type Point,
  type Polygon,
} from '../FrontPagePicture/harbor.ts';
import { dots } from '../FrontPagePicture/plates.ts';
import { type Inks, mix } from '../FrontPagePicture/scene.ts';
import { area, outline, strokes } from '../FrontPagePicture/shapes.ts';
import { newsstandSize } from '../Newsstand/size.ts';
import {
  type CityScene,
  cityScene,
  inksOf,
  noise,
  outlinesInFront,
  shore,
  type ViewPoint,
} from './cityScene.ts';
import { range } from './geometry.ts';
import type { StreetPlan } from './plan.ts';
import { isInStudio, studioDrawing } from './studioWindow.ts';

const { width, height } = newsstandSize;
/** Half the distance between two rows of dots. */
const halfStep = 3.5;
/** The diameters of dots, in half-steps. */
const sizesOf = (count: number) => range(1, count + 1).map(size => 2.15 * Math.sqrt(size / count));
const dotSizes = sizesOf(6);
/** The diameters of the dots of what is in front, which has less fine tones. */
const frontDotSizes = sizesOf(4);
/** The distance by which the blue dots are to the right of their tones: the blue plate is a little out of register. */
const misregistration = 1.5;

const noInk = { black: 0, blue: 0 } as const;

const shape = (color: string, d: string, strokeWidth?: number) =>
  d &&
  `<path ${strokeWidth === undefined ? 'fill' : `stroke-width="${strokeWidth}" stroke`}="${color}" d="${d}"/>`;
const group = (attributes: string, ...children: readonly string[]) =>
  `<g ${attributes}>${children.join('')}</g>`;

/** The corners of a roof with steps and a mast, as shares of its width and as heights. */
const steps = [
  [0.2, 0],
  [0.2, 8],
  [0.46, 8],
  [0.46, 26],
  [0.5, 26],
  [0.5, 8],
  [0.8, 8],
  [0.8, 0],
] as const;
const outlineOf = ({ left, right, top, roof }: Tower): Polygon => [
  [left, shore + 3],
  [left, top],
  ...(roof === 'steps' ? steps : []).map(([share, up]): Point => [mix(left, right, share), top - up]),
  [right, roof === 'slope' ? top - 10 : top],
  [right, shore + 3],
];
/** Columns of windows down to a level, as lines that are drawn with dashes. */
const windows = (towers: readonly Tower[], step: number, levelAt: (x: number) => number) =>
  towers
    .filter(({ left, top }) => levelAt(left) - top > 17)
    .flatMap(({ left, right, top }) =>
      range(0, Math.floor((right - left - 6) / step)).map(index => {
        const level = levelAt(left);
        return `M${left + 6 + index * step} ${Math.min(level, top + 8 + 9 * Math.floor(noise(index, left) * 3))}V${level}`;
      }),
    )
    .join('');
/** The trees in front of a building, by the size of their crowns. */
const trees = (free: number, size: number, of: number) =>
  range(0, Math.floor(free / 11))
    .filter(index => Math.floor(noise(index, 5) * 4) === of)
    .map(index => `M${index * 22 - free} ${-size / 3}h0`)
    .join('');

/** The lines over the dots of an edition. */
function linesOf(
  { middle, forms, free, lamps, bats = [], windowLevel, towers, near, boats, newspaper }: CityScene,
  edition: Edition,
): string {
  const isDay = edition === 'day';
  const { ink, paper, pencil, marker } = editions[edition];
  const [light, dark] = isDay ? [toCss(paper), toCss(ink)] : [toCss(ink), toCss(paper)];
  /** The width of edges. At night they are light dots, of which a line cuts off the halves. */
  const edge = isDay ? 2 : 3.6;
  const edges = (polygons: readonly Polygon[], strokeWidth: number, color = dark) =>
    shape(color, polygons.map(area).join(''), strokeWidth);
  // At night the moon lights the edges of what is dark.
  const solid = (polygons: readonly Polygon[]) =>
    (isDay ? '' : edges(polygons, 2, toCss(pencil))) + shape(dark, polygons.map(area).join(''));
  // In front of a bridge, which is light, bats are dark by night too.
  const isAtBridge = ([top]: Polygon) => top![1] > windowLevel(top![0]);
  const [batsAtBridge, batsInSky] = [bats.filter(isAtBridge), bats.filter(bat => !isAtBridge(bat))];
  const onShore = `transform="translate(${middle} ${shore})"`;
  const drawForms = (isBridge: boolean) =>
    group(
      onShore,
      ...forms
        .filter(form => (form.lamps !== undefined) === isBridge)
        .flatMap(({ surfaces = [], solids = [], masts = [], lines = '', cables = '', thinCables = '' }) => [
          shape(isDay ? dark : light, thinCables, 1.4),
          shape(isDay ? dark : light, cables, 3.4),
          edges(
            surfaces.filter(({ isFar }) => !isFar).map(surface => surface.outline),
            edge,
          ),
          shape(dark, lines, 2),
          solid(solids),
          shape(isDay ? dark : light, masts.map(area).join('')),
        ]),
    );
  return [
    group(
      `stroke-dasharray="${isDay ? '4 5' : '4 14 4 5 4 23'}"`,
      shape(light, windows(towers, 8, windowLevel), 3),
    ),
    drawForms(false),
    group(
      `${onShore} stroke-linecap="round"`,
      ...[12, 18, 24].map((size, of) => shape(dark, trees(lamps ? 0 : free, size, of), size)),
    ),
    solid(near.map(outlineOf)),
    group(
      `stroke-dasharray="${isDay ? '5 4' : '5 4 5 13 5 22'}"`,
      shape(light, windows(near, 9, windowLevel), 4),
    ),
    lamps ? '' : shape(dark, `M0 ${shore}H${width}v5H0z`),
    drawForms(true),
    isDay
      ? ''
      : group(
          `${onShore} stroke-linecap="round" stroke-dasharray="0 21"`,
          shape(toCss(marker), lamps ?? `M${-middle}-4h${width}`, 5),
        ),
    ...boats.map(({ x, y, scale }, index) =>
      group(
        `transform="translate(${[x - harborBoat.x * scale, y - harborBoat.y * scale].map(Math.round).join(' ')})scale(${scale})"`,
        // The nearest one has the marked sentence.
        index ? '' : strokes(toCss(marker), [{ ...boatText[8]!, width: 13 }]),
        edges(Object.values(boatSides), 2 * edge),
        index ? '' : strokes(dark, boatText),
      ),
    ),
    shape(isDay ? dark : light, batsInSky.map(area).join('')),
    isDay ? '' : edges(batsInSky, 1.6),
    shape(dark, batsAtBridge.map(area).join('')),
    ...(newspaper
      ? [
          ...(bats.length ? [] : newspaper.flock).map(page => shape(light, area(page)) + edges([page], 1.4)),
          edges(
            newspaper.pages.map(page => page.outline),
            edge,
          ),
          shape(toCss(pencil), area(newspaper.photograph)),
          shape(toCss(marker), area(newspaper.marked)),
          ...Array.from(
            Map.groupBy(newspaper.text, line => line.width),
            ([lineWidth, lines]) =>
              shape(dark, lines.map(({ points }) => outline(points)).join(''), lineWidth),
          ),
        ]
      : []),
  ].join('');
}

/** The view over the city of a plan, as the text of an SVG file. It has the colors of the edition that the page shows. */
export function cityView(plan: StreetPlan, from: ViewPoint = 'air'): string {
  const scene = cityScene(plan, from);
  const { camera, fromPicture } = scene;
  /** The transformation of the scene to the picture. */
  const placed =
    from === 'air'
      ? ''
      : ` transform="translate(${camera.x.toFixed(1)} ${camera.y.toFixed(1)})scale(${camera.scale.toFixed(3)})"`;
  const front = outlinesInFront(scene)
    .map(polygon => `<path d="${area(polygon)}"/>`)
    .join('');
  const drawing = (edition: Edition) => {
    const { frontAt, backAt } = inksOf(scene, edition);
    const screen = (color: string, tone: (x: number, y: number) => number, sizes = dotSizes) =>
      dots(newsstandSize, halfStep, 0, color, tone, sizes);
    const { ink, paper, pencil } = editions[edition];
    // Both plates have rows of the same angle, with the blue dots between the black ones: there is no moiré, and the file is small.
    const plates = (inksAt: (x: number, y: number) => Inks | undefined, sizes = dotSizes) => {
      const visible = (x: number, y: number) =>
        (from === 'window' && isInStudio(x, y) ? undefined : inksAt(...fromPicture(x, y))) ?? noInk;
      return (
        group(
          `transform="translate(${halfStep})"`,
          screen(toCss(pencil), (x, y) => visible(x + halfStep - misregistration, y).blue, sizes),
        ) + screen(toCss(ink), (x, y) => visible(x, y).black, sizes)
      );
    };
    const reach = halfStep / camera.scale;
    return group(
      `class="${edition}"`,
      // Dots that are hidden are left out, except near edges.
      plates((x, y) => (frontAt(x - 2 * reach, y) && frontAt(x + 2 * reach, y) ? undefined : backAt(x, y))),
      // The edges of what is in front are smooth, because they cut dots off.
      `<g${placed} fill="${toCss(paper)}">${front}</g>`,
      group(
        'clip-path="url(#front)"',
        plates(
          (x, y) =>
            frontAt(x, y) ??
            frontAt(x - reach, y) ??
            frontAt(x + reach, y) ??
            frontAt(x, y - reach) ??
            frontAt(x, y + reach),
          frontDotSizes,
        ),
      ),
      `<g${placed}>${linesOf(scene, edition)}</g>`,
      from === 'window' ? studioDrawing(edition, screen) : '',
    );
  };
  const background = (edition: Edition) => `svg{background:${toCss(editions[edition].paper)}}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none" stroke-linejoin="round">`,
    `<style>${background('day')}.night{display:none}@media (prefers-color-scheme:dark){${background('night')}.night{display:inline}.day{display:none}}</style>`,
    `<clipPath id="front"${placed}>${front}</clipPath>`,
    drawing('day'),
    drawing('night'),
    '</svg>',
  ].join('');
}
