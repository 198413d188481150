/** Durations in ms. Only the logo carousel loops, and reduced motion stops everything. */
export const duration = { short: 240, draw: 500 } as const;
export const easing = {
  decelerate: 'cubic-bezier(.2, 0, 0, 1)',
  draw: 'cubic-bezier(.4, 0, .2, 1)',
} as const;
/** What each duration and easing is for. */
export const durationPurposes = {
  short: 'The answer to a pointer or a key: a button lifts, an answer opens.',
  draw: 'A line that is drawn: the pencil strikes a word out.',
} as const satisfies Record<keyof typeof duration, string>;
export const easingPurposes = {
  decelerate: 'Something comes to rest.',
  draw: 'A hand draws: slow at both ends.',
} as const satisfies Record<keyof typeof easing, string>;

/** The media query around every animation and transition. */
export const motionAllowed = '(prefers-reduced-motion: no-preference)';
