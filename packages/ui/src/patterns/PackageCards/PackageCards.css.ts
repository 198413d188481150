import '../../theme/layers.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { columnRule, borders } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { type } from '../../theme/type.ts';
import { from } from '../../tokens/breakpoint.ts';

const { style, globalStyle } = stylesInLayer('patterns');

const apart = from('medium');

export const list = style({
  display: 'grid',
  gap: '32px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [apart]: {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: '1fr',
      gap: vars.gutter,
    },
  },
});
export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  selectors: { '& + &': { borderTop: borders.fine, paddingTop: '16px' } },
  '@media': {
    [apart]: {
      selectors: {
        '& + &': { borderTop: 0, paddingTop: 0 },
        '& + &::before': columnRule('0', '0'),
      },
    },
  },
});
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '16px' });
export const name = style({ ...type('title'), fontStretch: '90%' });
export const price = style({
  ...type('price'),
  marginTop: '8px',
  fontVariantNumeric: 'tabular-nums',
});
/** Tabular figures make the comma too wide. */
export const comma = style({ marginInline: '-.13em -.1em' });
export const features = style({ margin: '16px 0 24px', borderTop: borders.hair });
globalStyle(`${features} > li`, {
  padding: '8px 0 7px',
  borderBottom: borders.hair,
});
/** Aligns the buttons of all cards. */
export const action = style({ display: 'grid', marginTop: 'auto' });
