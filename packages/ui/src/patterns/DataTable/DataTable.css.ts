import '../../theme/layers.css.ts';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { rules } from '../../theme/rules.ts';
import { stylesIn } from '../../theme/style.ts';
import { type } from '../../theme/type.ts';
import type { columnPlaces, columnWidths } from './DataTable.tsx';

const { style } = stylesIn('patterns');

/** A window onto the log: what is around it stays in reach, however long the log is. */
export const view = style({
  position: 'relative',
  containerType: 'inline-size',
  maxHeight: 'max(24rem, 100dvh - 10rem)',
  overflow: 'auto',
  // What is scrolled out of the window does not scroll the page.
  overscrollBehavior: 'contain',
  borderBottom: rules.fine,
  /** A line that is scrolled to is not under the head. */
  scrollPaddingBlockStart: '3rem',
});

export const table = style({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  textAlign: 'start',
});

export const head = style({ position: 'sticky', top: 0, zIndex: 1 });
export const gap = style({ padding: 0 });

/** In the measure of the table, not of the screen: an open line beside it takes half. */
const widths = { medium: '44rem', wide: '60rem' } as const;
const appears = (width: string) =>
  style({
    display: 'none',
    '@container': { [`(min-width: ${width})`]: { display: 'table-cell' } },
  });
const variants = {
  width: {
    short: style({
      width: '6rem',
      '@container': { [`(min-width: ${widths.medium})`]: { width: '8rem' } },
    }),
    medium: style({ width: '13rem' }),
    rest: {},
  } satisfies Record<(typeof columnWidths)[number], string | object>,
  from: {
    always: {},
    medium: appears(widths.medium),
    wide: appears(widths.wide),
  } satisfies Record<(typeof columnPlaces)[number], string | object>,
};

export const headCell = recipe({
  base: style({
    ...type('label'),
    padding: '12px 16px 7px 0',
    selectors: { '&:first-child': { paddingInlineStart: '16px' } },
    background: vars.color.paper,
    borderBottom: rules.bold,
    textAlign: 'start',
    verticalAlign: 'bottom',
    letterSpacing: '.02em',
    textTransform: 'uppercase',
    color: vars.color.muted,
  }),
  variants,
});

export const line = style({
  cursor: 'pointer',
  selectors: { '&[data-open]': { background: vars.color.surface } },
});

const inLine = {
  padding: '11px 16px 12px 0',
  borderBottom: rules.hair,
  verticalAlign: 'top',
  overflow: 'hidden',
  textAlign: 'start',
  selectors: {
    // A ruler laid under the line that is pointed at.
    [`${line}:is(:hover, [data-force~="hover"]) > &`]: { borderBottomColor: vars.color.ink },
    [`${line}[data-open] > &`]: { borderBottomColor: vars.color.ink },
  },
} as const;

export const cell = recipe({
  base: style({ ...inLine, ...type('label'), lineHeight: '1.5rem' }),
  variants,
});
export const name = recipe({
  base: style({ ...inLine, padding: 0, overflow: 'visible' }),
  variants,
});

export const open = style({
  display: 'block',
  width: '100%',
  padding: '11px 16px 12px 12px',
  border: 0,
  // The margin of the log, where a blue line says which one is on the desk.
  borderInlineStart: '4px solid transparent',
  background: 'none',
  textAlign: 'start',
  cursor: 'inherit',
  selectors: {
    '&:is(:focus-visible, [data-force~="focus"])': {
      outline: `3px solid ${vars.color.pencil}`,
      outlineOffset: '-3px',
    },
    '&[aria-current]': { borderColor: vars.color.pencil },
  },
  '@media': {
    // What is transparent otherwise is drawn there.
    '(forced-colors: active)': {
      borderColor: 'Canvas',
      selectors: { '&[aria-current]': { borderColor: 'Highlight' } },
    },
  },
});
