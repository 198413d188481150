// Styles of `Stamp`, a word in a red border that is slightly rotated, like the print of a rubber stamp.
import { borderRadiusOf } from '../../theme/borders.ts';
import { vars } from '../../theme/contract.css.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { typeStyle } from '../../theme/type.ts';

const { style } = stylesInLayer('components');

export const root = style({
  ...typeStyle('stamp'),
  display: 'inline-block',
  padding: '3px 8px 4px',
  border: `2px solid ${vars.color.critical}`,
  ...borderRadiusOf('field'),
  color: vars.color.critical,
  textTransform: 'uppercase',
  maxWidth: '100%',
  textWrap: 'balance',
  rotate: '-4deg',
});
