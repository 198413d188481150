/** Durations in ms. Nothing loops but the logo carousel, and reduced motion stops everything. */
export const duration = { press: 240, draw: 500 } as const;
export const easing = { settle: 'cubic-bezier(.2, 0, 0, 1)', draw: 'cubic-bezier(.4, 0, .2, 1)' } as const;
/** Wrap every animation and transition in this. */
export const motionAllowed = '(prefers-reduced-motion: no-preference)';
