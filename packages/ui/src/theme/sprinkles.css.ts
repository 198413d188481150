import './layers.css.ts';
import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { from } from '../tokens/breakpoint.ts';
import { space } from '../tokens/space.ts';
import { layers } from './layers.css.ts';

const lengths = Object.fromEntries(
  Object.entries(space).map(([name, px]) => [name, `${px / 16}rem`]),
) as Record<keyof typeof space, string>;

/** Space that changes with the sheet. Deliberately small: what is not a gap or a padding belongs to a component. */
const spacing = defineProperties({
  '@layer': layers.primitives,
  conditions: { narrow: {}, large: { '@media': from('large') } },
  defaultCondition: 'narrow',
  properties: { gap: lengths, paddingBlock: lengths, paddingInline: lengths, marginTop: lengths },
  shorthands: { padding: ['paddingBlock', 'paddingInline'] },
});

export const sprinkles = createSprinkles(spacing);
export type Sprinkles = Parameters<typeof sprinkles>[0];
