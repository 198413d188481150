// Sets the color and layout variables of the page, which together are its theme. An edition is a color theme: day is light, night is dark.
import './layers.css.ts';
import { assignVars } from '@vanilla-extract/css';
import { nightParts } from '@fit-to-print/ui/brand';
import { from } from '../tokens/breakpoint.ts';
import { type ColorName, type Edition, editions, toCss } from '../tokens/color.ts';
import { pageSpace } from '../tokens/space.ts';
import { vars } from './contract.css.ts';
import { byNight } from './edition.ts';
import { stylesInLayer } from './style.ts';

const { globalStyle, style } = stylesInLayer('theme');

/** The color variables of an edition. */
const colors = (edition: Edition) => {
  const palette = Object.entries(editions[edition]).map(([name, color]) => [name, toCss(color)]);
  return assignVars(vars.color, Object.fromEntries(palette) as Record<ColorName, string>);
};

/** Lengths of large windows are in rem, so that they grow with the page and its type in wide windows. */
const lengthOf = (px: number, size: 'narrow' | 'large') => (size === 'large' ? `${px / 16}rem` : `${px}px`);

const gutter = (size: 'narrow' | 'large') => lengthOf(pageSpace.gutter[size], size);

/** The layout variables, for narrow and for large windows. */
const layout = (size: 'narrow' | 'large') => ({
  // With a default font size of 32 px, narrow pages are up to 1,919 px wide. The margin must have room for the empty space
  // at the right of a headline's last letter. A handwritten word as wide as the page has the largest.
  [vars.pageMargin]:
    size === 'large'
      ? `${pageSpace.margin.large / 16}rem`
      : `max(${pageSpace.margin.narrow}px, 2vw, min(2.4vw, 1rem))`,
  [vars.gutter]: gutter(size),
  [vars.sectionSpace]: lengthOf(pageSpace.section[size], size),
});

globalStyle(':root', {
  vars: { ...colors('day'), ...layout('narrow') },
  colorScheme: 'light',
  '@media': {
    // Three columns of a tablet have lines between them, which need space on both sides.
    [from('medium')]: { vars: { [vars.gutter]: gutter('large') } },
    [from('large')]: { vars: layout('large') },
  },
});
/** Shows the night edition where the system prefers dark, unless the visitor has chosen day. Print always uses day. */
globalStyle(':root:not([data-edition="day"])', {
  '@media': { 'screen and (prefers-color-scheme: dark)': { vars: colors('night'), colorScheme: 'dark' } },
});
/** The background of a dark part in the night edition. */
export const darkAtNight = toCss(nightParts.dark);
/** Fine lines and secondary text are lighter there than in the rest of the page, because its background is. */
const nightSurface = byNight({
  vars: {
    [vars.color.surface]: darkAtNight,
    [vars.color.line]: toCss(nightParts.lineOnDark),
    [vars.color.muted]: toCss(nightParts.mutedOnDark),
  },
})['@media'];
/** A dark part of a page: on screens it has the colors of the night edition, in both editions. */
export const dark = style({
  '@media': {
    ...nightSurface,
    screen: { background: vars.color.surface, color: vars.color.ink, ...nightSurface.screen },
  },
});
globalStyle(`:root[data-edition="night"], .${dark}`, {
  '@media': { screen: { vars: colors('night'), colorScheme: 'dark' } },
});
/** With forced colors the browser replaces the colors of text and boxes, but not of SVG shapes. */
globalStyle('svg', {
  '@media': {
    '(forced-colors: active)': {
      vars: assignVars(vars.color, {
        paper: 'Canvas',
        surface: 'Canvas',
        ink: 'CanvasText',
        muted: 'CanvasText',
        pencil: 'LinkText',
        onPencil: 'Canvas',
        critical: 'CanvasText',
        marker: 'Mark',
        onMarker: 'MarkText',
        field: 'CanvasText',
        line: 'GrayText',
        placeholderText: 'GrayText',
      }),
    },
  },
});
