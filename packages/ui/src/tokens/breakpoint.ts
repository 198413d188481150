/**
 * Viewport widths from which a layout holds, in rem. `medium` is the specification's mobile breakpoint
 * (768 px); `large` (960 px) is where the navigation fits in one line and the twelve columns come apart.
 */
export const breakpoints = { medium: 48, large: 60 } as const;
export type Breakpoint = keyof typeof breakpoints;

/** From this breakpoint up. */
export const from = (name: Breakpoint): string => `screen and (min-width: ${breakpoints[name]}rem)`;
/** From one breakpoint up to the other. */
export const between = (name: Breakpoint, end: Breakpoint): string =>
  `${from(name)} and (width < ${breakpoints[end]}rem)`;
/** Below this breakpoint. */
export const below = (name: Breakpoint): string => `screen and (width < ${breakpoints[name]}rem)`;
