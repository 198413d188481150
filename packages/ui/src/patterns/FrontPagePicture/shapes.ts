// Writes the shapes of the pictures as SVG.
import type { Bar, Point, Polygon } from './harbor.ts';

const round = (value: number) => Math.round(value * 2) / 2;
/** A rounded number as SVG text. */
const number = (value: number) => `${round(value)}`.replace(/^(-?)0\./, '$1.');
/** The path through points, in relative steps, which are shorter. */
export function outline(points: Polygon): string {
  let [x, y] = [0, 0];
  const step = ([px, py]: Point, command: string) => {
    const [dx, dy] = [round(px) - x, round(py) - y];
    [x, y] = [round(px), round(py)];
    return `${command}${number(dx)}${dy < 0 ? '' : ' '}${number(dy)}`;
  };
  return points.map((point, index) => step(point, index ? 'l' : 'M')).join('');
}
/** The closed path around a polygon. */
export const area = (polygon: Polygon) => `${outline(polygon)}z`;
/** Polygons filled with a color, as SVG. */
export const fill = (color: string, polygons: readonly Polygon[]) =>
  `<path fill="${color}" d="${polygons.map(area).join('')}"/>`;
/** Bars of similar width share one path. */
export const strokes = (color: string, bars: readonly Bar[]) => {
  const byWidth = Map.groupBy(bars, ({ width }) => Math.max(0.6, Math.round(width * 2.5) / 2.5));
  return [...byWidth]
    .map(
      ([width, group]) =>
        `<path stroke="${color}" fill="none" stroke-width="${width.toFixed(1)}" d="${group.map(({ from, to }) => outline([from, to])).join('')}"/>`,
    )
    .join('');
};
