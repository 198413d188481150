// Styles of `VisuallyHidden`, whose text only screen readers get.
import { stylesInLayer } from '../../theme/style.ts';

const { style } = stylesInLayer('primitives');

export const root = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
