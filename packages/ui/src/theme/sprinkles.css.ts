import './layers.css.ts';
import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { from } from '../tokens/breakpoint.ts';
import { space } from '../tokens/space.ts';
import { layers } from './layers.css.ts';

const lengths = Object.fromEntries(
  Object.entries(space).map(([name, px]) => [name, `${px / 16}rem`]),
) as Record<keyof typeof space, string>;

/** Responsive gaps and paddings for layout primitives. Everything else belongs in a component's own styles. */
const spacing = defineProperties({
  '@layer': layers.primitives,
  conditions: { narrow: {}, large: { '@media': from('large') } },
  defaultCondition: 'narrow',
  properties: { gap: lengths, paddingBlock: lengths, paddingInline: lengths, marginTop: lengths },
  shorthands: { padding: ['paddingBlock', 'paddingInline'] },
});

export const sprinkles = createSprinkles(spacing);
export type Sprinkles = Parameters<typeof sprinkles>[0];
