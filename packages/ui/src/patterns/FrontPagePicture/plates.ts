// Draws the home page's picture as SVG files of dots (a halftone, as newspapers print pictures). Each of its two colors ("inks") has one
// file, called "plate" as in printing. An edition is a color theme: `day` (light) or `night` (dark).
import { type Edition, editions, toCss } from '../../tokens/color.ts';
import { halftone } from '../ReleaseIllustration/drawing.ts';
import { arrivalLines, arrivalScenes } from './arrival.ts';
import { clockFace, clockHands, museumBlades, shore, shoreWindows } from './city.ts';
import {
  arrivalSize,
  boatOutline,
  boatSides,
  boatText,
  bridgeBars,
  bridgeLamps,
  bridgeShapes,
  pictureSize,
  type Point,
  type Polygon,
} from './harbor.ts';
import { readerDrawing } from './reader.ts';
import { type Inks, scenes, stars } from './scene.ts';
import { area, fill, outline, strokes } from './shapes.ts';

/** The two colors of the picture. */
export const inks = ['black', 'blue'] as const;
export type Ink = (typeof inks)[number];

/** The pictures: the harbor at the top of the home page, and the arrival of the boat at its end. */
export const pictures = ['harbor', 'arrival'] as const;
export type Picture = (typeof pictures)[number];

/** Returns the amount of each ink at a point of a picture. */
type Scene = (x: number, y: number) => Inks;

/** A picture of dots. */
export interface Halftone {
  readonly size: { readonly width: number; readonly height: number };
  readonly scenes: Readonly<Record<Edition, Scene>>;
  /** Half the distance between two rows of dots, in units of the picture. */
  readonly halfStep: number;
}

interface Drawing extends Halftone {
  /** The lines over the dots of the black plate, as SVG. Dots are too coarse to show them. */
  readonly lines: (edition: Edition) => string;
}

/** The rotation of each plate, in degrees. It differs so that the dots do not hide each other: their rows are at 45° and at 15°. */
const angle: Readonly<Record<Ink, number>> = { black: 0, blue: -30 };
/** The color token of each ink. */
const colorNames = { black: 'ink', blue: 'pencil' } as const;
/** Diameters in half-steps. The area grows evenly; from 1.42 on, dots touch. */
const dotSizes = Array.from({ length: 8 }, (_, index) => 2.15 * Math.sqrt((index + 1) / 8));
/** The distance between the points at which the tone of a scene is computed, in units of the picture. */
const grain = 2;

/** The tones of a scene, from 0 to 1, at the points of a grid, row by row. */
interface Raster {
  readonly columns: number;
  readonly black: Float32Array;
  readonly blue: Float32Array;
}
/** The computed rasters, by scene. */
const rasters = new Map<Scene, Raster>();

/** The distance that dots go beyond the picture, which cuts them off. */
const bleedOf = ({ halfStep }: Halftone) => 2 * halfStep;

/** Computes the tones of an edition's scene in a grid with a margin of the bleed, once for both inks. */
function rasterOf(picture: Halftone, edition: Edition): Raster {
  const tonesAt = picture.scenes[edition];
  const known = rasters.get(tonesAt);
  if (known) return known;
  const { size } = picture;
  const bleed = bleedOf(picture);
  const columns = Math.ceil((size.width + 2 * bleed) / grain) + 2;
  const rows = Math.ceil((size.height + 2 * bleed) / grain) + 2;
  const [black, blue] = [new Float32Array(columns * rows), new Float32Array(columns * rows)];
  for (let index = 0; index < columns * rows; index++) {
    const tones = tonesAt((index % columns) * grain - bleed, Math.floor(index / columns) * grain - bleed);
    black[index] = tones.black;
    blue[index] = tones.blue;
  }
  const raster = { columns, black, blue };
  rasters.set(tonesAt, raster);
  return raster;
}

/** The tone of a plate at a point of the picture: between the four nearest points of the raster. Outside of the picture it is 0. */
function toneOf(picture: Halftone, edition: Edition, ink: Ink): Tone {
  const { width, height } = picture.size;
  const bleed = bleedOf(picture);
  const { columns, [ink]: tones } = rasterOf(picture, edition);
  return (left, top) => {
    const [x, y] = [left + bleed, top + bleed];
    if (x < 0 || y < 0 || x > width + 2 * bleed || y > height + 2 * bleed) return 0;
    const [column, row] = [Math.floor(x / grain), Math.floor(y / grain)];
    const [right, below] = [x / grain - column, y / grain - row];
    const index = row * columns + column;
    const upper = tones[index]! * (1 - right) + tones[index + 1]! * right;
    const lower = tones[index + columns]! * (1 - right) + tones[index + columns + 1]! * right;
    return upper * (1 - below) + lower * below;
  };
}

/** The darkness at a point of a picture, from 0 to 1. */
type Tone = (x: number, y: number) => number;
/**
 * The dots of a plate, as SVG.
 * @param halfStep Half the distance between two rows of dots, in units of the picture.
 * @param degrees The rotation of the plate, at most 0. Plates that are not turned are the smallest files.
 * @param color The color of the dots in CSS.
 */
