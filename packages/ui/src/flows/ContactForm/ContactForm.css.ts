// Styles of `ContactForm`, which looks like ruled paper: every field is a whole number of its lines high.
import { ruledLineHeight } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { from } from '../../tokens/breakpoint.ts';

const { style, globalStyle } = stylesInLayer('flows');

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: ruledLineHeight });

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: ruledLineHeight,
  '@media': { [from('medium')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
/** A field that is as wide as both columns. */
export const wide = style({ gridColumn: '1 / -1' });
/** The field that only bots fill in. */
export const honeypot = style({ display: 'none' });

/** The note on how the email address is used, the link to send an email instead, and the buttons. */
export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '1rem 2rem',
});
/** The note wraps to two lines if one line does not fit beside the buttons. */
globalStyle(`${footer} > p`, { flex: '1 1 16rem' });
export const actions = style({
  display: 'grid',
  gap: '16px',
  flexGrow: 1,
  '@media': { [from('medium')]: { display: 'flex', flexGrow: 0, marginInlineStart: 'auto' } },
});
