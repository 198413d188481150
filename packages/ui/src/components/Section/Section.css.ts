import '../../theme/layers.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { scotchRule } from '../../theme/rules.ts';
import { stylesIn } from '../../theme/style.ts';

const { style, globalStyle } = stylesIn('components');

export const root = style({ paddingTop: vars.section });
/** A Scotch rule, with the running head and the page number hanging from it. */
export const sectionLabel = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '16px',
  ...scotchRule,
  position: 'relative',
  padding: '11px 0 8px',
  marginBottom: '24px',
  overflowWrap: 'anywhere',
});
/** However long the running head, the page number stays in one piece. */
globalStyle(`${sectionLabel} > :nth-child(2)`, { flex: 'none' });
