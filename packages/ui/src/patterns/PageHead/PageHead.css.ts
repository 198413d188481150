import '../../theme/layers.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { stylesIn } from '../../theme/style.ts';
import { from } from '../../tokens/breakpoint.ts';

const { style } = stylesIn('patterns');

export const root = style({ paddingTop: '40px' });
export const above = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 24px',
  marginBottom: '24px',
});
export const foot = style({
  display: 'grid',
  gap: `24px ${vars.gutter}`,
  paddingTop: '24px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [from('medium')]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
    [from('large')]: { paddingTop: '40px' },
  },
});
export const beside = style({ '@media': { [from('medium')]: { gridColumn: 2 } } });
