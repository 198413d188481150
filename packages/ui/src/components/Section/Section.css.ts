import { vars } from '../../theme/contract.css.ts';
import { doubleBorder } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';

const { style, globalStyle } = stylesInLayer('components');

export const root = style({ paddingTop: vars.sectionSpace });
/** The line at the top, under a double border. */
export const sectionLabel = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '16px',
  ...doubleBorder,
  position: 'relative',
  padding: '11px 0 8px',
  marginBottom: '24px',
  overflowWrap: 'anywhere',
});
/** The page number never breaks, however long the title is. */
globalStyle(`${sectionLabel} > :nth-child(2)`, { flex: 'none' });
