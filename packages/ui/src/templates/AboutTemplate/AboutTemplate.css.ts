// Styles of the page about the studio.
import { borders } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { from } from '../../tokens/breakpoint.ts';

const { style } = stylesInLayer('templates');

/** The headline stays visible while the list beside it scrolls. */
export const sticky = style({
  '@media': { [from('medium')]: { position: 'sticky', top: '24px' } },
});
export const principles = style({ borderTop: borders.fine });
export const principle = style({
  display: 'grid',
  gap: '8px 24px',
  padding: '12px 0 19px',
  borderBottom: borders.hair,
  '@media': { [from('desktop')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
/** How a project runs. */
export const steps = style({ marginTop: '40px', '@media': { [from('large')]: { marginTop: '64px' } } });
