import { inks, pictures, plate } from '@fit-to-print/ui/patterns/FrontPagePicture/plates';
import { newsstand } from '@fit-to-print/ui/patterns/Newsstand/drawing';
import { photograph, photographNames } from '@fit-to-print/ui/patterns/ReleaseIllustration/photographs';
import { type Edition, editions } from '@fit-to-print/ui/tokens/color';
import { newsstandFile, photographFiles, picturePlate } from '../src/paths.ts';

/**
 * The pictures that the build draws, by their paths on the site, as functions that return the SVG text: the color layers (plates) of the
 * front page's pictures, the newsstand, and the photographs of the drawn clippings. An edition is a color theme: day is light, night is dark.
 */
export const drawPictureByPath: ReadonlyMap<string, () => string> = new Map<string, () => string>([
  ...(Object.keys(editions) as Edition[]).flatMap(edition => [
    ...inks.flatMap(ink =>
      pictures.map(
        picture => [picturePlate(edition, ink, picture), () => plate(edition, ink, picture)] as const,
      ),
    ),
    [newsstandFile(edition), () => newsstand(edition)] as const,
  ]),
  ...photographNames.map(name => [photographFiles[name], () => photograph(name)] as const),
]);
