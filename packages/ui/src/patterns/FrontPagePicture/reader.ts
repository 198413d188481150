// Draws a reader, in a hat and a coat, who holds an open newspaper with the marked sentence: at the newsstand, and at the end of the home page.
import { type Edition, editions, toCss } from '../../tokens/color.ts';
import { evenlySpaced, pointOnSheet, textLines } from './arrival.ts';
import { type Bar, cornersOf, type Sheet } from './harbor.ts';
import { area, fill, strokes } from './shapes.ts';

/** A part of a sheet between two of its points, in shares of its width and height. */
export const partOf = (sheet: Sheet, x1: number, y1: number, x2: number, y2: number): Sheet => {
  const [a, b] = [pointOnSheet(sheet, x1, y1), pointOnSheet(sheet, x2, y1)];
  return cornersOf(...a, ...b, ...pointOnSheet(sheet, x2, y2), ...pointOnSheet(sheet, x1, y2));
};

/** The lines of a newspaper's first page, around its picture. */
export const pageText = (page: Sheet, lineWidth: number): Bar[] => [
  ...textLines(page, 0.1, 0.9, [0.08], 9 * lineWidth),
  ...textLines(page, 0.07, 0.93, [0.19, 0.29], 7 * lineWidth),
  ...textLines(page, 0.67, 0.93, evenlySpaced(0.4, 0.92, 8), 2 * lineWidth),
  ...textLines(page, 0.07, 0.62, evenlySpaced(0.72, 0.92, 4), 2 * lineWidth),
];
export const picturePart = (page: Sheet) => partOf(page, 0.07, 0.38, 0.62, 0.65);

// Between the feet is 0.
const reader = [
  // The legs and the coat.
  'M-30-90L-26-12-46-4Q-50 3-42 3H-8L-5-86H8L10-6Q12 3 20 3H42Q46-3 38-7L29-12 34-90z',
  'M-16-298C-30-290-52-286-60-264L-58-170-70-64Q-2-52 66-66L58-170 62-264C56-286 34-290 20-298z',
  // The arms.
  'M-46-278C-76-272-94-226-104-196-106-180-90-172-80-182L-50-214zM48-278C78-272 92-226 102-194 104-178 88-170 78-180L50-214z',
  // The head and the hat.
  'M-25-334L-26-318-31-306-26-302C-25-292-18-284-8-282 8-280 20-292 23-334z',
  'M-52-322C-46-337 38-346 50-332 48-318-40-308-52-322z',
  'M-30-330C-33-352-28-366-15-366-8-361 2-361 9-367 24-366 27-348 29-334z',
];
/** The light on the face, the ribbon of the hat, the collar, and the edges of the coat. */
const readerFace = 'M-23-316L-28-306-23-303C-22-294-17-287-9-285L-14-300-8-314z';
const readerEdges =
  'M-29-338C-8-333 10-334 27-340M-20-292L-4-270M18-294L4-270M0-150V-60M-62-258C-80-246-90-222-98-198';
const hands = 'M-104-222a9 11 0 1 0 18 0 9 11 0 1 0-18 0M80-214a9 11 0 1 0 18 0 9 11 0 1 0-18 0';
const backPage = cornersOf(-94, -262, -2, -272, -4, -156, -98, -164);
const frontPage = cornersOf(-2, -272, 90, -258, 88, -158, -4, -156);

/** The reader in an edition, as SVG. */
export function readerDrawing(edition: Edition): string {
  const { ink, paper, pencil, marker } = editions[edition];
  const isDay = edition === 'day';
  const [light, dark] = isDay ? [toCss(paper), toCss(ink)] : [toCss(ink), toCss(paper)];
  const draw = (color: string, ...shapes: readonly string[]) =>
    shapes.map(d => `<path fill="${color}" d="${d}"/>`).join('');
  const line = (color: string, d: string, lineWidth: number) =>
    `<path fill="none" stroke="${color}" stroke-width="${lineWidth}" d="${d}"/>`;
  return [
    // At night the moon and the lamps light the edges of what is dark.
    isDay ? '' : line(toCss(pencil), reader.join(''), 2.5),
    draw(dark, ...reader),
    draw(light, readerFace),
    line(light, readerEdges, 1.8),
    fill(light, [backPage, frontPage]),
    fill(toCss(pencil), [picturePart(frontPage)]),
    // The marked sentence.
    fill(toCss(marker), [partOf(frontPage, 0.05, 0.68, 0.64, 0.89)]),
    strokes(dark, [
      ...pageText(frontPage, 1.1),
      ...textLines(backPage, 0.06, 0.94, [0.1, 0.2], 7),
      ...[0.06, 0.38, 0.7].flatMap(x => textLines(backPage, x, x + 0.24, evenlySpaced(0.3, 0.94, 11), 1.6)),
    ]),
    line(dark, area(backPage) + area(frontPage), 1.8),
    draw(dark, hands),
  ].join('');
}
