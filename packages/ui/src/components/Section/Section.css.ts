import '../../theme/layers.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { rules } from '../../theme/rules.ts';
import { stylesIn } from '../../theme/style.ts';

const { style, globalStyle } = stylesIn('components');

export const root = style({ paddingTop: vars.section });
/** A Scotch rule, with the running head and the page number hanging from it. */
export const folio = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '16px',
  position: 'relative',
  borderTop: rules.bold,
  padding: '11px 0 8px',
  marginBottom: '24px',
  overflowWrap: 'anywhere',
  '::before': {
    content: '',
    position: 'absolute',
    inset: '3px 0 auto',
    height: '3px',
    borderBottom: rules.fine,
  },
});
/** However long the running head, the page number stays in one piece. */
globalStyle(`${folio} > :nth-child(2)`, { flex: 'none' });
