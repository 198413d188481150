// Styles of `CityLinks`, a list of links to the pages of cities. Colors: `pencil` is the accent of links and buttons.
import { focusState, hoverState } from '../../theme/states.ts';
import { vars } from '../../theme/contract.css.ts';
import { borders, columnRule } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { typeStyle } from '../../theme/type.ts';
import { below, from } from '../../tokens/breakpoint.ts';

const { style, globalStyle } = stylesInLayer('patterns');

/** One column on a phone; elsewhere as many columns as fit: five on a tablet. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(clamp(7.5rem, (40rem - 100%) * 99, 100%), 1fr))',
  columnGap: vars.gutter,
  borderTop: borders.fine,
  // Cuts off the line to the left of each row's first column, and leaves room for the focus ring.
  overflow: 'clip',
  overflowClipMargin: '6px',
});
export const item = style({
  position: 'relative',
  borderBottom: borders.hair,
  '::before': columnRule('0', '0'),
});
/** The detail is below the name. On a phone both are beside the map. */
export const link = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  height: '100%',
  padding: '16px 0 15px',
  textDecoration: 'none',
  selectors: {
    [`&${hoverState}`]: { color: vars.color.pencil },
    [`&${focusState}`]: { outlineOffset: '0' },
  },
});
/** The map of the city in both editions, above its name, or before it on a phone. */
export const map = style({ display: 'block' });
globalStyle(`${map} img`, { height: 'auto', border: borders.fine });
globalStyle(`${link}:has(> ${map})`, {
  '@media': {
    [below('small')]: { gridTemplate: 'auto 1fr / 7rem minmax(0, 1fr)', columnGap: '16px' },
  },
});
globalStyle(`${link} > ${map}`, {
  '@media': { [below('small')]: { gridRow: '1 / 3' }, [from('small')]: { marginBottom: '12px' } },
});
export const name = style({
  ...typeStyle('title'),
  display: 'block',
  fontSize: 'clamp(1.25rem, 1.9vw, 1.5rem)',
  lineHeight: '1.5rem',
  fontStretch: '80%',
});
/** A line below the name of the city. */
export const detail = style({
  ...typeStyle('label'),
  display: 'block',
  marginTop: '4px',
  color: vars.color.muted,
  selectors: { [`${link}${hoverState} &`]: { color: 'inherit' } },
});
