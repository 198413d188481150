// Tests that styles use logical properties (start and end), so that they also work where text runs from right to left.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const packages = path.resolve(import.meta.dirname, '../../..');
const files = globSync(['{ui,admin}/src/**/*.css.ts', 'ui/src/theme/*.ts'], { cwd: packages }).filter(
  file => !file.endsWith('.test.ts'),
);

const physicalName =
  /\b(?:left|right|(?:margin|padding|border|scrollMargin|scrollPadding)(?:Left|Right)\w*|border(?:Top|Bottom)(?:Left|Right)Radius): /;
const physicalValue =
  /\b(?:textAlign|float|clear|captionSide|transformOrigin|justify\w+): '[^']*\b(?:left|right)\b/;

/** True for a property with four values whose second (right) and fourth (left) value differ. */
function hasUnequalSides(line: string): boolean {
  const [, values] = /\b(?:margin|padding|inset|border(?:Width|Style|Color)): (?:'([^']*)')/.exec(line) ?? [];
  const parts = values?.split(/ (?![^(]*\))/) ?? [];
  return parts.length === 4 && parts[1] !== parts[3];
}

const findPhysical = (source: string): string[] => {
  const lines = source.split('\n');
  return lines.filter(
    (line, index) =>
      !/^\s*(?:\/\/|\/?\*)/.test(line) &&
      (physicalName.test(line) || physicalValue.test(line) || hasUnequalSides(line)) &&
      !/^\s*\/\/ Physical: \w/.test(lines[index - 1] ?? ''),
  );
};

it('findPhysical finds properties of a left or right side, and four values with unequal sides', () => {
  const physical = [
    "style({ paddingLeft: '4px' })",
    '  left: 0,',
    "  textAlign: 'right',",
    "  padding: '8px 16px 8px 0',",
    "  margin: 'min(17vw, 14rem) 0 20px 20px',",
    "  borderTopLeftRadius: '4px',",
  ];
  expect(findPhysical(physical.join('\n'))).toEqual(physical);
});

it('findPhysical accepts logical properties, equal sides and a stated reason', () => {
  const accepted = [
    "  paddingInlineStart: '4px',",
    "  padding: '8px 4px 6px 4px',",
    "  padding: '8px 4px 6px',",
    '  // Physical: the picture is the same in every language.',
    '  left: 0,',
  ];
  expect(findPhysical(accepted.join('\n'))).toEqual([]);
});

it('every style follows the direction of the text, or a comment says why not', () => {
  // The search has found the files with styles: the check below would pass on an empty list.
  expect(files.length).toBeGreaterThan(90);
  const found = files.flatMap(file =>
    findPhysical(readFileSync(path.join(packages, file), 'utf8')).map(line => `${file}: ${line.trim()}`),
  );
  expect(found, 'use a logical property (marginInlineStart), or say why above it: // Physical: …').toEqual(
    [],
  );
});
