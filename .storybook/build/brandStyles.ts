// Adds the styles of all brands to Storybook, whose toolbar switches among them.
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';
import { brands, defaultBrand } from '../brands.ts';
import type { Identifiers } from './brandFiles.ts';
import type { PrintedFile } from './printBrandFiles.ts';

const script = path.join(import.meta.dirname, 'printBrandFiles.ts');

type Files = Map<string, string | Buffer>;

/** Returns the files of a brand by name, from a separate process: the build of Storybook keeps one core busy, and this process runs at the same time on another. */
async function buildInChildProcess(brand: string, identifiers: Identifiers): Promise<Files> {
  const { stdout } = await promisify(execFile)(process.execPath, [script, brand, identifiers], {
    maxBuffer: 2 ** 26,
  });
  return new Map(
    // Vite edits a stylesheet only if its source is a string.
    (JSON.parse(stdout) as PrintedFile[]).map(([name, content, encoding]) => [
      name,
      encoding === 'utf8' ? content : Buffer.from(content, encoding),
    ]),
  );
}

const mediaTypes: Record<string, string> = {
  '.css': 'text/css',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
};

/**
 * Adds a stylesheet for each brand but the default one: `brands/gazette.css`, with its fonts. `loadBrand.ts` uses it in place of the
 * default brand's stylesheets. The token files of the brand are beside it.
 */
export function brandStyles(): Plugin {
  const otherBrands = Object.keys(brands).filter(brand => brand !== defaultBrand);
  let builtFiles: Promise<Files[]> | undefined;
  return {
    name: 'brand-styles',
    buildStart() {
      // The development server builds a brand when a page asks for it.
      if (this.meta.watchMode) return;
      builtFiles = Promise.all(otherBrands.map(async brand => buildInChildProcess(brand, 'short')));
      // `generateBundle` reports an error. Without this handler, Node would end the process at the rejection, before `generateBundle`.
      builtFiles.catch(() => {});
    },
    configureServer(server) {
      const builds = new Map<string, Promise<Files>>();
      const buildOrFind = async (name: string) => {
        for (const brand of otherBrands) {
          // Builds the brand at each request of its stylesheet, so that it has the latest styles, and for the first download of its tokens.
          if (name === `${brand}.css` || (name.startsWith(`${brand}.`) && !builds.has(brand)))
            builds.set(brand, buildInChildProcess(brand, 'debug'));
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
      for (const files of (await builtFiles) ?? [])
        for (const [fileName, source] of files)
          this.emitFile({ type: 'asset', fileName: `brands/${fileName}`, source });
    },
  };
}
