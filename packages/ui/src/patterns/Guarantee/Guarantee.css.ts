import { vars } from '../../theme/contract.css.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { from } from '../../tokens/breakpoint.ts';

const { style } = stylesInLayer('patterns');

/** From the large breakpoint up, the terms are beside the headline, at its last line. */
export const root = style({
  display: 'grid',
  gap: `40px ${vars.gutter}`,
  '@media': { [from('large')]: { gridTemplateColumns: '7fr 5fr', alignItems: 'end' } },
});
