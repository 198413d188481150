import '../../theme/layers.css.ts';
import { stylesIn } from '../../theme/style.ts';
import { from } from '../../tokens/breakpoint.ts';

const { style } = stylesIn('patterns');

export const back = style({ selectors: { '&::before': { content: '"← " / ""' } } });
export const data = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 24px' });
export const body = style({ paddingTop: '48px', '@media': { [from('large')]: { paddingTop: '80px' } } });
