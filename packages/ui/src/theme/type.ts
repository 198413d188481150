import type { StyleRule } from '@vanilla-extract/css';
import { families, type TypeStyle, typeStyles, type TypeStyleName } from '../tokens/type.ts';

/** A step of the type scale as style properties, sizes in rem. */
export const type = (name: TypeStyleName): StyleRule & { fontSize: string; lineHeight: string } => {
  const step: TypeStyle = typeStyles[name];
  return {
    fontFamily: families[step.family],
    fontSize: `${step.size / 16}rem`,
    lineHeight: `${step.line / 16}rem`,
    fontWeight: step.weight,
    fontStyle: 'normal',
    ...(step.width && { fontStretch: `${step.width}%` }),
    ...(step.tracking && { letterSpacing: `${step.tracking}em` }),
  };
};
