import { breakpoints } from './breakpoint.ts';
import { type Edition, editions, type Oklch } from './color.ts';
import { toHex } from './contrast.ts';
import { duration, easing } from './motion.ts';
import { measure, pageSpace, pageMaxWidth, space } from './space.ts';
import { families, type TypeStyle, typeStyles, weights } from './type.ts';

/** A token of the Design Tokens format. Its group carries the `$type`. */
interface Token {
  readonly $value: unknown;
  /** Properties that the format does not have. */
  readonly $extensions?: { readonly 'fit-to-print': { fontStretch: string } };
}

const group = <Value>(
  $type: string,
  values: Readonly<Record<string, Value>>,
  token: (value: Value) => Token,
): Readonly<Record<string, Token | string>> => ({
  $type,
  ...Object.fromEntries(Object.entries(values).map(([name, value]) => [name, token(value)])),
});

const dimension = (value: number, unit: 'px' | 'rem' = 'px') => ({ value, unit });

const pixels = (value: number): Token => ({ $value: dimension(value) });
const sizes = (px: Readonly<Record<'narrow' | 'large', number>>) => ({
  narrow: pixels(px.narrow),
  large: pixels(px.large),
});

const typography = ({ family, size, lineHeight, width, letterSpacing = 0 }: TypeStyle): Token => ({
  $value: {
    fontFamily: `{family.${family}}`,
    fontSize: dimension(size),
    fontWeight: weights[family],
    letterSpacing: dimension(Number((letterSpacing * size).toFixed(3))),
    lineHeight: Number((lineHeight / size).toFixed(4)),
  },
  ...(width && { $extensions: { 'fit-to-print': { fontStretch: `${width}%` } } }),
});

/**
 * All tokens of one edition in the Design Tokens format of the W3C Community Group, 2025.10
 * (https://www.designtokens.org/TR/2025.10/format/). Both editions have the same paths, as the modes of a design tool do.
 */
export const designTokens = (edition: Edition) => ({
  $description: `Fit to Print, ${edition} edition`,
  color: group<Oklch>('color', editions[edition], color => ({
    $value: { colorSpace: 'oklch', components: color, hex: toHex(color) },
  })),
  space: group('dimension', space, pixels),
  layout: {
    $type: 'dimension',
    width: pixels(pageMaxWidth),
    margin: sizes(pageSpace.margin),
    gutter: sizes(pageSpace.gutter),
    section: sizes(pageSpace.section),
  },
  // The format has no unit for characters.
  measure: { $type: 'number', $value: measure },
  breakpoint: group('dimension', breakpoints, rem => ({ $value: dimension(rem, 'rem') })),
  // Without the stand-in fonts, which only the stylesheet defines.
  family: group('fontFamily', families, stack => ({
    $value: stack
      .replaceAll("'", '')
      .split(', ')
      .filter(family => !family.endsWith(' fallback')),
  })),
  type: group('typography', typeStyles, typography),
  duration: group('duration', duration, ms => ({ $value: { value: ms, unit: 'ms' } })),
  easing: group('cubicBezier', easing, curve => ({ $value: curve.match(/[\d.]+/g)!.map(Number) })),
});
