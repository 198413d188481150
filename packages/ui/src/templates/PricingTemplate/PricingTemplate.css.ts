import { stylesInLayer } from '../../theme/style.ts';
import { from } from '../../tokens/breakpoint.ts';

const { style } = stylesInLayer('templates');

export const partnerships = style({
  paddingTop: '56px',
  '@media': { [from('large')]: { paddingTop: '80px' } },
});
