// Styles of the account page.
import { vars } from '../../theme/contract.css.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { from } from '../../tokens/breakpoint.ts';

const { style } = stylesInLayer('templates');

export const headline = style({ paddingTop: 'clamp(24px, 5vw, 40px)' });
/** The introduction, and the press pass below it or beside it. The headline has no descenders that would need more space. */
export const header = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: `24px ${vars.gutter}`,
  paddingTop: 'max(16px, 2.2vw)',
});
/** The introduction and the button to sign in. */
export const intro = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: '24px',
  alignContent: 'start',
  justifyItems: 'start',
  '@media': { [from('large')]: { gridColumn: '1 / 6', paddingInlineEnd: '16px' } },
});
export const pass = style({
  gridColumn: '1 / -1',
  display: 'grid',
  '@media': { [from('large')]: { gridColumn: '6 / 13', minHeight: '10rem' } },
});
/** Reserves height for the settings while they load. */
export const content = style({ paddingTop: '40px', minHeight: '40vh' });
