// The design tokens in the format of the W3C Community Group, for design tools. An edition is a color theme: `day` (light) or `night`
// (dark).
import { name as brand } from '@fit-to-print/ui/brand';
import { breakpointPurposes, breakpoints } from './breakpoint.ts';
import { type ColorName, colorPurposes, type Edition, editions, type Oklch } from './color.ts';
import { toHex } from './contrast.ts';
import { duration, durationPurposes, easing, easingPurposes } from './motion.ts';
import { measure, pageMaxWidth, pageSpace, pageSpacePurposes, space, spacePurposes } from './space.ts';
import {
  families,
  familyPurposes,
  typePurposes,
  type TypeStyle,
  type TypeStyleName,
  typeStyles,
  weights,
} from './type.ts';

/** A token of the Design Tokens format. The group around it has its `$type`. */
interface Token {
  readonly $value: unknown;
  readonly $description?: string;
  /** Properties that the format does not have. */
  readonly $extensions?: { readonly 'fit-to-print': { fontStretch: string } };
}

/** A group of tokens of one type, with their descriptions. */
const group = <Name extends string | number, Value>(
  $type: string,
  values: Readonly<Record<Name, Value>>,
  purposes: Readonly<Record<Name, string>>,
  token: (value: Value) => Token,
): Readonly<Record<string, Token | string>> => ({
  $type,
  ...Object.fromEntries(
    (Object.entries(values) as [Name, Value][]).map(([name, value]) => [
      name,
      { $description: purposes[name], ...token(value) },
    ]),
  ),
});

const dimension = (value: number, unit: 'px' | 'rem' = 'px') => ({ value, unit });

const pixels = (value: number): Token => ({ $value: dimension(value) });
/** A space of the page layout, for narrow and for large windows. */
const sizes = (name: keyof typeof pageSpace) => ({
  $description: pageSpacePurposes[name],
  narrow: pixels(pageSpace[name].narrow),
  large: pixels(pageSpace[name].large),
});

/** A step of the type scale. */
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
  $description: `${brand}, ${edition} edition`,
  color: group<ColorName, Oklch>('color', editions[edition], colorPurposes, color => ({
    $value: { colorSpace: 'oklch', components: color, hex: toHex(color) },
  })),
  space: group('dimension', space, spacePurposes, pixels),
  layout: {
    $type: 'dimension',
    width: { $description: 'The largest width of a page.', ...pixels(pageMaxWidth) },
    margin: sizes('margin'),
    gutter: sizes('gutter'),
    section: sizes('section'),
  },
  // The format has no unit for characters.
  measure: {
    $description: 'The longest comfortable line of text, in characters.',
    $type: 'number',
    $value: measure,
  },
  breakpoint: group('dimension', breakpoints, breakpointPurposes, rem => ({ $value: dimension(rem, 'rem') })),
  // Without the fallback fonts, which only the stylesheet defines.
  family: group('fontFamily', families, familyPurposes, stack => ({
    $value: stack
      .replaceAll("'", '')
      .split(', ')
      .filter(family => !family.endsWith(' fallback')),
  })),
  type: group('typography', typeStyles as Record<TypeStyleName, TypeStyle>, typePurposes, typography),
  duration: group('duration', duration, durationPurposes, ms => ({ $value: { value: ms, unit: 'ms' } })),
  easing: group('cubicBezier', easing, easingPurposes, curve => ({
    $value: curve.match(/[\d.]+/g)!.map(Number),
  })),
});
