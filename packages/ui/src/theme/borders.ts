import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';

/** Printed rules. `hair` separates, `fine` and `bold` carry; text hangs from them. */
export const borders = {
  hair: `1px solid ${vars.color.rule}`,
  fine: `1px solid ${vars.color.ink}`,
  bold: `3px solid ${vars.color.ink}`,
  field: `1px solid ${vars.color.field}`,
} as const;

/** A line of a ruled sheet. */
export const ruledLineHeight = '2rem';

/** A fine rule under a bold one: what hangs from it begins. It wants a `position` of `relative`. */
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

/** In the middle of the gutter before a column, as in print; for a pseudo-element of what is `relative`. */
export const columnRule = (top: string, bottom: string) =>
  ({
    content: '',
    position: 'absolute',
    inset: `${top} auto ${bottom} calc(${vars.gutter} / -2)`,
    borderLeft: borders.hair,
  }) as const;
