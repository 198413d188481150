import { lamplight } from '@fit-to-print/ui/brand';
import { assignVars, type StyleRule } from '@vanilla-extract/css';
import { type ColorName, editions, toCss } from '../tokens/color.ts';
import { vars } from './contract.css.ts';
import { byNight } from './edition.ts';

/**
 * By night, drawings of printed paper keep light paper and dark ink, a little darker than by day, as under a lamp: dark paper would
 * make a negative of them.
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
