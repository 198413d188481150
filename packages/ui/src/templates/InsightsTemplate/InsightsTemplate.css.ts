import { vars } from '../../theme/contract.css.ts';
import { borders, columnRule } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { from } from '../../tokens/breakpoint.ts';

const { style } = stylesInLayer('templates');

export const link = style({
  display: 'block',
  textDecoration: 'none',
  selectors: { '&:is(:hover, [data-force~="hover"])': { color: vars.color.pencil } },
});

export const lead = style({
  display: 'grid',
  gap: `24px ${vars.gutter}`,
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
});
export const leadColumns = style({
  gridColumn: '1 / -1',
  '@media': { [from('large')]: { gridColumn: '1 / 9' } },
});
export const aside = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: '24px',
  alignContent: 'start',
  borderTop: borders.fine,
  paddingTop: '12px',
  '@media': {
    [from('large')]: {
      gridArea: '1 / 9 / span 2 / 13',
      position: 'relative',
      '::before': columnRule('0', '0'),
    },
  },
});

/** Side by side, articles have a vertical line between them; stacked, a horizontal one. */
export const others = style({
  display: 'grid',
  columnGap: vars.gutter,
  marginTop: '48px',
  borderTop: borders.bold,
  '@media': { [from('medium')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
export const other = style({
  position: 'relative',
  padding: '16px 0',
  selectors: { '& + &': { borderTop: borders.hair } },
  '@media': {
    [from('medium')]: {
      selectors: {
        '&:nth-child(-n + 3)': { borderTop: 0 },
        '&:not(:nth-child(3n + 1))::before': columnRule('16px', '16px'),
      },
    },
  },
});
export const summary = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: '12px',
});
