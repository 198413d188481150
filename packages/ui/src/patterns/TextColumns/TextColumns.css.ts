// Styles of `TextColumns`, short texts side by side with a line between them.
import { vars } from '../../theme/contract.css.ts';
import { columnRule, borders } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { from, wideScreen } from '../../tokens/breakpoint.ts';

const { style, globalStyle } = stylesInLayer('patterns');

const sideBySide = from('medium');

export const columns = style({
  display: 'grid',
  '@media': { [sideBySide]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gap: vars.gutter } },
});
export const note = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: '8px',
  selectors: {
    '& + &': { borderTop: borders.hair, marginTop: '16px', paddingTop: '16px' },
  },
  '@media': {
    [sideBySide]: {
      selectors: {
        '& + &': { borderTop: 0, marginTop: 0, paddingTop: 0 },
        '& + &::before': columnRule('0', '0'),
      },
    },
  },
});
/** The text grows with its column. */
globalStyle(`${note} > p`, {
  '@media': { [wideScreen('large')]: { fontSize: 'clamp(1.25rem, 1.3vw, 1.4rem)', lineHeight: 1.3 } },
});
