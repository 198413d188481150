import { vars } from '../../theme/contract.css.ts';
import { borders } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { from } from '../../tokens/breakpoint.ts';

const { style } = stylesInLayer('templates');

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '48px' });
export const article = style({
  display: 'grid',
  gap: `24px ${vars.gutter}`,
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
});
export const headline = style({
  gridColumn: '1 / -1',
  '@media': { [from('large')]: { gridColumn: '1 / 9' } },
});
export const link = style({
  display: 'block',
  textDecoration: 'none',
  selectors: { '&:is(:hover, [data-force~="hover"])': { color: vars.color.pencil } },
});
export const aside = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: '24px',
  alignContent: 'start',
  borderTop: borders.fine,
  paddingTop: '12px',
  '@media': { [from('large')]: { gridColumn: '9 / 13' } },
});
export const action = style({
  display: 'grid',
  '@media': { [from('medium')]: { justifyItems: 'start' } },
});
