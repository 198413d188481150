// Tests of the font files that the site ships.
import { statSync } from 'node:fs';
import { privacy } from '@fit-to-print/content/legal/privacy';
import { terms } from '@fit-to-print/content/legal/terms';
import { Font } from 'harfbuzzjs';
import { beforeAll, expect, it } from 'vitest';
import { pages } from '../src/pages/pages.ts';
import { charset, subsetFontFaces, type FontFile, fontFiles } from './fonts.ts';
import { openFont } from './openFont.ts';

const names = ['headline', 'text', 'textBold', 'pencil', 'mono'] as const;
let files: Record<(typeof names)[number], FontFile[]>;
beforeAll(async () => {
  const entries = await Promise.all(names.map(async name => [name, await fontFiles(name)] as const));
  files = Object.fromEntries(entries) as typeof files;
}, 120_000);

it.each(names)('the files of the font %s have each character of the charset once', name => {
  const characters = files[name].flatMap(file => file.characters);
  expect(new Set(characters)).toEqual(charset);
  expect(characters).toHaveLength(charset.size);
});

it('the charset has each character that the pages use', () => {
  const used = new Set(JSON.stringify(pages));
  expect(Array.from(used).filter(character => !charset.has(character))).toEqual([]);
});

it('the key terms of legal texts need only the first file of the pencil’s font', () => {
  const used = new Set([terms, privacy].flatMap(({ keyTerms }) => Object.values(keyTerms)).join(''));
  const [first] = files.pencil;
  expect(Array.from(used).filter(character => !first!.characters.includes(character))).toEqual([]);
});

it.each(['text', 'textBold', 'mono'] as const)('the digits of the font %s are equally wide', async name => {
  const { faces, faceOf } = await openFont(name);
  const widths = Array.from('0123456789', digit => {
    const font = new Font(faces[faceOf(digit)]!);
    return font.glyphHAdvance(font.nominalGlyph(digit.codePointAt(0)!)!);
  });
  expect(new Set(widths)).toHaveLength(1);
});

it('the fonts of the first screen have less than 60 KB', () => {
  const first = [files.headline, files.text, files.pencil, files.mono].map(
    ([file]) => statSync(file!.path).size,
  );
  expect(first.reduce((sum, size) => sum + size)).toBeLessThan(60_000);
});

it('subsetFontFaces uses only the first files for a rule with its own unicode-range', async () => {
  const css = await subsetFontFaces(`
    @font-face { src: url("@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2") format("woff2");
      font-weight: 200 800; size-adjust: 86%; unicode-range: U+30-39; font-family: Newsreader }`);
  const rules = css.match(/@font-face\s*\{[^}]*\}/g)!;
  expect(rules).toHaveLength(2);
  expect(rules[0]).toMatch(/newsreader\.\w+\.woff2/);
  expect(rules[1]).toMatch(/newsreader-bold\.\w+\.woff2/);
  for (const rule of rules) expect(rule.match(/unicode-range: [^;}]*/g)).toEqual(['unicode-range: U+30-39']);
});

it('subsetFontFaces replaces the rule of a font by rules of its subsets, and does not change other rules', async () => {
  const css = await subsetFontFaces(`
    @font-face { src: url("@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2") format("woff2");
      font-weight: 200 800; font-family: Newsreader }
    @font-face { src: local("Arial"); font-family: Fallback }
    a { color: inherit }`);
  const rules = css.match(/@font-face\s*\{[^}]*\}/g)!;
  expect(rules).toHaveLength(5);
  expect(rules[0]).toMatch(/url\("@fonts\/newsreader\.\w+\.woff2"\)/);
  expect(rules[0]).toContain('font-weight: 200 500');
  expect(rules[0]).not.toContain('unicode-range');
  expect(rules[1]).toMatch(/unicode-range: .*U\+A1-FF/);
  expect(rules[3]).toContain('font-weight: 501 800');
  expect(css).toContain('@font-face { src: local("Arial"); font-family: Fallback }');
  expect(css).toContain('a { color: inherit }');
});
