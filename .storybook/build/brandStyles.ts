// Adds the styles of all brands to Storybook, so that its toolbar can switch between brands.
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';
import { brands, defaultBrand } from '../brands.ts';
import type { Identifiers } from './brandFiles.ts';
import type { BuiltFile } from './outputBrandFiles.ts';

const script = path.join(import.meta.dirname, 'outputBrandFiles.ts');

/** The content of each file, by its name. */
type Files = Map<string, string | Buffer>;

/** Builds the files of a brand in a separate process, which runs beside Storybook's build on another core. Returns them by name. */
async function buildInChildProcess(brand: string, identifiers: Identifiers): Promise<Files> {
  const { stdout } = await promisify(execFile)(process.execPath, [script, brand, identifiers], {
    // 64 MB. The output has fonts, and is larger than the default limit of 1 MB.
    maxBuffer: 2 ** 26,
  });
  return new Map(
    // Vite edits a stylesheet only if its source is a string.
    (JSON.parse(stdout) as BuiltFile[]).map(([name, content, encoding]) => [
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
 * Adds a stylesheet with fonts for each brand except the default one, for example `brands/gazette.css`. `loadBrand.ts` replaces the default
 * brand's stylesheets by it. The same folder has the brand's token files.
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
      const getBrandFile = async (name: string) => {
        for (const brand of otherBrands) {
          // Builds the brand at each request of its stylesheet, so that the stylesheet is up to date. A token file is built only if no build exists.
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
            const source = await getBrandFile(name);
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
