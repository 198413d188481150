/** Durations in ms. Only the logo carousel loops, and reduced motion stops everything. */
export const duration = { short: 240, draw: 500 } as const;
export const easing = {
  decelerate: 'cubic-bezier(.2, 0, 0, 1)',
  draw: 'cubic-bezier(.4, 0, .2, 1)',
} as const;
/** The media query around every animation and transition. */
export const motionAllowed = '(prefers-reduced-motion: no-preference)';
