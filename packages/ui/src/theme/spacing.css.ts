// Classes for gaps, paddings and margins, one for each step of the spacing scale.
import './layers.css.ts';
import { styleVariants } from '@vanilla-extract/css';
import { from } from '../tokens/breakpoint.ts';
import { type Space, space } from '../tokens/space.ts';
import { layers } from './layers.css.ts';

type Property = 'gap' | 'paddingBlock' | 'paddingInline' | 'marginTop';

/** Two classes for each space: `narrow` applies at every width, `large` overrides it from the large breakpoint up. */
const variants = (property: Property) => {
  const rule = (px: number) => ({ [property]: `${px / 16}rem` });
  return {
    narrow: styleVariants(space, px => ({ '@layer': { [layers.primitives]: rule(px) } })),
    large: styleVariants(space, px => ({
      '@layer': { [layers.primitives]: { '@media': { [from('large')]: rule(px) } } },
    })),
  } satisfies Record<string, Record<Space, string>>;
};

/** Gaps, paddings and margins for layout primitives. Everything else belongs in a component's own styles. */
export const spacing = {
  gap: variants('gap'),
  paddingBlock: variants('paddingBlock'),
  paddingInline: variants('paddingInline'),
  marginTop: variants('marginTop'),
};
