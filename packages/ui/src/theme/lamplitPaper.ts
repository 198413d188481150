import { assignVars, type StyleRule } from '@vanilla-extract/css';
import { editions, toCss } from '../tokens/color.ts';
import { vars } from './contract.css.ts';
import { byNight } from './edition.ts';

const { ink, muted, marker, onMarker } = editions.day;

/**
 * By night, drawings of printed paper keep light paper and dark ink, a little darker than by day, as under a lamp: dark paper would
 * make a negative of them. The pencil is of a blue that shows on this paper and on the page.
 */
export const lamplitPaper: StyleRule = byNight({
  colorScheme: 'light',
  vars: {
    ...assignVars(vars.color, {
      paper: toCss([0.8, 0.038, 148]),
      surface: toCss([0.86, 0.03, 148]),
      ink: toCss(ink),
      muted: toCss(muted),
      pencil: toCss([0.55, 0.19, 266]),
      onPencil: toCss([0.86, 0.03, 148]),
      stop: toCss(editions.day.stop),
      marker: toCss(marker),
      onMarker: toCss(onMarker),
      field: toCss(editions.day.field),
      line: toCss([0.62, 0.04, 150]),
      placeholderText: toCss([0.6, 0.04, 150]),
    }),
  },
});
