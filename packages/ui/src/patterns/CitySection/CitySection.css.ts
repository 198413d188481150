import { vars } from '../../theme/contract.css.ts';
import { borders } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { typeStyle } from '../../theme/type.ts';
import { from } from '../../tokens/breakpoint.ts';
import { families } from '../../tokens/type.ts';

const { style, globalStyle } = stylesInLayer('patterns');

export const grid = style({
  display: 'grid',
  gap: `24px ${vars.gutter}`,
  '@media': { [from('small')]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' } },
});
/** Stays visible while the list scrolls. */
export const heading = style({
  display: 'grid',
  gap: '24px',
  alignSelf: 'start',
  '@media': {
    [from('small')]: { gridColumn: '1 / 6', position: 'sticky', top: '24px' },
    [from('large')]: { paddingInlineEnd: '24px' },
  },
});
export const index = style({
  borderTop: borders.fine,
  '@media': {
    [from('small')]: { gridColumn: '6 / 13' },
    print: { columns: 2, columnGap: vars.gutter },
  },
});

export const entry = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'baseline',
  columnGap: '16px',
  padding: '12px 0 11px',
  borderBottom: borders.hair,
  textDecoration: 'none',
  selectors: {
    '&:is(:hover, [data-force~="hover"])': { color: vars.color.pencil, borderColor: vars.color.pencil },
  },
});
export const name = style({ ...typeStyle('index'), minWidth: 0 });
export const description = style({
  ...typeStyle('small'),
  gridColumn: 1,
  color: vars.color.muted,
  selectors: { [`${entry}:is(:hover, [data-force~="hover"]) &`]: { color: 'inherit' } },
});
export const number = style({
  ...typeStyle('figure'),
  fontSize: '1rem',
  lineHeight: '2rem',
  fontVariantNumeric: 'tabular-nums',
  gridArea: '1 / 2',
});

/** The last line, in blue italics. */
export const otherCity = style({});
globalStyle(`${otherCity} ${name}`, {
  fontFamily: families.text,
  fontStyle: 'italic',
  fontWeight: 500,
  fontSize: '2.25rem',
  color: vars.color.pencil,
});
