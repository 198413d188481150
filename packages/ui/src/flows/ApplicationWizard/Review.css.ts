// Styles of `Review`, the last step of the application: all answers, each with a button to change it. Colors: `pencil` is the accent of
// links and buttons.
import { vars } from '../../theme/contract.css.ts';
import { borders } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { textButton } from '../../theme/textButton.ts';
import { typeStyle } from '../../theme/type.ts';

const { style } = stylesInLayer('flows');

export const answerList = style({ margin: '8px 0 0', borderTop: borders.fine });
/** The question and its Change button in one line, the answer below. */
export const row = style({
  display: 'grid',
  gridTemplate: '"question action" auto "answer answer" auto / minmax(0, 1fr) auto',
  columnGap: '16px',
  borderBottom: borders.hair,
  paddingBottom: '12px',
  selectors: { '&:last-child': { borderBottom: 0, paddingBottom: 0 } },
});
export const question = style({
  ...typeStyle('label'),
  gridArea: 'question',
  paddingBlock: '14px 4px',
  color: vars.color.muted,
});
export const answer = style({
  ...typeStyle('body'),
  gridArea: 'answer',
  margin: 0,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
/** The definition that contains the button. */
export const action = style({ gridArea: 'action', margin: 0 });
export const changeButton = style({
  ...typeStyle('body'),
  ...textButton,
  textDecorationThickness: '1px',
  minHeight: '44px',
  color: vars.color.pencil,
  selectors: {
    ...textButton.selectors,
    '&[aria-disabled]': { color: vars.color.muted, cursor: 'default' },
  },
});
