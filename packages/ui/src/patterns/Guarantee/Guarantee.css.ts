import '../../theme/layers.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { stylesIn } from '../../theme/style.ts';
import { from } from '../../tokens/breakpoint.ts';

const { style } = stylesIn('patterns');

/** The terms stand on the last line of the promise, where the sheet has room beside it. */
export const root = style({
  display: 'grid',
  gap: `40px ${vars.gutter}`,
  '@media': { [from('large')]: { gridTemplateColumns: '7fr 5fr', alignItems: 'end' } },
});
