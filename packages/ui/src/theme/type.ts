// Style properties of fonts and of the type scale.
import { headlineAxes } from '@fit-to-print/ui/brand';
import type { StyleRule } from '@vanilla-extract/css';
import {
  families,
  type TypeStyle,
  typeStyles,
  type TypeStyleName,
  weights,
  wordSpacingAt,
} from '../tokens/type.ts';

/** A font family in its weight. */
export const familyStyle = (family: keyof typeof families) => ({
  fontFamily: families[family],
  fontWeight: weights[family],
  ...(family === 'display' && headlineAxes && { fontVariationSettings: headlineAxes.slice(2) }),
});

/** The font size and the line height. A size with a `wideSize` grows with the window until the window is 1728 px wide. */
const sizeStyle = ({ size, wideSize, lineHeight }: TypeStyle) =>
  wideSize === undefined
    ? { fontSize: `${size / 16}rem`, lineHeight: `${lineHeight / 16}rem` }
    : {
        fontSize: `clamp(${size / 16}rem, ${(wideSize / 17.28).toFixed(2)}vw, ${wideSize / 16}rem)`,
        lineHeight: (lineHeight / size).toFixed(3),
      };

/** The style properties of a step of the type scale, with sizes in rem. */
export const typeStyle = (name: TypeStyleName): StyleRule & { fontSize: string; lineHeight: string } => {
  const step: TypeStyle = typeStyles[name];
  const wordSpacing = step.width ? wordSpacingAt(step.width) : 0;
  return {
    ...familyStyle(step.family),
    ...(step.weight && { fontWeight: step.weight }),
    ...sizeStyle(step),
    fontStyle: 'normal',
    ...(step.width && { fontStretch: `${step.width}%` }),
    ...(wordSpacing > 0 && { wordSpacing: `${wordSpacing.toFixed(2)}em` }),
    ...(step.letterSpacing && { letterSpacing: `${step.letterSpacing}em` }),
  };
};
