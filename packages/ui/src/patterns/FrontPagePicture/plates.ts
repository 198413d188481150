import { type Edition, editions, toCss } from '../../tokens/color.ts';
import { halftone } from '../ReleaseIllustration/drawing.ts';
import { pictureSize, scenes } from './scene.ts';

export const inks = ['black', 'blue'] as const;
export type Ink = (typeof inks)[number];

/** Half the distance of two rows of dots, in units of the picture. */
const halfStep = 3;
/** How far dots go beyond the picture, which cuts them off. */
const bleed = 2 * halfStep;
/** Plates are turned against each other, so that their dots do not hide each other: the dots' rows are at 45° and at 15°. */
const angle: Readonly<Record<Ink, number>> = { black: 0, blue: -30 };
const colorNames = { black: 'ink', blue: 'pencil' } as const;
/** Diameters in half-steps. The area grows evenly; from 1.42 on, dots touch. */
const dotSizes = Array.from({ length: 12 }, (_, index) => 2.15 * Math.sqrt((index + 1) / 12));

/** A printing plate of the front page's picture: an SVG whose dots have the color of the ink in the edition. */
export function plate(edition: Edition, ink: Ink): string {
  const { width, height } = pictureSize;
  const radians = (angle[ink] * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  // A turned plate has to cover the corners of the picture.
  const [across, down] = [width * cos + height * Math.abs(sin), width * Math.abs(sin) + height * cos];
  const left = angle[ink] < 0 ? -height * Math.abs(sin) * cos : 0;
  const top = angle[ink] < 0 ? height * sin * sin : 0;
  const tone = (u: number, v: number) => {
    const [x, y] = [left + u * across * cos - v * down * sin, top + u * across * sin + v * down * cos];
    return x < -bleed || y < -bleed || x > width + bleed || y > height + bleed
      ? 0
      : scenes[edition](x, y)[ink];
  };
  const dots = halftone(Math.ceil(across / halfStep), Math.ceil(down / halfStep), tone, dotSizes);
  const paths = dots.map(({ size, path }) => `<path stroke-width="${size.toFixed(2)}" d="${path}"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><g transform="translate(${left.toFixed(1)} ${top.toFixed(1)})rotate(${angle[ink]})scale(${halfStep})" stroke="${toCss(editions[edition][colorNames[ink]])}" stroke-linecap="round" stroke-dasharray="0 2" stroke-dashoffset="1" fill="none">${paths.join('')}</g></svg>`;
}
