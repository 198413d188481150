// The design tokens as variables of Figma. An edition is a color theme: `day` (light) or `night` (dark).
import { variableNames } from '../src/theme/variableNames.ts';
import { breakpointPurposes, breakpoints } from '../src/tokens/breakpoint.ts';
import { colorPurposes, type ColorName, type Edition, editions, type Oklch } from '../src/tokens/color.ts';
import { toHex, toSrgb } from '../src/tokens/contrast.ts';
import { pageMaxWidth, pageSpace, pageSpacePurposes, space, spacePurposes } from '../src/tokens/space.ts';
import {
  families,
  familyPurposes,
  typePurposes,
  type TypeStyle,
  typeStyles,
  weights,
} from '../src/tokens/type.ts';

/** A variable in the format that Figma exports and imports: Design Tokens with the types that Figma has. */
interface Variable {
  readonly $type: 'color' | 'number' | 'string';
  readonly $value: unknown;
  readonly $description: string;
  readonly $extensions: Readonly<Record<`com.figma.${string}`, unknown>>;
}

const colorVariable = (name: ColorName, value: Oklch): Variable => ({
  $type: 'color',
  $value: { colorSpace: 'srgb', components: toSrgb(value), alpha: 1, hex: toHex(value).toUpperCase() },
  $description: colorPurposes[name],
  $extensions: {
    'com.figma.scopes': ['ALL_FILLS', 'STROKE_COLOR'],
    'com.figma.codeSyntax': { WEB: `var(--${variableNames.color[name]})` },
  },
});

const numberVariable = ($value: number, $description: string, ...scopes: readonly string[]): Variable => ({
  $type: 'number',
  $value,
  $description,
  $extensions: { 'com.figma.scopes': scopes },
});

const stringVariable = ($value: string, $description: string, ...scopes: readonly string[]): Variable => ({
  $type: 'string',
  $value,
  $description,
  $extensions: { 'com.figma.type': 'string', 'com.figma.scopes': scopes },
});

/** Maps each entry of a record. */
const mapRecord = <Name extends string | number, Value, Result>(
  values: Readonly<Record<Name, Value>>,
  result: (name: Name, value: Value) => Result,
) =>
  Object.fromEntries(
    (Object.entries(values) as [Name, Value][]).map(([name, value]) => [name, result(name, value)]),
  ) as Record<`${Name}`, Result>;

/** The first family of a font stack. */
const familyName = (family: TypeStyle['family']) => /^'(.+?)'/.exec(families[family])![1]!;
/** The properties for which Figma offers a variable of a space or a width. */
const spaceScopes = ['WIDTH_HEIGHT', 'GAP'] as const;

/**
 * The tokens of one edition as one mode of Figma's variables. Figma has no variables for a whole text style, the width axis, motion or
 * `ch`: here a style of the type scale is a group of variables.
 */
export const figmaVariables = (edition: Edition) => ({
  color: mapRecord<ColorName, Oklch, Variable>(editions[edition], colorVariable),
  space: mapRecord(space, (name, px) => numberVariable(px, spacePurposes[name], ...spaceScopes)),
  layout: {
    width: numberVariable(pageMaxWidth, 'The largest width of a page.', 'WIDTH_HEIGHT'),
    ...mapRecord(pageSpace, (name, { narrow, large }) => ({
      narrow: numberVariable(narrow, pageSpacePurposes[name], ...spaceScopes),
      large: numberVariable(large, pageSpacePurposes[name], ...spaceScopes),
    })),
  },
  breakpoint: mapRecord(breakpoints, (name, rem) =>
    numberVariable(rem * 16, breakpointPurposes[name], 'WIDTH_HEIGHT'),
  ),
  family: mapRecord(families, name => stringVariable(familyName(name), familyPurposes[name], 'FONT_FAMILY')),
  type: mapRecord(typeStyles as Record<keyof typeof typeStyles, TypeStyle>, (name, style) => {
    const purpose = typePurposes[name];
    return {
      family: stringVariable(familyName(style.family), purpose, 'FONT_FAMILY'),
      weight: numberVariable(weights[style.family], purpose, 'FONT_WEIGHT'),
      size: numberVariable(style.size, purpose, 'FONT_SIZE'),
      lineHeight: numberVariable(style.lineHeight, purpose, 'LINE_HEIGHT'),
      letterSpacing: numberVariable(
        Number(((style.letterSpacing ?? 0) * style.size).toFixed(3)),
        purpose,
        'LETTER_SPACING',
      ),
    };
  }),
  $extensions: { 'com.figma.modeName': edition === 'day' ? 'Day' : 'Night' },
});
