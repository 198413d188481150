import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { weights } from '@fit-to-print/ui/tokens/type';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

// The faces are ui's dependency: the site ships cuts of the very files that Storybook shows.
const ui = createRequire(new URL('../../packages/ui/package.json', import.meta.url));
/** Where the cuts are kept between builds. */
export const fontFolder = path.resolve(import.meta.dirname, '../.cache/fonts');

const lowerCase = 'abcdefghijklmnopqrstuvwxyz';
const between = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** What pages are set with. */
const common = Array.from(
  `${lowerCase}${lowerCase.toUpperCase()}0123456789 \u00A0.,:;!?'"()&$%+-/@#©°·×–—‘’“”…`,
);
/** What is written in pencil: corrections, as a rule in lower case, “Your City” and a word of advice. */
const penciled = Array.from(`${lowerCase} .,:!?’-CPRWY`);
/** Every character that a page may use: ASCII, Latin-1, and the marks of typography that all faces have. */
export const charset: ReadonlySet<string> = new Set(
  common.concat(Array.from(between(0x20, 0x7e) + between(0xa0, 0xff) + 'ıŒœ‚„•‹›⁄€™−')),
);

/** What the site ships of a face: the parts of its axes and the characters that pages use. */
interface Cut {
  name: string;
  /** The file of the face, as fonts.css.ts calls it. */
  source: string;
  axes: Record<string, number | { min: number; max: number }>;
  /** The weights that ask for it, as `font-weight` has it. */
  weight: string;
  /** What fills the first file; all other characters wait in a second one until a page needs one. */
  first: readonly string[];
}

const newsreader = '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2';
const newsreaderItalic = '@fontsource-variable/newsreader/files/newsreader-latin-opsz-italic.woff2';

const cuts = {
  headline: {
    name: 'archivo',
    source: '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2',
    axes: { wdth: { min: 62, max: 125 }, wght: weights.display },
    weight: `${weights.display}`,
    first: common,
  },
  // Text is set without optical sizing (theme/global.css.ts): at the size that the face starts from.
  text: {
    name: 'newsreader',
    source: newsreader,
    axes: { opsz: 18, wght: weights.text },
    weight: '200 500',
    first: common,
  },
  textBold: {
    name: 'newsreader-bold',
    source: newsreader,
    axes: { opsz: 18, wght: 600 },
    weight: '501 800',
    first: common,
  },
  pencil: {
    name: 'newsreader-pencil',
    source: newsreaderItalic,
    axes: { opsz: 72, wght: 500 },
    weight: '200 800',
    first: penciled,
  },
  mono: {
    name: 'spline-sans-mono',
    source: '@fontsource-variable/spline-sans-mono/files/spline-sans-mono-latin-wght-normal.woff2',
    axes: { wght: weights.mono },
    weight: `${weights.mono}`,
    first: common,
  },
} as const satisfies Record<string, Cut>;

/** A file of a cut. */
export interface FontFile {
  path: string;
  characters: readonly string[];
  /** Whether it comes second: fetched only for characters of its own. */
  second: boolean;
}

async function cutFile(cut: Cut, characters: readonly string[], second: boolean): Promise<FontFile> {
  const source = await readFile(ui.resolve(cut.source));
  const text = characters.join('');
  const options = {
    variationAxes: cut.axes,
    keepFeatures: ['ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'pnum', 'rvrn', 'tnum'],
    noHinting: true,
    dropTables: ['STAT', 'gasp', 'prep'],
  };
  const hash = createHash('sha256')
    .update(source)
    .update(JSON.stringify([text, options]))
    .digest('hex');
  const file = path.join(fontFolder, `${cut.name}${second ? '-second' : ''}.${hash.slice(0, 8)}.woff2`);
  if (!existsSync(file)) {
    await mkdir(fontFolder, { recursive: true });
    // Renamed when complete: two builds, or two askers in one, may run at once.
    const draft = `${file}.${randomUUID()}`;
    await writeFile(draft, await subsetFont(source, text, { ...options, targetFormat: 'woff2' }));
    await rename(draft, file);
  }
  return { path: file, characters, second };
}

/** The files of a cut, made when they are missing or out of date. */
export async function fontFiles(name: keyof typeof cuts): Promise<FontFile[]> {
  const cut: Cut = cuts[name];
  const second = Array.from(charset).filter(character => !cut.first.includes(character));
  return [await cutFile(cut, cut.first, false), await cutFile(cut, second, true)];
}

const hex = (point: number) => point.toString(16).toUpperCase();

/** `U+2A, U+3C-3E` */
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
 * Rewrites the `@font-face` rules of whole faces into rules of their cuts, in `@fonts/`. The last rule that claims a
 * character is the one that is fetched for it.
 */
export async function cutFaces(css: string): Promise<string> {
  const rules = css.match(/@font-face\s*\{[^}]*\}/g) ?? [];
  for (const rule of rules) {
    const replacements: string[] = [];
    for (const [name, cut] of Object.entries(cuts)) {
      if (!rule.includes(cut.source)) continue;
      for (const file of await fontFiles(name as keyof typeof cuts)) {
        replacements.push(
          rule
            .replace(cut.source, `@fonts/${path.basename(file.path)}`)
            .replace(/font-weight:[^;}]*/, `font-weight: ${cut.weight}`)
            .replace('}', file.second ? `; unicode-range: ${unicodeRange(file.characters)} }` : '}'),
        );
      }
    }
    if (replacements.length > 0) css = css.replace(rule, replacements.join('\n'));
  }
  return css;
}

/** Ships cuts in place of whole fonts: a tenth of the bytes, and Storybook still shows the faces as they come. */
export const fonts = (): Plugin => ({
  name: 'fonts',
  enforce: 'pre',
  config: () => ({ resolve: { alias: { '@fonts': fontFolder } } }),
  transform: {
    filter: { id: /\.css/, code: '@font-face' },
    handler: code => cutFaces(code),
  },
});
