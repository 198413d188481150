// Styles of the page about the studio.
import { columnRule, borders } from '../../theme/borders.ts';
import * as heroStyles from '../../patterns/Hero/Hero.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { from, largeTextScreen, wideScreen } from '../../tokens/breakpoint.ts';

const { style, globalStyle } = stylesInLayer('templates');

/** The introduction reaches the button below it. */
export const hero = style({});
globalStyle(`${hero} .${heroStyles.intro} > p`, {
  '@media': {
    [wideScreen('desktop')]: { fontSize: 'clamp(1.5rem, min(2.5vw, 4vh), 3rem)', lineHeight: 1.3 },
  },
});
/** The principles are columns, with a line between two. */
export const principles = style({
  display: 'grid',
  columnGap: vars.gutter,
  '@media': {
    [from('medium')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from('desktop')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});
/** The text of a principle begins at one height in all columns of a row. */
export const principle = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 2',
  gap: '8px',
  padding: '12px 0 19px',
  borderTop: borders.fine,
  '@media': {
    [from('medium')]: { selectors: { '&:nth-child(even)::before': columnRule('12px', '12px') } },
    [from('desktop')]: { selectors: { '& + &::before': columnRule('12px', '12px') } },
  },
});
/** In four narrow columns, the titles are smaller and condensed, so that none takes a third line, which would leave a hole below the others. */
globalStyle(`${principle} > h3`, {
  '@media': {
    [`${wideScreen('desktop')} and (width < 100rem)`]: {
      fontSize: 'min(1.625rem, 1.9vw)',
      lineHeight: 1.15,
      fontStretch: '80%',
    },
  },
});
/** The text grows with its column. */
globalStyle(`${principle} > p`, {
  '@media': { [largeTextScreen]: { fontSize: '1.3125rem', lineHeight: '1.75rem' } },
});
/** The steps of a project. */
export const steps = style({ marginTop: '40px', '@media': { [from('large')]: { marginTop: '64px' } } });
