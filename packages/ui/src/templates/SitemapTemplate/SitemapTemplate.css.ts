import { vars } from '../../theme/contract.css.ts';
import { borders } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { typeStyle } from '../../theme/type.ts';
import { below, from } from '../../tokens/breakpoint.ts';

const { style } = stylesInLayer('templates');

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: `16px ${vars.gutter}`,
  paddingTop: '40px',
});
/** The leaders are half as wide as the page, so that the eye follows them. */
export const index = style({
  gridColumn: '1 / -1',
  '@media': { [from('large')]: { gridColumn: '1 / 9' }, [from('desktop')]: { gridColumn: '1 / 8' } },
});
export const group = style({ paddingBottom: '40px' });
export const list = style({ borderTop: borders.bold, marginTop: '8px' });
export const entry = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: '12px',
  padding: '11px 0 10px',
  borderBottom: borders.hair,
  textDecoration: 'none',
  selectors: {
    '&:is(:hover, [data-force~="hover"])': { color: vars.color.pencil, borderColor: vars.color.pencil },
  },
});
export const name = style({ ...typeStyle('index'), minWidth: 0 });
/** The dotted line between title and path. Without the path it would lead nowhere. */
export const leader = style({
  flex: 1,
  borderBottom: `2px dotted ${vars.color.field}`,
  minWidth: '16px',
  translate: '0 -4px',
  '@media': { [below('medium')]: { display: 'none' } },
});
/** Left out where the name needs the line. */
export const path = style({
  ...typeStyle('figure'),
  minWidth: 0,
  '@media': { [below('medium')]: { display: 'none' }, [from('large')]: { fontSize: '1rem' } },
});
export const xml = style({ marginTop: '24px' });
