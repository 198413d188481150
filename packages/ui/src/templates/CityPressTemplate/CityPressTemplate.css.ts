import { borders } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { from } from '../../tokens/breakpoint.ts';

const { style, globalStyle } = stylesInLayer('templates');

export const action = style({ display: 'grid', gap: '12px' });
export const sticky = style({
  '@media': { [from('large')]: { position: 'sticky', top: '24px' } },
});
export const detail = style({ marginBottom: '32px' });
export const note = style({ marginTop: '24px' });
export const links = style({ marginTop: '16px', borderTop: borders.hair, textAlign: 'end' });
globalStyle(`${links} > a`, { display: 'inline-block', paddingBlock: '10px' });
