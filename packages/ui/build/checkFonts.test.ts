// Tests that the fonts of every theme agree, and that a theme whose fonts do not is refused with a remedy.
import { expect, test } from 'vitest';
import * as broadsheet from '../src/brands/broadsheet.ts';
import type { Theme } from '../src/brands/theme.ts';
import { checkFonts } from './checkFonts.ts';

const brands = import.meta.glob<Theme>(
  ['../src/brands/*.ts', '!../src/brands/theme.ts', '!../src/brands/*.canvas.ts'],
  { eager: true },
);

test.each(Object.entries(brands))('the fonts of %s agree', (_file, theme) => {
  expect(() => checkFonts(theme)).not.toThrow();
});

const text = {
  ...broadsheet.faces.text,
  file: '@fontsource-variable/lora/files/lora-latin-wght-normal.woff2',
};
const families = { ...broadsheet.families, text: "'Lora', Georgia, serif" };
const fontNames = { ...broadsheet.fontNames, text: 'Lora' };

test('checkFonts refuses another text font whose name is not in `fontNames`', () => {
  expect(() => checkFonts({ ...broadsheet, faces: { ...broadsheet.faces, text }, families })).toThrow(
    /`families.text` begins with Lora, but `fontNames.text` is Newsreader: give both the same name/,
  );
});

test('checkFonts refuses another text font in whose name the italic of the old one is shown', () => {
  const named = { ...fontNames, pencil: 'Lora' };
  expect(() =>
    checkFonts({
      ...broadsheet,
      faces: { ...broadsheet.faces, text },
      families,
      fontNames: named,
      pencilFamily: families.text,
    }),
  ).toThrow(/`faces.pencil` is of another package: set it to the italic of the text font, or name/);
});

test('checkFonts refuses a pencil family that is not the pencil font', () => {
  expect(() =>
    checkFonts({
      ...broadsheet,
      faces: { ...broadsheet.faces, text },
      families,
      fontNames,
      pencilFamily: families.text,
    }),
  ).toThrow(/`pencilFamily` begins with Lora, but `fontNames.pencil` is Newsreader/);
});
