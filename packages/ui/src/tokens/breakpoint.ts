// The window widths at which layouts change, and media queries for them.
/** Minimum window widths in rem. */
export const breakpoints = { small: 40, medium: 48, large: 60, desktop: 69 } as const;
export type Breakpoint = keyof typeof breakpoints;

/** The changes of the layout at each breakpoint. */
export const breakpointPurposes = {
  small: 'Headlines have their wide line breaks.',
  medium: 'The mobile breakpoint of the specification.',
  large: 'The navigation fits in one line, and pages use all twelve columns.',
  desktop: 'Three columns are wide enough for the promo card.',
} as const satisfies Record<Breakpoint, string>;

/** A media query: screens of this breakpoint and wider. */
export const wideScreen = (name: Breakpoint): string => `screen and (min-width: ${breakpoints[name]}rem)`;
/** A media query: screens on which headlines are so large that running text is larger, too. */
export const largeTextScreen = 'screen and (min-width: 100rem)';
/** A media query: this breakpoint and wider. Print always has the wide layout (theme/print.css.ts). */
export const from = (name: Breakpoint): string => `print, ${wideScreen(name)}`;
/** A media query: screens from `name` to just below `end`. */
export const between = (name: Breakpoint, end: Breakpoint): string =>
  `${wideScreen(name)} and (width < ${breakpoints[end]}rem)`;
/** A media query: screens narrower than this breakpoint. */
export const below = (name: Breakpoint): string => `screen and (width < ${breakpoints[name]}rem)`;
