// Border styles, border radiuses, and lines between columns. Colors: `ink` is text.
import { hasDoubleRule, radius, rules } from '@fit-to-print/ui/brand';
import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';

/** Border styles. `hair` is between two parts of a section, `fine` and `bold` are above a section, `field` is the edge of a control. */
export const borders = {
  hair: `${rules.hair} ${vars.color.line}`,
  fine: `${rules.fine} ${vars.color.ink}`,
  bold: `${rules.bold} ${vars.color.ink}`,
  field: `${rules.field} ${vars.color.field}`,
} as const;

/**
 * A line of square dots, as a background. A dotted border has dots at fractions of a pixel, whose edges differ from one time that they are
 * drawn to the next.
 */
export const dottedBackground = {
  height: '2px',
  background: `linear-gradient(to right, ${vars.color.field} 50%, transparent 0) 0 0 / 4px 100%`,
} satisfies StyleRule;

/** The height of a line in a form that looks like ruled paper. */
export const ruledLineHeight = '2rem';

/** The border radius of buttons, of fields or of framed surfaces, as a style. The style is empty if the theme has square corners. */
export const borderRadiusOf = (name: keyof typeof radius): StyleRule =>
  radius[name] > 0 ? { borderRadius: `${radius[name]}px` } : {};

/** Square corners, where a box with `borderRadiusOf` is as wide as the window. */
export const squareCornersOf = (name: keyof typeof radius): StyleRule =>
  radius[name] > 0 ? { borderRadius: 0 } : {};

/** A raised area on the paper, framed by a fine line. */
export const framedSurface: StyleRule = {
  background: vars.color.surface,
  border: borders.fine,
  ...borderRadiusOf('surface'),
};

/** A framed surface with a bold line at its top. */
export const boldTopSurface: StyleRule = { ...framedSurface, borderTop: borders.bold };

/** A bold line at the top of an element, with a fine one below it if the theme has one. The element needs `position: relative`. */
export const doubleBorder = {
  borderTop: borders.bold,
  ...(hasDoubleRule && {
    '::before': {
      content: '',
      position: 'absolute',
      inset: '.1875rem 0 auto',
      height: '.1875rem',
      borderBottom: borders.fine,
    },
  }),
} satisfies StyleRule;

/** A vertical line in the middle of the gutter before a column, for a pseudo-element of an element with `position: relative`. */
export const columnRule = (top: string, bottom: string) =>
  ({
    content: '',
    position: 'absolute',
    insetBlock: `${top} ${bottom}`,
    insetInlineStart: `calc(${vars.gutter} / -2)`,
    borderInlineStart: borders.hair,
  }) as const;
