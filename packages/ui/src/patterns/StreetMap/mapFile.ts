import { editions, toCss } from '../../tokens/color.ts';
import { mapLook } from './look.ts';
import { avenue, axis, clearing, faintLine, letters, line, paper, solid, trees } from './StreetMap.css.ts';

const classes = { avenue, axis, clearing, faintLine, letters, line, paper, solid, trees };

const toRule = (selector: string, declarations: object) =>
  `${selector}{${Object.entries(declarations)
    .map(([name, value]) => `${name.replace(/[A-Z]/, letter => `-${letter.toLowerCase()}`)}:${value}`)
    .join(';')}}`;

/** In an image, a map has neither the page's styles nor its fonts. */
const css = (['day', 'night'] as const)
  .map(edition => {
    const colors = editions[edition];
    const look = mapLook({
      paper: toCss(colors.paper),
      ink: toCss(colors.ink),
      pencil: toCss(colors.pencil),
    });
    const root = edition === 'night' ? ':target ' : '';
    return (Object.keys(classes) as (keyof typeof classes)[])
      .map(name => toRule(`${root}.${classes[name]}`, look[name]))
      .join('');
  })
  .join('');

/**
 * A map as the text of an SVG file. With `#night` after its address, it has the colors of the night edition.
 * @param markup The markup of `StreetMap`.
 */
export const mapFile = (markup: string): string =>
  markup
    .replace(
      '<svg',
      '<svg xmlns="http://www.w3.org/2000/svg" id="night" font-family="Menlo,Consolas,monospace"',
    )
    .replace('>', `><style>${css}</style>`);
