// Colors for drawings of paper in the night edition (the dark color theme), in which paper looks as if a lamp shone on it.
import { lamplight } from '@fit-to-print/ui/brand';
import { assignVars, type StyleRule } from '@vanilla-extract/css';
import { type ColorName, editions, toCss } from '../tokens/color.ts';
import { vars } from './contract.css.ts';
import { byNight } from './edition.ts';

/**
 * In the night edition, drawings of printed paper keep light paper and dark ink, a little darker than in the day edition. With dark paper
 * they would look like negatives.
 */
export const lamplitPaper: StyleRule = byNight({
  colorScheme: 'light',
  vars: assignVars(
    vars.color,
    Object.fromEntries(
      Object.entries({ ...editions.day, ...lamplight }).map(([name, color]) => [name, toCss(color)]),
    ) as Record<ColorName, string>,
  ),
});
