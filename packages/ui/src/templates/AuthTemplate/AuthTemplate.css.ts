import { vars } from '../../theme/contract.css.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { from } from '../../tokens/breakpoint.ts';

const { style } = stylesInLayer('templates');

export const root = style({
  display: 'grid',
  gap: '32px',
  paddingTop: '40px',
  '@media': {
    [from('large')]: {
      gridTemplateColumns: 'minmax(0, 1fr) 432px',
      columnGap: vars.gutter,
      paddingTop: '48px',
    },
  },
});
export const intro = style({ display: 'grid', gap: '24px', alignContent: 'start' });
export const panel = style({
  width: '100%',
  maxWidth: '432px',
  '@media': { [from('large')]: { maxWidth: 'none' } },
});
/** The form needs script. */
export const form = style({ '@media': { '(scripting: none)': { display: 'none' } } });
export const loading = style({ paddingBlock: '24px' });
