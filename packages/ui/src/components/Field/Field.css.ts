import '../../theme/layers.css.ts';
import { createVar } from '@vanilla-extract/css';
import { drawnRadio } from '../../theme/choice.ts';
import { vars } from '../../theme/contract.css.ts';
import { rules, ruling } from '../../theme/rules.ts';
import { stylesIn } from '../../theme/style.ts';
import { type } from '../../theme/type.ts';
import { from } from '../../tokens/breakpoint.ts';
import type { fieldVariants } from './Field.tsx';
import type { textAreaRows } from './TextArea.tsx';

const { style } = stylesIn('components');

const head = style({
  ...type('label'),
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'end',
  columnGap: '8px',
  overflowWrap: 'anywhere',
});
export const heads = {
  box: [head, style({ paddingBottom: '4px' })].join(' '),
  /** It stands on the line above the one to write on. */
  ruled: [head, style({ minHeight: ruling, padding: '4px 0' })].join(' '),
} satisfies Record<(typeof fieldVariants)[number], string>;
export const hint = style({ color: vars.color.muted });
export const error = style({
  ...type('label'),
  color: vars.color.stop,
  /** Two lines of it fill one line of a ruled sheet. */
  minHeight: '2rem',
  paddingTop: '6px',
});

const control = style({
  ...type('body'),
  display: 'block',
  width: '100%',
  selectors: { '&:is(select):has(> option[value=""]:checked)': { color: vars.color.muted } },
});

export const controls = {
  box: [
    control,
    style({
      minHeight: '3rem',
      padding: '11px 12px',
      border: rules.field,
      background: vars.color.paper,
      selectors: {
        '&:is(:hover, [data-force~="hover"])': { borderColor: vars.color.ink },
        '&[aria-invalid]': { borderWidth: '2px', borderColor: vars.color.stop, padding: '10px 11px' },
      },
    }),
  ].join(' '),
  /** One line high; the label above it, one line too, is part of what is pressed. */
  ruled: [
    control,
    style({
      minHeight: ruling,
      padding: '3px 0 4px',
      // The label stands right above.
      outlineOffset: 0,
      border: 0,
      borderBottom: rules.fine,
      background: 'none',
      selectors: {
        '&:is(:hover, [data-force~="hover"])': { borderColor: vars.color.pencil },
        '&[aria-invalid]': { borderBottomWidth: '2px', borderColor: vars.color.stop, paddingBottom: '3px' },
      },
    }),
  ].join(' '),
} satisfies Record<(typeof fieldVariants)[number], string>;

const lines = createVar();
/** Where a field grows with its content, the browser forgets its rows. */
export const rows = {
  2: style({ vars: { [lines]: '2' } }),
  5: style({ vars: { [lines]: '5' } }),
} satisfies Record<(typeof textAreaRows)[number], string>;

const grows = style({ resize: 'vertical', fieldSizing: 'content' });

export const textAreas = {
  box: [grows, style({ minHeight: `calc(${lines} * 1lh + 24px)` })].join(' '),
  ruled: [
    grows,
    style({
      lineHeight: ruling,
      minHeight: `calc(${lines} * ${ruling})`,
      padding: 0,
      // The ruling moves with what is written on it.
      background: `linear-gradient(transparent calc(100% - 1px), ${vars.color.rule} 0) local 0 0 / 100% ${ruling}`,
    }),
  ].join(' '),
} satisfies Record<(typeof fieldVariants)[number], string>;

export const selectFrame = style({ position: 'relative' });
export const select = style({ appearance: 'none', paddingInlineEnd: '40px', textOverflow: 'ellipsis' });
const drawnChevron = style({
  position: 'absolute',
  width: '16px',
  height: '10px',
  pointerEvents: 'none',
  fill: 'none',
  stroke: 'currentcolor',
  strokeWidth: 2,
});
export const chevrons = {
  box: [drawnChevron, style({ insetInlineEnd: '13px', bottom: '19px' })].join(' '),
  ruled: [drawnChevron, style({ insetInlineEnd: '1px', bottom: '11px' })].join(' '),
} satisfies Record<(typeof fieldVariants)[number], string>;

/** One box, ruled into its choices. */
export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  border: rules.field,
  selectors: { '&[data-invalid]': { outline: `1px solid ${vars.color.stop}`, borderColor: vars.color.stop } },
  '@media': {
    [from('medium')]: {
      gridAutoFlow: 'column',
      gridTemplateColumns: 'none',
      gridAutoColumns: 'minmax(0, 1fr)',
    },
  },
});
export const choice = style({
  ...type('body'),
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minHeight: '3rem',
  overflowWrap: 'anywhere',
  padding: '11px 12px',
  cursor: 'pointer',
  selectors: { '& + &': { borderTop: rules.field } },
  '@media': { [from('medium')]: { selectors: { '& + &': { borderTop: 0, borderLeft: rules.field } } } },
});
export const radio = style(drawnRadio);
