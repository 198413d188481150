// Makes an SVG file of a street map.
import { editions, toCss } from '../../tokens/color.ts';
import { mapLook, nightChanges, type MapPart } from './look.ts';
import { parts } from './StreetMap.css.ts';

/** A CSS rule, from properties in camel case. */
const toRule = (selector: string, declarations: object) =>
  `${selector}{${Object.entries(declarations)
    .map(([name, value]) => `${name.replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}:${value}`)
    .join(';')}}`;

/** The styles of a map in a separate file: an image has neither the page's styles nor its fonts. */
const css = (['day', 'night'] as const)
  .map(edition => {
    const { paper, ink, pencil, marker } = editions[edition];
    const colors = { paper: toCss(paper), ink: toCss(ink), pencil: toCss(pencil), marker: toCss(marker) };
    const root = edition === 'night' ? ':target ' : '';
    const byNight: Partial<Record<MapPart, object>> = edition === 'night' ? nightChanges(colors) : {};
    return Object.entries(mapLook(colors))
      .map(([name, declarations]) => {
        const part = name as MapPart;
        return toRule(`${root}.${parts[part]}`, { ...declarations, ...byNight[part] });
      })
      .join('');
  })
  .join('');

/**
 * A map as the text of an SVG file. With `#night` after its address, it has the colors of the night edition (the dark color theme).
 * @param markup The markup of `StreetMap`.
 */
export const mapFile = (markup: string): string =>
  markup
    .replace(
      '<svg',
      '<svg xmlns="http://www.w3.org/2000/svg" id="night" font-family="Menlo,Consolas,monospace"',
    )
    .replace('>', `><style>${css}</style>`);
