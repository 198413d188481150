import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';

/** Border styles. `hair` separates two parts, `fine` and `bold` begin one, `field` is the edge of a control. */
export const borders = {
  hair: `1px solid ${vars.color.line}`,
  fine: `1px solid ${vars.color.ink}`,
  bold: `3px solid ${vars.color.ink}`,
  field: `1px solid ${vars.color.field}`,
} as const;

/** The height of a line in a form that looks like ruled paper. */
export const ruledLineHeight = '2rem';

/** A bold line with a fine one below it, at the top of an element. The element needs `position: relative`. */
export const doubleBorder = {
  borderTop: borders.bold,
  '::before': {
    content: '',
    position: 'absolute',
    inset: '3px 0 auto',
    height: '3px',
    borderBottom: borders.fine,
  },
} satisfies StyleRule;

/** A vertical line in the middle of the gutter before a column, for a pseudo-element of an element with `position: relative`. */
export const columnRule = (top: string, bottom: string) =>
  ({
    content: '',
    position: 'absolute',
    inset: `${top} auto ${bottom} calc(${vars.gutter} / -2)`,
    borderLeft: borders.hair,
  }) as const;
