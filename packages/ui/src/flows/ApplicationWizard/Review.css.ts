// Styles of `Review`, the last step of the application: all answers, with a button for each stage to change them. Colors: `pencil` is the accent of
// links and buttons.
import { vars } from '../../theme/contract.css.ts';
import { borders } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { textButton } from '../../theme/textButton.ts';
import { typeStyle } from '../../theme/type.ts';
import { from } from '../../tokens/breakpoint.ts';

const { style, globalStyle } = stylesInLayer('flows');

/** The title of a stage, and the button that changes its answers. */
export const stage = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: '16px',
  // More space than between the other parts of the form, because a stage has no line above its title.
  marginTop: '16px',
});
const answerList = style({ margin: 0, borderTop: borders.fine });
const facts = style({});
/** The answers of a stage: short facts beside their questions, or texts below them. */
export const answerLists = { facts: [answerList, facts].join(' '), texts: answerList };
/** The question, and below it the answer. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2px 16px',
  alignItems: 'baseline',
  borderBottom: borders.hair,
  paddingBlock: '12px',
  selectors: { '&:last-child': { borderBottom: 0, paddingBottom: 0 } },
});
globalStyle(`${facts} > ${row}`, {
  '@media': { [from('medium')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)' } },
});
export const question = style({ ...typeStyle('label'), color: vars.color.muted });
export const answer = style({
  ...typeStyle('intro'),
  margin: 0,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
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
