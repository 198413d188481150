// Styles of `ApplicationWizard`, the application form in two stages and a review. Colors: `ink` is text, `pencil` is the accent of links
// and buttons.
import { vars } from '../../theme/contract.css.ts';
import { borders } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { typeStyle } from '../../theme/type.ts';
import { from } from '../../tokens/breakpoint.ts';

const { style } = stylesInLayer('flows');

const large = from('desktop');

/** The form, with the progress to its left and the save status to its right. */
export const root = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: '8px',
  paddingTop: '32px',
  '@media': {
    [large]: {
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      columnGap: vars.gutter,
      paddingTop: '40px',
    },
  },
});

/** The column at the left: the current stage and the list of stages. */
export const progress = style({
  ...typeStyle('label'),
  paddingTop: '8px',
  '@media': { [large]: { gridColumn: '1 / 4' } },
});
export const stageLabel = style({
  ...typeStyle('head'),
  whiteSpace: 'nowrap',
  '@media': { [large]: { ...typeStyle('index'), letterSpacing: 0 } },
});
/** For parts that narrow screens have no room for. */
const onlyFromLarge = { display: 'none', '@media': { [large]: { display: 'block' } } };
export const stageList = style({
  ...onlyFromLarge,
  marginTop: '24px',
  borderTop: borders.fine,
});
export const stageItem = style({
  display: 'flex',
  gap: '16px',
  padding: '8px 0 7px',
  borderBottom: borders.hair,
  color: vars.color.muted,
  selectors: { '&[aria-current]': { color: vars.color.ink } },
});
/** Says where the draft is saved. */
export const draftNote = style({
  ...onlyFromLarge,
  marginTop: '16px',
  maxWidth: '26ch',
  color: vars.color.muted,
});

/** When the draft was last saved, and a piece of advice. */
export const saveStatus = style({
  ...typeStyle('label'),
  alignSelf: 'end',
  minHeight: '1rem',
  paddingBottom: '4px',
  textAlign: 'end',
  textWrap: 'balance',
  '@media': {
    [large]: {
      gridColumn: '10 / 13',
      gridRow: 1,
      alignSelf: 'start',
      padding: '8px 0 0',
      textAlign: 'start',
    },
  },
});
/** Looks like an editor's handwritten note. */
const handwriting = {
  maxWidth: '18ch',
  fontFamily: typeStyle('quote').fontFamily,
  fontSize: '1.25rem',
  lineHeight: '1.5rem',
  fontStyle: 'italic',
  fontWeight: 500,
  color: vars.color.pencil,
  rotate: '-2deg',
} as const;
export const advice = style({ ...onlyFromLarge, ...handwriting, marginTop: '16px' });

const panelPadding = '40px';
/** The raised surface with the form. */
export const panel = style({
  position: 'relative',
  gridColumn: '1 / -1',
  marginTop: '16px',
  marginInline: `calc(-1 * ${vars.pageMargin})`,
  padding: `24px ${vars.pageMargin} 40px`,
  background: vars.color.surface,
  borderTop: borders.bold,
  '@media': {
    [large]: {
      gridColumn: '4 / 10',
      gridRow: 1,
      margin: 0,
      padding: `32px ${panelPadding} 48px`,
      borderInline: borders.fine,
    },
  },
});
/** Decorative line numbers in the margin. */
export const lineNumbers = style({
  ...onlyFromLarge,
  ...typeStyle('label'),
  position: 'absolute',
  insetInlineStart: '-36px',
  insetBlock: '35px 0',
  width: '24px',
  overflow: 'hidden',
  color: vars.color.muted,
  textAlign: 'end',
});
/** One number stands beside every fifth line of text. */
export const lineNumber = style({ height: '120px' });

/** The notice that another device has a draft, with the button that opens it. */
export const otherDraft = style({
  ...typeStyle('small'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 24px',
  marginBottom: '24px',
  paddingBlock: '12px',
  borderBlock: borders.fine,
});

/** One stage or the review. It gets the focus when it opens, which needs no ring, because it is the whole content. */
export const step = style({ selectors: { '&:focus': { outline: 'none' } } });
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '24px',
  marginTop: '32px',
});
/** Fields that belong together. */
export const group = style({
  position: 'relative',
  minInlineSize: 0,
  selectors: { '& + &': { borderTop: borders.hair, paddingTop: '16px' } },
});
export const groupTitle = style({
  ...typeStyle('head'),
  // A floating legend is below the border of its group, not in it.
  float: 'inline-start',
  width: '100%',
  marginBottom: '16px',
});
/** Stands in the margin, beside the fields of its group. */
export const groupAdvice = style({
  ...onlyFromLarge,
  ...handwriting,
  position: 'absolute',
  insetInlineStart: `calc(100% + ${panelPadding} + ${vars.gutter})`,
  top: '48px',
  width: '18ch',
});
export const groupFields = style({
  clear: 'both',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '24px 16px',
  '@media': { [from('medium')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const wideField = style({ gridColumn: '1 / -1' });

/** The buttons, and the link that leaves the form: below each other on phones. */
export const footer = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '12px',
  paddingTop: '24px',
  borderTop: borders.fine,
  '@media': { [from('medium')]: { display: 'flex' } },
});
export const cancel = style({ '@media': { [from('medium')]: { marginInlineStart: 'auto' } } });
