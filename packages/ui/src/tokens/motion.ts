import type { Theme } from '../brands/theme.ts';

/** Only the logo carousel loops, and reduced motion stops everything. */
export { duration, easing } from '@fit-to-print/ui/brand';

/** What each duration and easing is for. */
export const durationPurposes = {
  short: 'The answer to a pointer or a key: a button lifts, an answer opens.',
  draw: 'A line that is drawn: the pencil strikes a word out.',
} as const satisfies Record<keyof Theme['duration'], string>;
export const easingPurposes = {
  decelerate: 'Something comes to rest.',
  draw: 'A hand draws: slow at both ends.',
} as const satisfies Record<keyof Theme['easing'], string>;

/** The media query around every animation and transition. */
export const motionAllowed = '(prefers-reduced-motion: no-preference)';
