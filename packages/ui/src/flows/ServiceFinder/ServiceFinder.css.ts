import { radioStyle } from '../../theme/radio.ts';
import { vars } from '../../theme/contract.css.ts';
import { borders } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { typeStyle } from '../../theme/type.ts';
import { from } from '../../tokens/breakpoint.ts';

const { style, globalStyle } = stylesInLayer('flows');

export const finder = style({
  display: 'grid',
  gridTemplate: '1fr auto / minmax(0, 1fr)',
  gap: '16px',
  '@media': {
    // Questions of equal height keep the buttons in place.
    [from('large')]: { minHeight: '21.25rem' },
    // Without script only the contact form below works.
    '(scripting: none)': { display: 'none' },
  },
});
export const legend = style({ display: 'grid', gap: '8px', overflowWrap: 'anywhere' });
export const question = style({ ...typeStyle('title'), textWrap: 'balance' });
export const options = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.gutter,
  paddingTop: '12px',
});
export const columns = style({
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [from('large')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
export const option = style({
  ...typeStyle('body'),
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minHeight: '48px',
  padding: '8px 0',
  borderTop: borders.hair,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: { '&:is(:hover, [data-force~="hover"])': { borderTopColor: vars.color.ink } },
});

export const recommendation = style({ display: 'grid', gap: '8px', alignContent: 'start' });

/** The primary action comes first, so that it never moves. */
export const finderActions = style({ display: 'flex', flexWrap: 'wrap', gap: '12px' });

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px 32px',
  '@media': {
    [from('large')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', rowGap: '24px' },
  },
});
export const wide = style({ gridColumn: '1 / -1' });
/** Two lines in the same ink as the other fields; the field grows with its text. */
globalStyle(`${wide} textarea`, {
  backgroundImage: `linear-gradient(transparent calc(100% - 1px), ${vars.color.ink} 0)`,
});
export const footer = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: '12px',
  '@media': {
    [from('large')]: { gridTemplateColumns: '1fr auto', alignItems: 'center', columnGap: '24px' },
  },
});
export const note = style({ display: 'grid', justifyItems: 'start', gap: '8px' });
export const actions = style({
  display: 'grid',
  gap: '12px',
  '@media': { [from('large')]: { display: 'flex' } },
});
export const radio = style(radioStyle);
