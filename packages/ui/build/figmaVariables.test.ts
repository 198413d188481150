// Tests of the design tokens as variables of Figma. An edition is a color theme: `day` (light) or `night` (dark).
import { describe, expect, test } from 'vitest';
import { type Edition, editions } from '../src/tokens/color.ts';
import { toHex } from '../src/tokens/contrast.ts';
import { space } from '../src/tokens/space.ts';
import { typeStyles } from '../src/tokens/type.ts';
import { tokenFiles } from './designTokenFiles.ts';
import { figmaVariables } from './figmaVariables.ts';

interface Variable {
  $type: string;
  $value: unknown;
  $description: string;
  $extensions: Record<string, unknown>;
}

const flatten = (node: object, path: string[] = []): [path: string, variable: Variable][] =>
  '$value' in node
    ? [[path.join('/'), node as Variable]]
    : Object.entries(node)
        .filter(([name]) => !name.startsWith('$'))
        .flatMap(([name, child]) => flatten(child as object, [...path, name]));

describe.each(Object.keys(editions) as Edition[])('the mode of the %s edition', edition => {
  const variables = new Map(flatten(figmaVariables(edition)));

  test('has the values of the theme', () => {
    for (const [name, color] of Object.entries(editions[edition])) {
      const { $value, $extensions } = variables.get(`color/${name}`)!;
      const { components, hex } = $value as { components: number[]; hex: string };
      expect(hex.toLowerCase()).toBe(toHex(color));
      // The two notations of a color agree.
      expect(
        components
          .map(part =>
            Math.round(part * 255)
              .toString(16)
              .padStart(2, '0'),
          )
          .join(''),
      ).toBe(toHex(color).slice(1));
      expect($extensions['com.figma.codeSyntax']).toEqual({
        WEB: expect.stringMatching(/^var\(--[\w-]+\)$/),
      });
    }
    for (const [name, px] of Object.entries(space)) expect(variables.get(`space/${name}`)?.$value).toBe(px);
    for (const [name, { size, lineHeight }] of Object.entries(typeStyles)) {
      expect(variables.get(`type/${name}/size`)?.$value).toBe(size);
      expect(variables.get(`type/${name}/lineHeight`)?.$value).toBe(lineHeight);
    }
  });

  test('has only types that Figma has, and a description of each variable', () => {
    const shapes: Record<string, unknown> = {
      color: {
        colorSpace: 'srgb',
        components: [0, 1, 2].map(() => expect.any(Number) as number),
        alpha: 1,
        hex: expect.stringMatching(/^#[0-9A-F]{6}$/) as string,
      },
      number: expect.any(Number) as number,
      string: expect.any(String) as string,
    };
    for (const [path, { $type, $value, $description }] of variables) {
      expect([path, $value]).toEqual([path, shapes[$type]]);
      expect([path, $description]).toEqual([path, expect.stringMatching(/\.$/)]);
    }
  });
});

test('both modes have the same variables, and each is named after its edition', () => {
  const paths = (edition: Edition) => flatten(figmaVariables(edition)).map(([path]) => path);
  expect(paths('night')).toEqual(paths('day'));
  expect(figmaVariables('day').$extensions).toEqual({ 'com.figma.modeName': 'Day' });
  expect(figmaVariables('night').$extensions).toEqual({ 'com.figma.modeName': 'Night' });
});

test('a build has two files for each edition', () => {
  expect([...tokenFiles.keys()]).toEqual([
    'tokens/day.tokens.json',
    'tokens/day.figma.json',
    'tokens/night.tokens.json',
    'tokens/night.figma.json',
  ]);
});
