/**
 * Minimum window widths in rem. `medium` is the specification's mobile breakpoint (768 px). From `large` (960 px) the
 * navigation fits in one line and pages use all twelve columns.
 */
export const breakpoints = { medium: 48, large: 60 } as const;
export type Breakpoint = keyof typeof breakpoints;

/** A media query: this breakpoint and wider. */
export const from = (name: Breakpoint): string => `screen and (min-width: ${breakpoints[name]}rem)`;
/** A media query: from `name` to just below `end`. */
export const between = (name: Breakpoint, end: Breakpoint): string =>
  `${from(name)} and (width < ${breakpoints[end]}rem)`;
/** A media query: narrower than this breakpoint. */
export const below = (name: Breakpoint): string => `screen and (width < ${breakpoints[name]}rem)`;
