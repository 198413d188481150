// Styles of `TextColumns`, short texts side by side with a line between them.
import { vars } from '../../theme/contract.css.ts';
import { columnRule, borders } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { typeStyle } from '../../theme/type.ts';
import { from, wideScreen } from '../../tokens/breakpoint.ts';

const { style, globalStyle } = stylesInLayer('patterns');

const sideBySide = from('medium');

/** Pieces with a number in large type before them. */
export const numbered = style({ counterReset: 'note' });
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
    [`${numbered} > &`]: { gridTemplateColumns: '3.5rem minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' },
    [`${numbered} > &::before`]: {
      ...typeStyle('price'),
      counterIncrement: 'note',
      // Assistive technology does not read the number, because the order has no meaning.
      content: 'counter(note) / ""',
      gridRow: '1 / 3',
    },
  },
  '@media': {
    [sideBySide]: {
      selectors: {
        [`${columns} > & + &`]: { borderTop: 0, marginTop: 0, paddingTop: 0 },
        [`${columns} > & + &::before`]: columnRule('0', '0'),
      },
    },
  },
});
/** The text grows with its column. */
globalStyle(`${note} > p`, {
  '@media': { [wideScreen('large')]: { fontSize: 'clamp(1.25rem, 1.3vw, 1.4rem)', lineHeight: 1.3 } },
});
