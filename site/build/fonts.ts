import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { weights } from '@fit-to-print/ui/tokens/type';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

// The fonts are a dependency of ui: the site ships subsets of the files that Storybook shows.
const ui = createRequire(new URL('../../packages/ui/package.json', import.meta.url));
/** Subsets are stored here between builds. */
export const fontFolder = path.resolve(import.meta.dirname, '../.cache/fonts');

const lowerCase = 'abcdefghijklmnopqrstuvwxyz';
const charactersFrom = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** The characters of most pages. */
const textCharacters = Array.from(
  `${lowerCase}${lowerCase.toUpperCase()}0123456789 \u00A0.,:;!?'"()&$%+-/@#©°·×–—‘’“”…`,
);
/** The characters of most pencil text: corrections, usually in lower case, their column, and “Your City”. */
const pencilCharacters = Array.from(`${lowerCase} .,:!?’-CEIMPRTWY`);
/** Every character that a page may use: ASCII, Latin-1, and the typographic characters that all fonts have. */
export const charset: ReadonlySet<string> = new Set(
  textCharacters.concat(Array.from(charactersFrom(0x20, 0x7e) + charactersFrom(0xa0, 0xff) + 'ıŒœ‚„•‹›⁄€™−')),
);

/** The part of a font that the site ships: ranges of its axes, and characters. */
interface Subset {
  name: string;
  /** The font file, as named in fonts.css.ts. */
  source: string;
  axes: Record<string, number | { min: number; max: number }>;
  /** The value of `font-weight` in its rule. */
  weight: string;
  /** The characters of the first file. All others are rare: a second file has them, which only pages with one of them load. */
  commonCharacters: readonly string[];
}

const newsreader = '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2';
const newsreaderItalic = '@fontsource-variable/newsreader/files/newsreader-latin-opsz-italic.woff2';

const subsets = {
  headline: {
    name: 'archivo',
    source: '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2',
    axes: { wdth: { min: 62, max: 125 }, wght: weights.display },
    weight: `${weights.display}`,
    commonCharacters: textCharacters,
  },
  // theme/global.css.ts turns optical sizing off, so text has the default optical size.
  text: {
    name: 'newsreader',
    source: newsreader,
    axes: { opsz: 18, wght: weights.text },
    weight: '200 500',
    commonCharacters: textCharacters,
  },
  textBold: {
    name: 'newsreader-bold',
    source: newsreader,
    axes: { opsz: 18, wght: 600 },
    weight: '501 800',
    commonCharacters: textCharacters,
  },
  pencil: {
    name: 'newsreader-pencil',
    source: newsreaderItalic,
    axes: { opsz: 72, wght: 500 },
    weight: '200 800',
    commonCharacters: pencilCharacters,
  },
  mono: {
    name: 'spline-sans-mono',
    source: '@fontsource-variable/spline-sans-mono/files/spline-sans-mono-latin-wght-normal.woff2',
    axes: { wght: weights.mono },
    weight: `${weights.mono}`,
    commonCharacters: textCharacters,
  },
} as const satisfies Record<string, Subset>;

export interface FontFile {
  path: string;
  characters: readonly string[];
  hasRareCharacters: boolean;
}

async function subsetFile(
  subset: Subset,
  characters: readonly string[],
  hasRareCharacters: boolean,
): Promise<FontFile> {
  const source = await readFile(ui.resolve(subset.source));
  const text = characters.join('');
  const options = {
    variationAxes: subset.axes,
    keepFeatures: ['ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'pnum', 'rvrn', 'tnum'],
    noHinting: true,
    dropTables: ['STAT', 'gasp', 'prep'],
  };
  const hash = createHash('sha256')
    .update(source)
    .update(JSON.stringify([text, options]))
    .digest('hex');
  const file = path.join(
    fontFolder,
    `${subset.name}${hasRareCharacters ? '-second' : ''}.${hash.slice(0, 8)}.woff2`,
  );
  if (!existsSync(file)) {
    await mkdir(fontFolder, { recursive: true });
    // Several builds may write the same file at once, so it is renamed when complete.
    const temporaryFile = `${file}.${randomUUID()}`;
    await writeFile(temporaryFile, await subsetFont(source, text, { ...options, targetFormat: 'woff2' }));
    await rename(temporaryFile, file);
  }
  return { path: file, characters, hasRareCharacters };
}

/** Returns the files of a subset. Missing and outdated files are created first. */
export async function fontFiles(name: keyof typeof subsets): Promise<FontFile[]> {
  const subset: Subset = subsets[name];
  const rareCharacters = Array.from(charset).filter(
    character => !subset.commonCharacters.includes(character),
  );
  return [
    await subsetFile(subset, subset.commonCharacters, false),
    await subsetFile(subset, rareCharacters, true),
  ];
}

const hex = (point: number) => point.toString(16).toUpperCase();

/** For example `U+2A, U+3C-3E`. */
function unicodeRange(characters: readonly string[]): string {
  const points = characters.map(character => character.codePointAt(0)!).toSorted((a, b) => a - b);
  return points
    .filter(point => !points.includes(point - 1))
    .map(start => {
      let end = start;
      while (points.includes(end + 1)) end++;
      return start === end ? `U+${hex(start)}` : `U+${hex(start)}-${hex(end)}`;
    })
    .join(', ');
}

/**
 * Replaces the `@font-face` rule of each font by rules of its subsets, in `@fonts/`. For each character, browsers use the
 * last rule that includes it.
 */
export async function subsetFontFaces(css: string): Promise<string> {
  const rules = css.match(/@font-face\s*\{[^}]*\}/g) ?? [];
  for (const rule of rules) {
    const replacements: string[] = [];
    for (const [name, subset] of Object.entries(subsets)) {
      if (!rule.includes(subset.source)) continue;
      for (const file of await fontFiles(name as keyof typeof subsets)) {
        // A rule for some characters has them from the first file.
        if (file.hasRareCharacters && rule.includes('unicode-range')) continue;
        replacements.push(
          rule
            .replace(subset.source, `@fonts/${path.basename(file.path)}`)
            .replace(/font-weight:[^;}]*/, `font-weight: ${subset.weight}`)
            .replace(
              '}',
              file.hasRareCharacters ? `; unicode-range: ${unicodeRange(file.characters)} }` : '}',
            ),
        );
      }
    }
    if (replacements.length > 0) css = css.replace(rule, replacements.join('\n'));
  }
  return css;
}

/** Replaces whole fonts by subsets with a tenth of the size. Storybook does not use this plugin. */
export const fonts = (): Plugin => ({
  name: 'fonts',
  enforce: 'pre',
  config: () => ({ resolve: { alias: { '@fonts': fontFolder } } }),
  transform: {
    filter: { id: /\.css/, code: '@font-face' },
    handler: code => subsetFontFaces(code),
  },
});
