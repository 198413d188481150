// Styles of `CallToAction`, the last section of a page: a headline, a text, and the button of the next step.
import { vars } from '../../theme/contract.css.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { familyStyle } from '../../theme/type.ts';

const { style } = stylesInLayer('patterns');

/** In print, the text is beside the headline. */
export const content = style({
  '@media': {
    print: {
      display: 'grid',
      gridTemplateColumns: '7fr 5fr',
      columnGap: vars.gutter,
      alignItems: 'end',
      breakInside: 'avoid',
    },
  },
});
/** The text and the button below the headline, side by side on wide screens, by the `columns` of Hero. */
export const textAndButton = style({
  marginTop: '32px',
  '@media': {
    print: {
      marginTop: 0,
      // A selector of two classes, because Hero's styles may be loaded later.
      selectors: { [`${content} > &`]: { display: 'flex', flexDirection: 'column', gap: '8px' } },
    },
  },
});
/** A picture, as wide as the page. */
export const picture = style({ marginTop: '40px' });
/**
 * The mark `###`, with which a press release ends, in the middle of the page. Printed pages have the mark
 * already (theme/print.css.ts).
 */
export const endMark = style({
  '@media': { print: { display: 'none' } },
  ...familyStyle('mono'),
  fontSize: '1.5rem',
  lineHeight: '2rem',
  letterSpacing: '.4em',
  // As much space before the first character as after the last one.
  textIndent: '.4em',
  marginTop: '48px',
  textAlign: 'center',
});
