import '../../theme/layers.css.ts';
import { stylesIn } from '../../theme/style.ts';
import { from } from '../../tokens/breakpoint.ts';

const { style } = stylesIn('templates');

export const partnerships = style({
  paddingTop: '56px',
  '@media': { [from('large')]: { paddingTop: '80px' } },
});
