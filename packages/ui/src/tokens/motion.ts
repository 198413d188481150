// The motion tokens.
import type { Theme } from '../brands/theme.ts';

/** Durations and easings of animations. Only the logo carousel loops, and reduced motion stops every animation. */
export { duration, easing } from '@fit-to-print/ui/brand';

/** The purpose of each duration and easing. */
export const durationPurposes = {
  short: 'Feedback to a pointer or a key: a button lifts, an answer opens.',
  draw: 'A line that is drawn: the pencil strikes a word out.',
} as const satisfies Record<keyof Theme['duration'], string>;
/** The purpose of each easing (speed curve). */
export const easingPurposes = {
  decelerate: 'A movement that slows down to its end.',
  draw: 'A line that is drawn: slow at its start and its end.',
} as const satisfies Record<keyof Theme['easing'], string>;

/** The media query around every animation and transition. */
export const motionAllowed = '(prefers-reduced-motion: no-preference)';
