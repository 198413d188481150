// Converts the spacing props of a layout component to classes.
import { spacing } from '../theme/spacing.css.ts';
import type { Space } from '../tokens/space.ts';
import { classNames } from './classNames.ts';

/** A space on all windows, or one by default and another from the large breakpoint up. */
type ResponsiveSpace = Space | { readonly narrow?: Space; readonly large?: Space };

/** The spaces inside and around a layout primitive, as its props. */
export interface Spacing {
  /** Space between the items, in steps of 8 px: `2` is 16 px, `{ narrow: 2, large: 4 }` is 32 px in large windows. */
  gap?: ResponsiveSpace;
  /** `paddingBlock` and `paddingInline`, unless these are set; in steps of 8 px, as `gap` of a Stack. */
  padding?: ResponsiveSpace;
  /** Space above and below the content, in steps of 8 px. */
  paddingBlock?: ResponsiveSpace;
  /** Space before and after the content, in steps of 8 px. */
  paddingInline?: ResponsiveSpace;
  /** Space above the element, in steps of 8 px. */
  marginTop?: ResponsiveSpace;
}

function classesOf(property: keyof typeof spacing, value: ResponsiveSpace | undefined) {
  if (value === undefined) return undefined;
  const { narrow, large } = typeof value === 'object' ? value : { narrow: value };
  const classes = spacing[property];
  return classNames(
    narrow !== undefined && classes.narrow[narrow],
    large !== undefined && classes.large[large],
  );
}

/** The classes of a primitive's spacing props. */
export const spacingClasses = ({
  gap,
  padding,
  paddingBlock = padding,
  paddingInline = padding,
  marginTop,
}: Spacing): string | undefined =>
  classNames(
    classesOf('gap', gap),
    classesOf('paddingBlock', paddingBlock),
    classesOf('paddingInline', paddingInline),
    classesOf('marginTop', marginTop),
  );
