// Builds the styles of a brand, with its fonts and token files.
import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type Rolldown } from 'vite';
import { themeAlias } from '../../packages/ui/build/brandAlias.ts';
import { readTokenFiles } from '../../packages/ui/build/readTokenFiles.ts';

const root = path.resolve(import.meta.dirname, '../..');
const entry = 'virtual:brand-styles';

/** The way in which classes are named: `debug` has the names of the source in them. */
export type Identifiers = 'short' | 'debug';

/**
 * Builds all styles with the theme of one brand, and returns the files by name. Classes have the same names in every brand: they come
 * from the names and positions in the source.
 */
async function buildStyles(
  brand: string,
  identifiers: Identifiers,
): Promise<Map<string, string | Uint8Array>> {
  const result = await build({
    configFile: false,
    // The root of Storybook, because the names of classes depend on it.
    root,
    base: './',
    logLevel: 'warn',
    resolve: { alias: themeAlias(brand) },
    plugins: [
      vanillaExtractPlugin({ identifiers }),
      {
        name: 'brand-styles-entry',
        resolveId: id => (id === entry ? `\0${entry}` : undefined),
        load: id =>
          id === `\0${entry}`
            ? // In the order in which the app loads the files: of two rules in one layer, the later rule applies.
              [
                `import '/packages/ui/src/theme/global.css.ts';`,
                `import '/.storybook/componentPage/componentPage.css';`,
                ...['theme', 'primitives', 'components', 'patterns', 'flows', 'templates'].map(
                  folder =>
                    `import.meta.glob('/packages/{ui,admin}/src/${folder}/**/*.css.ts', { eager: true });`,
                ),
              ].join('\n')
            : undefined,
      },
    ],
    build: {
      write: false,
      minify: false,
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: entry,
        output: {
          assetFileNames: ({ names: [name] }) =>
            name?.endsWith('.css') ? `${brand}.css` : '[name][extname]',
        },
      },
    },
  });
  const { output } = result as Rolldown.RolldownOutput;
  return new Map(
    output.flatMap(file => (file.type === 'asset' ? [[file.fileName, file.source] as const] : [])),
  );
}

/** The styles and the token files of a brand: `gazette.css`, its fonts, `gazette.day.tokens.json` and the others. */
export async function buildBrandFiles(
  brand: string,
  identifiers: Identifiers,
): Promise<Map<string, string | Uint8Array>> {
  const [styles, tokens] = await Promise.all([buildStyles(brand, identifiers), readTokenFiles(brand)]);
  for (const [file, source] of tokens) styles.set(`${brand}.${path.basename(file)}`, source);
  return styles;
}
