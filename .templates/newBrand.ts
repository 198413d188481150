// `pnpm new brand`: writes the files of a new brand.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The brand whose theme and record are copied. */
const model = 'broadsheet';

/** Names that the written `import * as NAME` of `.storybook/brands.ts` cannot have: reserved words of the language, and names of that module. */
const reservedWords = new Set(
  (
    'arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for ' +
    'function if implements import in instanceof interface let new null package private protected public return static super switch ' +
    'this throw true try typeof undefined var void while with yield brand brands'
  ).split(' '),
);

/**
 * Writes a brand: a copy of the first theme and of the first record under a new name, and the lines that make it known to the
 * packages and to Storybook's toolbar.
 * @param name The name of the company, as in `Harbor Ledger`.
 * @param root The folder of the repository.
 * @returns The paths of the files, relative to `root`.
 * @throws If the name is not valid, if the brand exists already, or if a line that has to be changed is not found. Then no file is written.
 */
export function writeBrand(name: string, root: string): string[] {
  const words = name.trim().split(/\s+/);
  if (!words.every(word => /^[A-Za-z]+$/.test(word)))
    throw new Error(`“${name}” is not a valid name: use letters, as in "Harbor Ledger".`);
  const [first = '', ...others] = words.map(word => word.toLowerCase());
  const key = first + others.map(word => word.charAt(0).toUpperCase() + word.slice(1)).join('');

  if (reservedWords.has(key) || key === 'defaultBrand' || key === 'isBrand')
    throw new Error(
      `“${name}” cannot be the name of a brand, because the code uses the word \`${key}\`: add a word, as in "${words.join(' ')} Ledger".`,
    );

  /** The texts of all files by their paths. They are written when all are known to be possible. */
  const texts = new Map<string, string>();
  /** Plans a copy of the file `from` at `to`, with the texts replaced that match. */
  function copy(from: string, replacements: readonly (readonly [RegExp, string])[], to: string) {
    if (existsSync(path.join(root, to)))
      throw new Error(`${to} exists already: choose another name, or edit that file.`);
    change(from, replacements, to);
  }
  /** Plans a change of the file `from` itself. */
  function change(from: string, replacements: readonly (readonly [RegExp, string])[], to = from) {
    let text = readFileSync(path.join(root, from), 'utf8');
    for (const [pattern, replacement] of replacements) {
      if (!pattern.test(text)) throw new Error(`${from} has no text like ${String(pattern)}.`);
      text = text.replace(pattern, replacement);
    }
    texts.set(to, text);
  }

  const title = words.join(' ');
  const theme = (brand: string) => `packages/ui/src/brands/${brand}.ts`;
  const record = (brand: string) => `packages/content/src/brands/${brand}.ts`;
  const canvas = (brand: string) => `packages/ui/src/brands/${brand}.canvas.ts`;
  copy(
    theme(model),
    [
      [
        /^(\/\/[^\n]*\n)+/,
        `// The theme of ${title}. \`Theme\` in theme.ts explains each value. An edition is a color theme: \`day\` (light) or \`night\` (dark).\n`,
      ],
      [/\/\*\* A theme: [^\n]*\*\//, '/** The name of the brand. */'],
      [
        /\/\*\* Pale green[^\n]*\*\//,
        '/** The colors of both editions, in OKLCH: lightness from 0 to 1, chroma, hue in degrees. */',
      ],
      [/export const name = '[^']*'/, `export const name = '${title}'`],
      [
        /\/\*\* Archivo's space[^\n]*\*\//,
        '/** The space that is added between words where letters are narrow. */',
      ],
      [/\.\/\w+\.canvas\.ts/, `./${key}.canvas.ts`],
    ],
    theme(key),
  );
  copy(
    canvas(model),
    [[/^\/\/[^\n]*/, `// Names, weights and measurements of the fonts of ${title}.`]],
    canvas(key),
  );
  copy(
    record(model),
    [
      [/^\/\/[^\n]*/, `// The record of ${title}.`],
      [/\/\*\* A sample brand[^\n]*\*\//, '/** The record; `Brand` in brand.ts explains each value. */'],
      [/const name = '[^']*'/, `const name = '${title}'`],
      [/const domain = '[^']*'/, `const domain = '${[first, ...others].join('-')}.example'`],
    ],
    record(key),
  );
  // Adds the export condition `brand-KEY`, by which Node chooses the brand.
  for (const manifest of ['packages/ui/package.json', 'packages/content/package.json'])
    change(manifest, [
      [/( *)("default": "\.\/src\/brands\/)/, `$1"brand-${key}": "./src/brands/${key}.ts",\n$1$2`],
    ]);
  change('.storybook/brands.ts', [
    [/(import \* as [^\n]*\n)\n/, `$1import * as ${key} from '../${theme(key)}';\n\n`],
    [/(export const brands = \{[^}]*\w) \}/, `$1, ${key} }`],
  ]);
  for (const [file, text] of texts) writeFileSync(path.join(root, file), text);
  return [...texts.keys()];
}
