// Styles of `IdeaForm`, the form on the home page for an idea. Colors: `ink` is text.
import { vars } from '../../theme/contract.css.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { from } from '../../tokens/breakpoint.ts';

const { style, globalStyle } = stylesInLayer('flows');

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px 32px',
  '@media': {
    [from('small')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', rowGap: '24px' },
  },
});
/** A field that is as wide as both columns. */
export const wide = style({ gridColumn: '1 / -1' });
/** The field of the idea has two lines in the same color as the other fields, and grows with its text. */
globalStyle(`${wide} textarea`, {
  backgroundImage: `linear-gradient(transparent calc(100% - 1px), ${vars.color.ink} 0)`,
});
export const footer = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: '12px',
  '@media': {
    [from('small')]: { gridTemplateColumns: '1fr auto', alignItems: 'center', columnGap: '24px' },
  },
});
/** The note on the use of the email address, and after a failure the link to write an email. */
export const note = style({ display: 'grid', justifyItems: 'start', gap: '8px' });
export const actions = style({
  display: 'grid',
  gap: '12px',
  '@media': { [from('large')]: { display: 'flex' } },
});
