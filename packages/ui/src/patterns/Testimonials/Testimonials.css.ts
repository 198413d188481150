// Styles of `Testimonials`, quotes of clients.
import { vars } from '../../theme/contract.css.ts';
import { columnRule, borders } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { typeStyle } from '../../theme/type.ts';
import { below, from } from '../../tokens/breakpoint.ts';

const { style, globalStyle } = stylesInLayer('patterns');

const columns = 3;
const quoteSize = typeStyle('quote').fontSize;

/** The width of the opening quotation mark, in em. The mark is to the left of the words. */
const hang = 0.42;

/** The space between the label of all quotes and the quotes. */
export const labeled = style({ display: 'grid', gap: '16px' });

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
  gap: '16px',
  height: '100%',
  // The padding has the width of the quotation mark, so that the mark does not touch the edge of the window or the line before the column,
  // and the label and the caption begin where the words begin.
  fontSize: quoteSize,
  paddingInlineStart: `${hang}em`,
  '@media': { [below('large')]: { fontSize: '1.5rem' } },
});
/** The captions of quotes that are side by side are at one height. */
globalStyle(`${testimonial} > figcaption`, { alignSelf: 'end' });
export const quote = style({
  ...typeStyle('quote'),
  fontSize: 'inherit',
  lineHeight: 1.25,
  maxWidth: '30ch',
  overflowWrap: 'anywhere',
  // `textIndent` moves the quotation mark out. With `hangingPunctuation`, browsers that support it would move the mark twice.
  hangingPunctuation: 'none',
  textIndent: `-${hang}em`,
  textWrap: 'pretty',
});