export function dots(
  { width, height }: { readonly width: number; readonly height: number },
  halfStep: number,
  degrees: number,
  color: string,
  tone: Tone,
  sizes: readonly number[] = dotSizes,
): string {
  const bleed = 2 * halfStep;
  const radians = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const [fullWidth, fullHeight] = [width + 2 * bleed, height + 2 * bleed];
  // A turned plate has to cover the corners of the picture.
  const across = fullWidth * cos + fullHeight * Math.abs(sin);
  const down = fullWidth * Math.abs(sin) + fullHeight * cos;
  const left = fullHeight * sin * cos - bleed;
  const top = fullHeight * sin * sin - bleed;
  const layers = halftone(
    Math.ceil(across / halfStep),
    Math.ceil(down / halfStep),
    (acrossShare, downShare) =>
      tone(
        left + acrossShare * across * cos - downShare * down * sin,
        top + acrossShare * across * sin + downShare * down * cos,
      ),
    sizes,
  );
  const groups = layers.map(
    ({ size, paths }) =>
      `<g stroke-width="${size.toFixed(2)}">${paths.map(path => `<path d="${path}"/>`).join('')}</g>`,
  );
  return `<g transform="translate(${left.toFixed(1)} ${top.toFixed(1)})rotate(${degrees})scale(${halfStep})" stroke="${color}" stroke-linecap="round" stroke-dasharray="0 2" stroke-dashoffset="1" fill="none">${groups.join('')}</g>`;
}

/** Round dots, as SVG. */
const dotsAt = (color: string, diameter: number, points: readonly Point[]) =>
  `<path stroke="${color}" stroke-linecap="round" fill="none" stroke-width="${diameter}" d="${points.map(at => `${outline([at])}h0`).join('')}"/>`;

/** The lines of the harbor. */
function harborLines(edition: Edition): string {
  const { ink, paper, pencil } = editions[edition];
  const isDay = edition === 'day';
  const [light, dark] = isDay ? [toCss(paper), toCss(ink)] : [toCss(ink), toCss(paper)];
  const edge = (polygons: readonly Polygon[]) =>
    `<path stroke="${dark}" fill="none" stroke-width="2" stroke-linejoin="round" d="${polygons.map(area).join('')}"/>`;
  const { width, height } = pictureSize;
  return [
    // The bridge is behind the boat.
    `<clipPath id="b"><path clip-rule="evenodd" d="M0 0h${width}v${height}H0z${area(boatOutline)}"/></clipPath><g clip-path="url(#b)">`,
    fill(dark, bridgeShapes),
    strokes(dark, bridgeBars),
    isDay ? '' : dotsAt(light, 3.6, bridgeLamps) + dotsAt(light, 2, stars),
    '</g>',
    fill(dark, shore),
    // At night the moon lights the edges of the buildings, which would not stand out from the sky.
    isDay ? '' : `<path stroke="${toCss(pencil)}" fill="none" d="${shore.map(area).join('')}"/>`,
    fill(light, [clockFace, ...shoreWindows]),
    strokes(dark, clockHands),
    strokes(light, museumBlades),
    edge(Object.values(boatSides)),
    strokes(dark, boatText),
  ].join('');
}

/** The lines of the arrival. */
function arrivalDrawing(edition: Edition): string {
  const { ink, paper, pencil, marker } = editions[edition];
  const isDay = edition === 'day';
  const [light, dark] = isDay ? [toCss(paper), toCss(ink)] : [toCss(ink), toCss(paper)];
  const {
    bridge,
    bridgeBars: bars,
    bridgeLamps: lamps,
    silhouettes,
    outline: boat,
    sheets,
    text,
    marked,
    details,
    lamp,
    rope,
    reader,
  } = arrivalLines;
  const { width, height } = arrivalSize;
  // At night the moon lights the edges of what is dark.
  const moonlit = (polygons: readonly Polygon[]) =>
    isDay ? '' : `<path stroke="${toCss(pencil)}" stroke-width="3" d="${polygons.map(area).join('')}"/>`;
  return [
    `<clipPath id="b"><path clip-rule="evenodd" d="M0 0h${width}v${height}H0z${area(boat)}"/></clipPath><g clip-path="url(#b)">`,
    moonlit(bridge),
    fill(dark, bridge),
    strokes(dark, bars),
    isDay ? '' : dotsAt(light, 4, lamps),
    '</g>',
    `<path stroke="${dark}" fill="none" stroke-width="2" stroke-linejoin="round" d="${sheets.map(area).join('')}"/>`,
    strokes(toCss(marker), [marked]),
    strokes(dark, text),
    moonlit(silhouettes),
    fill(dark, silhouettes),
    isDay ? '' : fill(light, [lamp]),
    strokes(dark, details),
    strokes(isDay ? dark : light, rope),
    `<g transform="translate(${reader.x} ${reader.y})scale(${reader.scale})">${readerDrawing(edition)}</g>`,
  ].join('');
}

const drawings: Readonly<Record<Picture, Drawing>> = {
  harbor: { size: pictureSize, scenes, halfStep: 2.75, lines: harborLines },
  arrival: { size: arrivalSize, scenes: arrivalScenes, halfStep: 3.1, lines: arrivalDrawing },
};

/** The dots of an ink of a picture, as SVG. */
export const plateDots = (picture: Halftone, edition: Edition, ink: Ink): string =>
  dots(
    picture.size,
    picture.halfStep,
    angle[ink],
    toCss(editions[edition][colorNames[ink]]),
    toneOf(picture, edition, ink),
  );

/** One plate of a picture of the home page: an SVG file whose dots have the color of the ink in the edition. */
export function plate(edition: Edition, ink: Ink, picture: Picture = 'harbor'): string {
  const drawing = drawings[picture];
  const { width, height } = drawing.size;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${plateDots(drawing, edition, ink)}${ink === 'black' ? drawing.lines(edition) : ''}</svg>`;
}
