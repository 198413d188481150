// Reduces the fonts to the characters and weights that the site uses, each in a file for common and a file for rare characters.
import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import * as theme from '@fit-to-print/ui/brand';
import type { Face } from '@fit-to-print/ui/brands/theme';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { checkFonts } from '../../packages/ui/build/checkFonts.ts';

checkFonts(theme);
const { boldWeight, faces, fontNames, pencilType, weights, widthAxis } = theme;

// The fonts are a dependency of ui: the site ships subsets of the files that Storybook shows.
const ui = createRequire(new URL('../../packages/ui/package.json', import.meta.url));
/** Subsets are stored here between builds. */
export const fontFolder = path.resolve(import.meta.dirname, '../.cache/fonts');

const lowerCase = 'abcdefghijklmnopqrstuvwxyz';
const charactersFrom = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** The characters of most pages. */
const textCharacters = Array.from(
  `${lowerCase}${lowerCase.toUpperCase()}0123456789 \u00A0.,:;!?'()&$%+-/@#©°–—’“”…`,
);
/** The characters of most pages, without those that no page has in a font, on screen or in print, which waits for no second file. */
const textWithout = (characters: string) =>
  textCharacters.filter(character => !characters.includes(character));
/** The characters of most text in the pencil's font: corrections, usually in lower case, the column of corrections, “Your City”, and the key terms of legal texts. */
const pencilCharacters = Array.from(`${lowerCase}0123456789 .,:!?’-–%BCEIMPRTWY`);
/** Every character that a page may use: ASCII, Latin-1, and the typographic characters that all fonts have. */
export const charset: ReadonlySet<string> = new Set(
  textCharacters.concat(
    Array.from(charactersFrom(0x20, 0x7e) + charactersFrom(0xa0, 0xff) + 'ıŒœ‘‚„•‹›⁄€™−'),
  ),
);

/** The part of a font that the site ships: ranges of its axes, and characters. */
interface Subset {
  name: string;
  /** The font file, as named in the theme. */
  source: string;
  axes: Record<string, number | { min: number; max: number }>;
  /** The value of `font-weight` in its rule. */
  weight: string;
  /** The characters of the first file. All other characters are rare: they are in a second file, which a page loads only if it uses one. */
  commonCharacters: readonly string[];
}

/** `Spline Sans Mono` → `spline-sans-mono` */
const slug = (family: string) => family.toLowerCase().replaceAll(' ', '-');

/** The subset of a font with its axes, and with the weight that the site uses. */
const subsetOf = (
  face: Face,
  name: string,
  fontWeight: number,
  weightInRule: string,
  commonCharacters: readonly string[] = textCharacters,
): Subset => ({
  name,
  source: face.file,
  axes: { ...face.axes, wght: fontWeight },
  weight: weightInRule,
  commonCharacters,
});
const { display, text, mono, pencil, italic } = faces;
const [minWeight, maxWeight] = text.weight.split(' ');
const textName = slug(fontNames.text);

const subsets = {
  headline: {
    ...subsetOf(display, slug(fontNames.display), weights.display, `${weights.display}`, textWithout('/@#©')),
    axes: { wdth: { min: widthAxis.min, max: widthAxis.max }, ...display.axes, wght: weights.display },
  },
  text: subsetOf(text, textName, weights.text, `${minWeight} ${boldWeight - 100}`, textWithout('©°')),
  textBold: subsetOf(
    text,
    `${textName}-bold`,
    boldWeight,
    `${boldWeight - 99} ${maxWeight}`,
    textWithout('©°'),
  ),
  pencil: subsetOf(
    pencil,
    `${slug(fontNames.pencil)}-pencil`,
    pencilType.weight,
    pencil.weight,
    pencilCharacters,
  ),
  mono: subsetOf(mono, slug(fontNames.mono), weights.mono, `${weights.mono}`, textWithout('&@')),
  ...(italic && { italic: subsetOf(italic, `${textName}-italic`, weights.text, italic.weight) }),
};
type SubsetName = 'headline' | 'text' | 'textBold' | 'pencil' | 'mono';

/** Matches the source of the files that every page loads: those of upright text in its usual weight. */
export const preloadedFonts = new RegExp(
  `fonts/(${[subsets.headline, subsets.text, subsets.mono].map(({ name }) => name).join('|')})\\.`,
);

export interface FontFile {
  path: string;
  characters: readonly string[];
  hasRareCharacters: boolean;
}

async function subsetFile(
  subset: Subset,
  { characters, hasRareCharacters }: Omit<FontFile, 'path'>,
): Promise<FontFile> {
  const source = await readFile(ui.resolve(subset.source));
  const letters = characters.join('');
  const options = {
    variationAxes: subset.axes,
    // Without `tnum` and `pnum`, which have a second set of digits each: in columns, the digits of the fonts are equally wide as they are.
    keepFeatures: ['ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rvrn'],
    noHinting: true,
    dropTables: ['STAT', 'gasp', 'prep'],
  };
  const hash = createHash('sha256')
    .update(source)
    .update(JSON.stringify([letters, options]))
    .digest('hex');
  const file = path.join(
    fontFolder,
    `${subset.name}${hasRareCharacters ? '-second' : ''}.${hash.slice(0, 8)}.woff2`,
  );
  if (!existsSync(file)) {
    await mkdir(fontFolder, { recursive: true });
    // Several builds may write the same file at the same time, so it is renamed when complete.
    const temporaryFile = `${file}.${randomUUID()}`;
    await writeFile(temporaryFile, await subsetFont(source, letters, { ...options, targetFormat: 'woff2' }));
    await rename(temporaryFile, file);
  }
  return { path: file, characters, hasRareCharacters };
}

/** Returns the files of a subset. Missing and outdated files are created first. */
export async function fontFiles(name: SubsetName): Promise<FontFile[]> {
  return filesOf(subsets[name]);
}

async function filesOf(subset: Subset): Promise<FontFile[]> {
  const rareCharacters = Array.from(charset).filter(
    character => !subset.commonCharacters.includes(character),
  );
  return [
    await subsetFile(subset, { characters: subset.commonCharacters, hasRareCharacters: false }),
    await subsetFile(subset, { characters: rareCharacters, hasRareCharacters: true }),
  ];
}

const hex = (point: number) => point.toString(16).toUpperCase();

/** Returns the `unicode-range` of these characters, for example `U+2A, U+3C-3E`. */
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
    for (const subset of Object.values(subsets) as Subset[]) {
      if (!rule.includes(subset.source)) continue;
      for (const file of await filesOf(subset)) {
        // A rule with its own `unicode-range` is for common characters, which are in the first file.
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
