import { vars } from '../../theme/contract.css.ts';
import { columnRule, borders } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { typeStyle } from '../../theme/type.ts';
import { from } from '../../tokens/breakpoint.ts';

const { style } = stylesInLayer('patterns');

const columns = 3;

/** The width of the quotation mark in em. */
const hang = 0.42;

export const testimonials = style({
  display: 'grid',
  gap: `40px ${vars.gutter}`,
  '@media': {
    [from('large')]: { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`, borderTop: borders.hair },
  },
});
export const cell = style({
  position: 'relative',
  borderTop: borders.hair,
  paddingTop: '24px',
  '@media': {
    [from('large')]: {
      selectors: {
        '&:only-child': { gridColumn: 'span 2' },
        // One rule across all columns, the grid's, is above the first row.
        [`&:nth-child(-n + ${columns})`]: { borderTop: 0 },
        [`&:not(:nth-child(${columns}n + 1))::before`]: columnRule('0', '0'),
      },
    },
  },
});
/** On medium screens label and caption are beside the quote; on large ones, below and above it. */
export const testimonial = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  alignItems: 'start',
  gap: `16px ${vars.gutter}`,
  '@media': {
    [from('medium')]: { gridTemplateColumns: '4fr 8fr', gridTemplateRows: 'auto 1fr' },
    // The quotation mark hangs within the column, clear of the rule before it; label and caption stand below the words.
    [from('large')]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'none',
      paddingInlineStart: `${hang * Number.parseFloat(typeStyle('quote').fontSize)}rem`,
    },
  },
});
export const label = style({
  ...typeStyle('label'),
  letterSpacing: '.03em',
  textTransform: 'uppercase',
  color: vars.color.critical,
  border: `1.5px solid ${vars.color.critical}`,
  padding: '3px 8px',
});
export const quote = style({
  ...typeStyle('quote'),
  maxWidth: '30ch',
  overflowWrap: 'anywhere',
  // The quotation mark hangs by the indent: browsers with hanging punctuation would move it twice.
  hangingPunctuation: 'none',
  textIndent: `-${hang}em`,
  textWrap: 'pretty',
  '@media': {
    [from('medium')]: { gridColumn: 2, gridRow: '1 / 3' },
    [from('large')]: { gridColumn: 'auto', gridRow: 'auto' },
  },
});
