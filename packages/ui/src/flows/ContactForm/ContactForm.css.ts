// Styles of `ContactForm`, which looks like ruled paper: every field is a whole number of its lines high.
import { ruledLineHeight } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { from } from '../../tokens/breakpoint.ts';

const { style, globalStyle } = stylesInLayer('flows');

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: ruledLineHeight });

/** The gap is one ruled line. Each field with its label is a whole number of ruled lines high, so that typed text is on the lines. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: ruledLineHeight,
  '@media': { [from('medium')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
/** A field that is as wide as both columns. */
export const wide = style({ gridColumn: '1 / -1' });
/** The field that only bots fill in. */
export const hidden = style({ display: 'none' });

/** The note on the use of the email address, and the buttons. */
export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '1rem 2rem',
});
/** The note has two lines where it would not fit beside the button in one. */
globalStyle(`${footer} > p`, { flex: '1 1 16rem' });
export const actions = style({
  display: 'grid',
  gap: '16px',
  flexGrow: 1,
  '@media': { [from('medium')]: { display: 'flex', flexGrow: 0, marginInlineStart: 'auto' } },
});
