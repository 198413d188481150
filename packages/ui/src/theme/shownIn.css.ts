// Classes for elements of which each edition (color theme) shows one: day is light, night is dark.
import { byNight } from './edition.ts';
import { stylesInLayer } from './style.ts';

const { style } = stylesInLayer('patterns');

/** Shows an element in one edition only. In the other one it is hidden, also from screen readers, and lazy images in it are not downloaded. */
export const shownIn = {
  day: style(byNight({ display: 'none' })),
  night: style({ display: 'none', ...byNight({ display: 'revert-layer' }) }),
} as const;
