// Styles of the form fields. A field has one of two variants: `box` has a border around it, `ruled` is drawn as lined paper. Colors:
// `surface` is a raised background, `ink` is text, `pencil` is the accent of links and buttons.
import { createVar } from '@vanilla-extract/css';
import { radioStyle } from '../../theme/radio.ts';
import { hoverState } from '../../theme/states.ts';
import { vars } from '../../theme/contract.css.ts';
import { borderRadiusOf, borders, ruledLineHeight } from '../../theme/borders.ts';
import { byNight } from '../../theme/edition.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { typeStyle } from '../../theme/type.ts';
import { from, largeTextScreen } from '../../tokens/breakpoint.ts';
import { liningText } from '../../tokens/type.ts';
import type { fieldVariants } from './Field.tsx';
import type { textAreaRows } from './TextArea.tsx';

const { style } = stylesInLayer('components');

/** The label of a field, and the hint after it. */
const labelRow = style({
  ...typeStyle('label'),
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'end',
  columnGap: '8px',
  overflowWrap: 'anywhere',
  selectors: {
    // For several lines of text, the hint is often a sentence: it has its own line.
    '&:has(~ textarea)': { flexDirection: 'column', alignContent: 'start', justifyContent: 'end' },
  },
  '@media': { [largeTextScreen]: { fontSize: '.875rem' } },
});
/** The label and the hint, by variant. */
export const labelRows = {
  box: [labelRow, style({ paddingBottom: '4px' })].join(' '),
  /** The label is as tall as one line of the lined paper. */
  ruled: [labelRow, style({ minHeight: ruledLineHeight, padding: '4px 0' })].join(' '),
} satisfies Record<(typeof fieldVariants)[number], string>;
export const hint = style({ color: vars.color.muted });
export const error = style({
  ...typeStyle('label'),
  color: vars.color.critical,
  // As tall as one line of a ruled field, for one or two lines of text.
  minHeight: '2rem',
  paddingTop: '6px',
});

/** The styles that inputs, text areas and selects share. */
const control = style({
  ...typeStyle('body'),
  fontFamily: liningText,
  display: 'block',
  width: '100%',
  textOverflow: 'ellipsis',
  selectors: { '&:is(select):has(> option[value=""]:checked)': { color: vars.color.muted } },
});

/** The input, text area or select, by variant. */
export const controls = {
  box: [
    control,
    style({
      minHeight: '3rem',
      padding: '11px 12px',
      border: borders.field,
      ...borderRadiusOf('field'),
      // Never darker than what is around it: in the night edition it would look like a hole.
      background: vars.color.surface,
      selectors: {
        [`&${hoverState}`]: { borderColor: vars.color.ink },
        '&[aria-invalid]': { borderWidth: '2px', borderColor: vars.color.critical, padding: '10px 11px' },
      },
    }),
  ].join(' '),
  /** The field is as tall as one line of the lined paper. The label above has the same height and enlarges the click target. */
  ruled: [
    control,
    style({
      minHeight: ruledLineHeight,
      padding: '3px 0 4px',
      // The label is directly above.
      outlineOffset: 0,
      border: 0,
      borderBottom: borders.fine,
      background: 'none',
      selectors: {
        [`&${hoverState}`]: { borderColor: vars.color.pencil },
        '&[aria-invalid]': {
          borderBottomWidth: '2px',
          borderColor: vars.color.critical,
          paddingBottom: '3px',
        },
      },
    }),
  ].join(' '),
} satisfies Record<(typeof fieldVariants)[number], string>;

const visibleLines = createVar();
/** `field-sizing: content` makes browsers ignore the `rows` attribute, so styles set the height. */
export const rows = {
  2: style({ vars: { [visibleLines]: '2' } }),
  5: style({ vars: { [visibleLines]: '5' } }),
} satisfies Record<(typeof textAreaRows)[number], string>;

/** The text area is as tall as its text. Only browsers that cannot do that need the handle to resize it. */
const growingWithText = style({
  resize: 'vertical',
  fieldSizing: 'content',
  '@supports': { '(field-sizing: content)': { resize: 'none' } },
});

const ruledLine = createVar();
/** The styles of a text area, by variant, in addition to those of the control. */
export const textAreas = {
  box: [growingWithText, style({ minHeight: `calc(${visibleLines} * 1lh + 24px)` })].join(' '),
  ruled: [
    growingWithText,
    style({
      vars: { [ruledLine]: vars.color.line },
      // In the night edition the color of fine lines is hardly visible on the surface of a form.
      ...byNight({ vars: { [ruledLine]: vars.color.field } }),
      lineHeight: ruledLineHeight,
      minHeight: `calc(${visibleLines} * ${ruledLineHeight})`,
      padding: 0,
      // The ruled lines scroll with the text.
      background: `linear-gradient(transparent calc(100% - 1px), ${ruledLine} 0) local 0 0 / 100% ${ruledLineHeight}`,
    }),
  ].join(' '),
} satisfies Record<(typeof fieldVariants)[number], string>;

export const selectWrapper = style({ position: 'relative' });
export const select = style({ appearance: 'none', paddingInlineEnd: '40px' });
/** The arrow at the end of a select, which points downwards. */
const chevron = style({
  position: 'absolute',
  width: '16px',
  height: '10px',
  pointerEvents: 'none',
  fill: 'none',
  stroke: 'currentcolor',
  strokeWidth: 2,
});
export const chevrons = {
  box: [chevron, style({ insetInlineEnd: '13px', bottom: '19px' })].join(' '),
  ruled: [chevron, style({ insetInlineEnd: '1px', bottom: '11px' })].join(' '),
} satisfies Record<(typeof fieldVariants)[number], string>;

/** One box, divided into the options. */
export const options = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  border: borders.field,
  ...borderRadiusOf('field'),
  selectors: {
    '&[data-invalid]': { outline: `1px solid ${vars.color.critical}`, borderColor: vars.color.critical },
  },
  '@media': {
    [from('medium')]: {
      gridAutoFlow: 'column',
      gridTemplateColumns: 'none',
      gridAutoColumns: 'minmax(0, 1fr)',
    },
  },
});
/** One radio button with its label. */
export const option = style({
  ...typeStyle('body'),
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minHeight: '3rem',
  overflowWrap: 'anywhere',
  padding: '11px 12px',
  cursor: 'pointer',
  selectors: { '& + &': { borderTop: borders.field } },
  '@media': {
    [from('medium')]: { selectors: { '& + &': { borderTop: 0, borderInlineStart: borders.field } } },
  },
});
export const radio = style(radioStyle);
