import { vars } from '../../theme/contract.css.ts';
import { borders } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { typeStyle } from '../../theme/type.ts';

const { style } = stylesInLayer('patterns');

/** As many columns of equal width as fit. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 45%), 1fr))',
  borderTop: borders.fine,
  // Cuts off the line to the left of each row's first column.
  overflow: 'clip',
});
export const item = style({
  borderBottom: borders.hair,
  borderLeft: borders.hair,
  marginLeft: '-1px',
});
export const link = style({
  display: 'block',
  height: '100%',
  padding: '16px 16px 15px',
  textDecoration: 'none',
  selectors: {
    '&:is(:hover, [data-force~="hover"])': { color: vars.color.pencil },
    '&:is(:focus-visible, [data-force~="focus"])': { outlineOffset: '-3px' },
  },
});
export const name = style({
  ...typeStyle('title'),
  display: 'block',
  fontSize: '1.5rem',
  lineHeight: '1.5rem',
  fontStretch: '80%',
});
export const detail = style({
  ...typeStyle('label'),
  display: 'block',
  marginTop: '4px',
  color: vars.color.muted,
  selectors: { [`${link}:is(:hover, [data-force~="hover"]) &`]: { color: 'inherit' } },
});
