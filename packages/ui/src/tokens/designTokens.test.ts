// Tests of the design tokens in the format of the W3C Community Group. An edition is a color theme: `day` (light) or `night` (dark).
import { describe, expect, test } from 'vitest';
import { type Edition, editions } from './color.ts';
import { designTokens } from './designTokens.ts';

interface FlatToken {
  type: string;
  value: unknown;
  description: string;
}

/**
 * Every token with its path. A node with `$value` is a token, any other node is a group. A token's type and description are its own, or
 * those of the nearest group around it. The description of the root is not inherited.
 */
function flatten(
  node: object,
  path: string[] = [],
  inheritedType = '',
  inheritedDescription = '',
): [path: string, token: FlatToken][] {
  const group = node as { $type?: string; $description?: string; $value?: unknown };
  const type = group.$type ?? inheritedType;
  const description = group.$description ?? inheritedDescription;
  if ('$value' in group) return [[path.join('.'), { type, value: group.$value, description }]];
  return Object.entries(node)
    .filter(([name]) => !name.startsWith('$'))
    .flatMap(([name, child]) =>
      flatten(child as object, [...path, name], type, path.length > 0 ? description : ''),
    );
}

const dimension = {
  value: expect.any(Number) as number,
  unit: expect.stringMatching(/^(px|rem)$/) as string,
};
/** The expected shape of a value by type, from chapters 8 and 9 of the Design Tokens Format Module (designtokens.org). */
const shapes: Record<string, unknown> = {
  color: {
    colorSpace: 'oklch',
    components: [expect.any(Number), expect.any(Number), expect.any(Number)],
    hex: expect.stringMatching(/^#[0-9a-f]{6}$/) as string,
  },
  dimension,
  number: expect.any(Number) as number,
  fontFamily: expect.toSatisfy(
    (stack: string[]) => stack.length > 0 && stack.every(name => /^[\w -]+$/.test(name)),
  ) as string[],
  typography: {
    fontFamily: expect.stringMatching(/^{.+}$/) as string,
    fontSize: dimension,
    fontWeight: expect.any(Number) as number,
    letterSpacing: dimension,
    lineHeight: expect.any(Number) as number,
  },
  duration: { value: expect.any(Number) as number, unit: 'ms' },
  cubicBezier: [0, 1, 2, 3].map(() => expect.any(Number) as number),
};

describe.each(Object.keys(editions) as Edition[])('the %s edition', edition => {
  const tokens = new Map(flatten(designTokens(edition)));

  test('is valid JSON, and every value has the shape of its type', () => {
    expect(JSON.parse(JSON.stringify(designTokens(edition)))).toEqual(designTokens(edition));
    for (const [path, { type, value }] of tokens) expect([path, value]).toEqual([path, shapes[type]]);
  });

  test('describes every token in a sentence', () => {
    expect([...tokens].filter(([, { description }]) => !description.endsWith('.'))).toEqual([]);
  });

  test('has only word characters in names, and a token for every reference', () => {
    for (const path of tokens.keys()) expect(path).toMatch(/^\w+(\.\w+)*$/);
    const references = JSON.stringify([...tokens.values()]).match(/(?<=")\{[^"]+\}(?=")/g) ?? [];
    expect(references.length).toBeGreaterThan(0);
    for (const reference of references) expect([...tokens.keys()]).toContain(reference.slice(1, -1));
  });
});

test('designTokens returns the same tokens for both editions, except for the colors', () => {
  const [day, night] = [flatten(designTokens('day')), flatten(designTokens('night'))];
  expect(night.map(([path]) => path)).toEqual(day.map(([path]) => path));
  const differing = day.filter(
    ([, token], index) => JSON.stringify(token) !== JSON.stringify(night[index]![1]),
  );
  expect(new Set(differing.map(([path]) => path.split('.')[0]))).toEqual(new Set(['color']));
});

test('designTokens returns a dimension, a color, a font and an easing in the form that design tools read', () => {
  const { color, layout, type, easing } = designTokens('day');
  expect(layout.margin).toMatchObject({
    narrow: { $value: { value: 16, unit: 'px' } },
    large: { $value: { value: 32, unit: 'px' } },
  });
  expect(color.paper).toEqual({
    $description: 'The background of a page.',
    $value: { colorSpace: 'oklch', components: [0.93, 0.038, 148], hex: '#d8efda' },
  });
  expect(type.quote).toEqual({
    $description: 'What a client says.',
    $value: {
      fontFamily: '{family.text}',
      fontSize: { value: 32, unit: 'px' },
      fontWeight: 400,
      letterSpacing: { value: -0.32, unit: 'px' },
      lineHeight: 1.25,
    },
  });
  expect(easing.decelerate).toMatchObject({ $value: [0.2, 0, 0, 1] });
});
