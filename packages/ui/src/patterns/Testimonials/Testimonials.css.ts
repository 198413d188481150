// Styles of `Testimonials`, quotes of clients.
import { vars } from '../../theme/contract.css.ts';
import { columnRule, borders } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { typeStyle } from '../../theme/type.ts';
import { between, from } from '../../tokens/breakpoint.ts';

const { style } = stylesInLayer('patterns');

const columns = 3;

/** The width of the opening quotation mark, in em. From the medium breakpoint up, the mark is to the left of the words. */
const hang = 0.42;

export const testimonials = style({
  display: 'grid',
  gap: `40px ${vars.gutter}`,
  '@media': {
    [from('medium')]: { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`, borderTop: borders.hair },
  },
});
export const cell = style({
  position: 'relative',
  borderTop: borders.hair,
  paddingTop: '24px',
  '@media': {
    [from('medium')]: {
      selectors: {
        '&:only-child': { gridColumn: 'span 2' },
        // The first row has no lines, because the grid has one line across all columns above it.
        [`&:nth-child(-n + ${columns})`]: { borderTop: 0 },
        [`&:not(:nth-child(${columns}n + 1))::before`]: columnRule('0', '0'),
      },
    },
  },
});
/** The label, the quote and the caption, below each other. */
export const testimonial = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  alignItems: 'start',
  gap: `16px ${vars.gutter}`,
  '@media': {
    // The padding has the width of the quotation mark, so that the mark does not touch the line before the column, and the label and the
    // caption begin where the words begin.
    [from('medium')]: {
      paddingInlineStart: `${hang * Number.parseFloat(typeStyle('quote').fontSize)}rem`,
    },
  },
});
export const quote = style({
  ...typeStyle('quote'),
  maxWidth: '30ch',
  overflowWrap: 'anywhere',
  // `textIndent` moves the quotation mark out. With `hangingPunctuation`, browsers that support it would move the mark twice.
  hangingPunctuation: 'none',
  textIndent: `-${hang}em`,
  textWrap: 'pretty',
  '@media': { [between('medium', 'large')]: { fontSize: '1.375rem', lineHeight: '1.75rem' } },
});
