// Builds the styles of all brands, among which the toolbar of Storybook switches.
import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type Plugin, type Rolldown } from 'vite';
import { themeAlias } from '../../packages/ui/build/brandAlias.ts';
import { readTokenFiles } from '../../packages/ui/build/readTokenFiles.ts';
import { brands, defaultBrand } from '../brands.ts';

const root = path.resolve(import.meta.dirname, '../..');
const entry = 'virtual:brand-styles';

/**
 * Builds all styles with the theme of one brand, and returns the files by name. Classes have the same names in every brand: they come
 * from the names and positions in the source.
 */
async function buildStyles(
  brand: string,
  identifiers: 'short' | 'debug',
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
async function buildFiles(
  brand: string,
  identifiers: 'short' | 'debug',
): Promise<Map<string, string | Uint8Array>> {
  const [styles, tokens] = await Promise.all([buildStyles(brand, identifiers), readTokenFiles(brand)]);
  for (const [file, source] of tokens) styles.set(`${brand}.${path.basename(file)}`, source);
  return styles;
}

const mediaTypes: Record<string, string> = {
  '.css': 'text/css',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
};

/**
 * Adds a stylesheet for each brand but the default one: `brands/gazette.css`, with its fonts. `preview.tsx` replaces the default brand's
 * stylesheets with it. The token files of the brand are beside it.
 */
export function brandStyles(): Plugin {
  const otherBrands = Object.keys(brands).filter(brand => brand !== defaultBrand);
  return {
    name: 'brand-styles',
    configureServer(server) {
      const builds = new Map<string, Promise<Map<string, string | Uint8Array>>>();
      const buildOrFind = async (name: string) => {
        for (const brand of otherBrands) {
          // Builds the brand at each request of its stylesheet, so that it has the latest styles, and for the first download of its tokens.
          if (name === `${brand}.css` || (name.startsWith(`${brand}.`) && !builds.has(brand)))
            builds.set(brand, buildFiles(brand, 'debug'));
          const source = (await builds.get(brand))?.get(name);
          if (source !== undefined) return source;
        }
        return undefined;
      };
      server.middlewares.use('/brands', (request, response, next) => {
        const name = path.basename(request.url!.split('?')[0]!);
        void (async () => {
          try {
            const source = await buildOrFind(name);
            if (source === undefined) next();
            else response.setHeader('Content-Type', mediaTypes[path.extname(name)]!).end(source);
          } catch (error) {
            next(error);
          }
        })();
      });
    },
    async generateBundle() {
      for (const brand of otherBrands)
        for (const [fileName, source] of await buildFiles(brand, 'short'))
          this.emitFile({ type: 'asset', fileName: `brands/${fileName}`, source });
    },
  };
}
