import '../../theme/layers.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { rules } from '../../theme/rules.ts';
import { stylesIn } from '../../theme/style.ts';
import { type } from '../../theme/type.ts';
import { from } from '../../tokens/breakpoint.ts';

const { style } = stylesIn('patterns');

/** The first thing on its page: no section before it to keep away from. */
export const root = style({ vars: { [vars.section]: '32px' } });
export const notice = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `24px ${vars.gutter}`,
  paddingTop: '40px',
  '@media': {
    [from('large')]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', gap: `32px ${vars.gutter}` },
  },
});
export const address = style({
  ...type('figure'),
  fontSize: '1.5rem',
  lineHeight: '2rem',
  borderBlock: rules.hair,
  padding: '24px 0',
  alignSelf: 'start',
  overflowWrap: 'anywhere',
  '@media': { [from('large')]: { fontSize: '2.5rem', lineHeight: '3rem', gridRow: 'span 2' } },
});
/** One stroke for all of its lines; alone, the stroke is as long as a short address. */
export const struck = style({
  position: 'relative',
  display: 'inline-block',
  minWidth: '8ch',
  minHeight: '1lh',
  textDecoration: 'none',
});
export const strike = style({
  position: 'absolute',
  insetInlineStart: '-1%',
  top: '30%',
  width: '102%',
  height: '44%',
  maxWidth: 'none',
  overflow: 'visible',
  fill: 'none',
  stroke: vars.color.pencil,
  strokeWidth: '.08em',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
export const way = style({
  display: 'grid',
  gap: '24px',
  '@media': { [from('medium')]: { justifyItems: 'start' } },
});
