// Styles of the drawings in articles. Their colors are those of other drawings (Illustration/TwoInkDrawing.css.ts).
import { stylesInLayer } from '../../theme/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { borders } from '../../theme/borders.ts';
import { byNight } from '../../theme/edition.ts';
import { familyStyle } from '../../theme/type.ts';
import { wideScreen } from '../../tokens/breakpoint.ts';

const { style, globalStyle } = stylesInLayer('patterns');

/** A drawing and its caption: side by side where the drawing would be higher than the window. */
export const figure = style({
  '@media': {
    [wideScreen('large')]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
      columnGap: '3cqi',
    },
  },
});
globalStyle(`${figure} > svg`, {
  '@media': { [wideScreen('large')]: { gridArea: '1 / 2', marginBottom: 0 } },
});
globalStyle(`${figure} > figcaption`, {
  '@media': {
    [wideScreen('large')]: {
      ...familyStyle('text'),
      // As large as a pull quote, so that its column is not empty beside the drawing.
      fontSize: 'clamp(2.25rem, 3.2cqi, 3.5rem)',
      lineHeight: 1.1,
      paddingTop: '20px',
      borderBlock: borders.fine,
      color: vars.color.ink,
    },
  },
});
/** A drawing, 640 units wide. Its words are in units of it, so they are larger where it is smaller. */
export const drawing = style({
  ...familyStyle('display'),
  overflow: 'visible',
  padding: '28px 0',
  marginBottom: '16px',
  fontSize: '25px',
  '@media': { [wideScreen('medium')]: { fontSize: '15px' } },
});

/** A bar chart. Its widths are shares of its container, and its heights and letters do not shrink with it. */
export const bars = style({
  display: 'block',
  boxSizing: 'content-box',
  fontSize: '.9375rem',
  fontStretch: '90%',
  '@media': { [wideScreen('medium')]: { fontSize: '1.375rem' } },
});
/** The height of a bar in rem. */
export const barHeight = 3.5;
/** The blue ink beside a bar. */
export const barInk = style({
  height: `${barHeight}rem`,
  transform: 'translate(6px, 6px)',
  fill: vars.color.pencil,
  stroke: 'none',
});
/** A bar. In the night edition it is gray, because four areas in the color of the text would be brighter than the headline. */
export const bar = style({
  height: `${barHeight}rem`,
  fill: vars.color.ink,
  stroke: 'none',
  ...byNight({ fill: vars.color.muted }),
});
/** The lines in the place of what was sold. */
export const hatch = style({
  strokeWidth: `${barHeight}rem`,
  strokeDasharray: '1.5 6.5',
  strokeLinecap: 'butt',
});
/** The words on a bar. */
export const barText = style({
  dominantBaseline: 'central',
  fill: vars.color.paper,
  stroke: 'none',
});
