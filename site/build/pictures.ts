import { inks, plate } from '@fit-to-print/ui/patterns/FrontPagePicture/plates';
import { type Edition, editions } from '@fit-to-print/ui/tokens/color';
import { picturePlate } from '../src/paths.ts';

/**
 * The color layers (plates) of the front page's picture, by their paths on the site, as functions that return the SVG text. An edition is a
 * color theme: day is light, night is dark.
 */
export const drawPlateByPath: ReadonlyMap<string, () => string> = new Map(
  (Object.keys(editions) as Edition[]).flatMap(edition =>
    inks.map(ink => [picturePlate(edition, ink), () => plate(edition, ink)] as const),
  ),
);
