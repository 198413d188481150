// Styles of `ErrorSummary`, the box above a form that lists its errors as links to the fields.
import { borderRadiusOf } from '../../theme/borders.ts';
import { hoverState } from '../../theme/states.ts';
import { vars } from '../../theme/contract.css.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { typeStyle } from '../../theme/type.ts';

const { style } = stylesInLayer('components');

export const root = style({
  background: vars.color.surface,
  border: `1px solid ${vars.color.critical}`,
  borderTopWidth: '8px',
  ...borderRadiusOf('surface'),
  padding: '8px 16px 12px',
  scrollMarginTop: '16px',
});
export const list = style({ marginTop: '4px' });
export const link = style({
  ...typeStyle('body'),
  display: 'inline-block',
  overflowWrap: 'anywhere',
  padding: '4px 0',
  textDecorationThickness: '1px',
  textUnderlineOffset: '4px',
  selectors: { [`&${hoverState}`]: { textDecorationThickness: '3px' } },
});
