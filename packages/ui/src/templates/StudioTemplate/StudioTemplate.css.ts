import '../../theme/layers.css.ts';
import { stylesIn } from '../../theme/style.ts';

const { style } = stylesIn('templates');

/** A working page: its headline takes a corner, not the front. */
export const headline = style({ maxWidth: '18rem', paddingTop: '32px' });
export const matter = style({ marginTop: '24px' });
export const notice = style({ minHeight: '40vh', marginTop: '24px' });
/** Without script there is nothing to wait for. */
export const waiting = style({ '@media': { '(scripting: none)': { display: 'none' } } });
export const answer = style({
  display: 'grid',
  gap: '16px',
  justifyItems: 'start',
  overflowWrap: 'anywhere',
});
