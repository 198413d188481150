// Styles of `Orders`: the press releases that a buyer has paid for, each with its steps, its forms and its text. Colors: `ink` is text,
// `pencil` is the accent of links and buttons.
import { vars } from '../../theme/contract.css.ts';
import { borderRadiusOf, borders } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { textButton as textButtonStyle } from '../../theme/textButton.ts';
import { typeStyle } from '../../theme/type.ts';
import { from } from '../../tokens/breakpoint.ts';

const { style } = stylesInLayer('flows');

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '24px',
  marginBottom: '64px',
  // Links in mails lead to this element: they end in `#orders`.
  scrollMarginTop: '24px',
});

/** Number, date, steps and help to the left; the forms and texts of the order's state to the right. */
export const order = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `24px ${vars.gutter}`,
  borderTop: borders.bold,
  paddingTop: '16px',
  overflowWrap: 'anywhere',
  '@media': {
    [from('large')]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)', gridTemplateRows: 'auto 1fr' },
  },
});
export const header = style({ display: 'grid', alignContent: 'start', gap: '4px' });
/** The steps of every order, numbered. */
export const steps = style({
  ...typeStyle('label'),
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 16px',
  marginTop: '12px',
  borderTop: borders.fine,
  counterReset: 'step',
  '@media': { [from('large')]: { display: 'block', marginTop: '20px' } },
});
/** One step. The current one is underlined. */
export const step = style({
  counterIncrement: 'step',
  padding: '8px 0 7px',
  color: vars.color.muted,
  // An inline block is not underlined with the text.
  '::before': { content: 'counter(step)', display: 'inline-block', marginInlineEnd: '.5em' },
  selectors: {
    '&[aria-current]': {
      color: vars.color.ink,
      textDecorationLine: 'underline',
      textDecorationThickness: '2px',
      textDecorationColor: vars.color.pencil,
      textUnderlineOffset: '5px',
    },
  },
  '@media': { [from('large')]: { borderBottom: borders.hair, '::before': { marginInlineEnd: '18px' } } },
});
export const doneStep = style({ textDecorationLine: 'line-through' });
/** The raised surface with the forms and texts. */
export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: '24px',
  marginInline: `calc(-1 * ${vars.pageMargin})`,
  padding: `20px ${vars.pageMargin} 32px`,
  background: vars.color.surface,
  borderBlock: borders.fine,
  '@media': {
    [from('large')]: {
      gridColumn: 2,
      gridRow: '1 / span 2',
      margin: 0,
      padding: '24px 32px 32px',
      border: borders.fine,
      ...borderRadiusOf('surface'),
    },
  },
});
/** The sentence about the next step. It gets the focus after a form was sent, and needs no ring, because it is not a control. */
export const next = style({
  ...typeStyle('head'),
  maxWidth: '34em',
  textWrap: 'pretty',
  ':focus': { outline: 'none' },
});

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '20px' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px 16px' });
/** Says whether the typed brief is saved. */
export const saving = style({ ...typeStyle('label'), color: vars.color.muted });

/** The result and the link of the placement report. */
export const report = style({ display: 'grid', gap: '16px', justifyItems: 'start' });

/** A list of terms and values, or of passages and comments. */
export const list = style({ margin: '8px 0 0', borderTop: borders.fine });
export const listItem = style({ padding: '10px 0 9px', borderBottom: borders.hair });
export const term = style({ ...typeStyle('label'), color: vars.color.muted });
export const value = style({ ...typeStyle('body'), margin: 0, whiteSpace: 'pre-line' });
export const text = style({ display: 'grid', gap: '16px', maxWidth: '34em' });

/** The latest version of the text, which the buyer reads and approves. */
export const proof = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '20px' });
/** The number and the date of the version. */
export const proofHeader = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 16px',
  borderBottom: borders.fine,
});
/** The buttons that compare the version and print it. */
export const proofTools = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 24px',
  marginInlineStart: 'auto',
  '@media': { print: { display: 'none' } },
});
export const textButton = style({
  ...typeStyle('small'),
  ...textButtonStyle,
  minHeight: '44px',
  color: vars.color.pencil,
  '@media': { print: { display: 'none' } },
});
/** The paragraphs of the text, numbered. */
export const passages = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  counterReset: 'passage',
  selectors: { '&[hidden]': { display: 'none' } },
});
/** One paragraph, with its number in the margin. */
export const passage = style({
  position: 'relative',
  maxWidth: '36em',
  paddingInlineStart: '32px',
  paddingBottom: '8px',
  counterIncrement: 'passage',
  '::before': {
    ...typeStyle('label'),
    content: 'counter(passage)',
    position: 'absolute',
    insetInlineStart: 0,
    top: '5px',
    color: vars.color.muted,
  },
});
/** The field for a change of a paragraph. */
export const comment = style({
  margin: '8px 0 16px',
  paddingInlineStart: '16px',
  borderInlineStart: `3px solid ${vars.color.pencil}`,
});
/** The fields and buttons below the text: approve it, or ask for changes. */
export const answer = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '20px',
  marginTop: '12px',
  paddingTop: '20px',
  borderTop: borders.fine,
  '@media': { print: { display: 'none' } },
});
/** Asks whether the buyer really approves the text. */
export const confirmation = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  margin: 0,
  gap: '12px',
  padding: '16px 16px 20px',
  border: `2px solid ${vars.color.pencil}`,
  ...borderRadiusOf('surface'),
  ':focus': { outline: 'none' },
});
/** The text with the words that were deleted and inserted since the version before. */
export const comparison = style({
  ...typeStyle('body'),
  maxWidth: '36em',
  whiteSpace: 'pre-line',
});
export const inserted = style({
  selectors: { 'del + &': { marginInlineStart: '.25em' } },
  color: vars.color.pencil,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '3px',
});
export const deleted = style({ color: vars.color.muted, textDecorationLine: 'line-through' });
