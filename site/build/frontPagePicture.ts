import { inks, plate } from '@fit-to-print/ui/patterns/FrontPagePicture/plates';
import { type Edition, editions } from '@fit-to-print/ui/tokens/color';
import { picturePlate } from '../src/paths.ts';

/** The plates of the front page's picture as functions that draw them, by their addresses. */
export const drawPlateByPath: ReadonlyMap<string, () => string> = new Map(
  (Object.keys(editions) as Edition[]).flatMap(edition =>
    inks.map(ink => [picturePlate(edition, ink), () => plate(edition, ink)] as const),
  ),
);
