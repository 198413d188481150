// Styles of `ServiceFinder`, which asks four questions, one at a time, and recommends a service. Colors: `ink` is text.
import { radioStyle } from '../../theme/radio.ts';
import { hoverState } from '../../theme/states.ts';
import { vars } from '../../theme/contract.css.ts';
import { borders } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { typeStyle } from '../../theme/type.ts';
import { from } from '../../tokens/breakpoint.ts';

const { style } = stylesInLayer('flows');

export const finder = style({
  display: 'grid',
  gap: '24px',
  // Without script the questions do not work.
  '@media': { '(scripting: none)': { display: 'none' } },
});
export const introduction = style({ display: 'grid', gap: '4px' });
export const form = style({
  display: 'grid',
  gridTemplate: '1fr auto / minmax(0, 1fr)',
  gap: '16px',
  '@media': {
    // Questions of equal height keep the buttons in place.
    [from('large')]: { minHeight: '17.5rem' },
  },
});
/** The number of the question, and the question. */
export const legend = style({ display: 'grid', gap: '8px', overflowWrap: 'anywhere' });
export const question = style({ ...typeStyle('title'), textWrap: 'balance' });
export const options = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.gutter,
  paddingTop: '12px',
});
/** For short options: several in a row. */
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
  selectors: { [`&${hoverState}`]: { borderTopColor: vars.color.ink } },
});

/** The result, in place of a question. */
export const recommendation = style({ display: 'grid', gap: '8px', alignContent: 'start' });

/** The primary action comes first, so that it never moves. */
export const finderActions = style({ display: 'flex', flexWrap: 'wrap', gap: '12px' });

export const radio = style(radioStyle);
