// The process that bundles the site's code with Vite, once for the browser and once for the prerenderer. `bundle.ts` starts it.
import path from 'node:path';
import { minify, version as minifierVersion } from '@swc/core';
import { build, createLogger, type InlineConfig, type Manifest, type Plugin, type Rolldown } from 'vite';
import { articlesFrom } from './articlesFrom.ts';
import { externalCities } from './cities/externalCities.ts';
import { writeChanged } from './writeFiles.ts';

export type BundleTarget = 'browser' | 'prerenderer';

export interface BundleOptions {
  /** Origin of the Supabase project. */
  backend: string;
  publishableKey: string;
  /** STRIPE_PAYMENT_LINKS, or empty. */
  paymentLinks: string;
  /** Folder of the browser's files. */
  outDir: string;
  /** Temporary folder of the prerenderer's files. */
  serverFolder: string;
  /** URL of the module that exports the cities. */
  cityFiles: string;
  /** The folder with a file for each article. */
  articles: string;
}

export interface BundleFiles {
  /** The browser's files, relative to `outDir`. */
  files: readonly string[];
  /** Vite's list of the built files, by their sources. */
  manifest: Manifest;
  /** The `@font-face` rules of all stylesheets, for the documents. */
  fontFaces: string;
  /** The script files with the modules that the app imports on demand. */
  onDemand: {
    /** The file of the app. */
    client: string;
    /** The file of the sign-in dialog. */
    dialog: string;
    /** What every page of a signed-in visitor imports. */
    user: readonly string[];
    /** What opens the payment provider's page. */
    billing: string;
    /** A page's template, by the page's folder. */
    templates: Readonly<Record<string, readonly string[]>>;
  };
}

const target = process.argv[2] as BundleTarget;
const { outDir, serverFolder, cityFiles, articles } = JSON.parse(process.argv[3]!) as BundleOptions;

const logger = createLogger('warn');
const customLogger: typeof logger = {
  ...logger,
  // Hides a warning: the minifier does not know `:target-current`, which marks the section that is being read, and does not change it.
  warn(message, options) {
    if (!message.includes("'target-current' is not recognized")) logger.warn(message, options);
  },
};

const config: InlineConfig = {
  configFile: path.resolve(import.meta.dirname, '../vite.config.ts'),
  // With `native`, Node resolves the imports of the configuration, under the condition that selects the brand.
  configLoader: 'native',
  logLevel: 'warn',
  customLogger,
};

let onDemand: BundleFiles['onDemand'] | undefined;
/** Finds the files of modules. The manifest does not name the modules of a chunk that the configuration groups. */
const findFiles: Plugin = {
  name: 'find-files',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter(file => file.type === 'chunk');
    const fileOf = (module: string) => {
      const chunk =
        chunks.find(({ facadeModuleId }) => facadeModuleId === module) ??
        chunks.find(({ moduleIds }) => moduleIds.includes(module));
      if (!chunk) throw new Error(`No file of the build holds ${module}.`);
      return chunk.fileName;
    };
    const source = (file: string) => path.resolve(import.meta.dirname, '../src', file);
    const templates: Record<string, readonly string[]> = {};
    for (const id of this.getModuleIds()) {
      const folder = /site\/src\/pages\/(\w+)\/page\.ts$/.exec(id)?.[1];
      if (folder !== undefined)
        templates[folder] = (this.getModuleInfo(id)?.dynamicallyImportedIds ?? []).map(fileOf);
    }
    onDemand = {
      client: fileOf(source('entry/client.tsx')),
      dialog: fileOf(source('session/SignInDialog.tsx')),
      user: [fileOf(source('api/authClient.ts')), fileOf(source('api/subscription.ts'))],
      billing: fileOf(source('session/openHostedPage.ts')),
      templates,
    };
  },
};

/**
 * Minifies the scripts again, with SWC: Vite's minifier leaves one percent of their compressed bytes, a kilobyte of /auth (measured on
 * 2026-11-30; terser in place of it makes larger files). It takes a second.
 */
const secondMinification: Plugin = {
  name: 'second-minification',
  // The names of the files are made before it. Another version may write other code, which needs another name.
  augmentChunkHash: () => `swc ${minifierVersion}`,
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        const options = { module: true, ecma: 2022, mangle: true, compress: { passes: 3 } } as const;
        file.code = (await minify(file.code, options)).code;
      }
    },
  },
};

/** A script of fewer characters has too little to compile for a hint. */
const minHintedLength = 3000;

/**
 * Starts the scripts that the first click runs with a comment that asks Chromium to compile all their functions immediately, in another thread.
 * Otherwise each function is compiled in the main thread when it is called first: a fifth of the script's time between a click and its
 * result. The comment is no banner of the configuration, because Vite writes its own code before that, and the comment has to be first.
 */
const compileHints: Plugin = {
  name: 'compile-hints',
  // The names of the files are made before the comment is added. With the name of a file without it, a browser that has cached that one would
  // find another digest than the page's `integrity`, and would run neither.
  augmentChunkHash: () => 'compile-hints',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const hinted = new Set<string>();
      const hint = (fileName: string) => {
        const chunk = bundle[fileName];
        if (chunk?.type !== 'chunk' || chunk.name === 'bootstrap' || hinted.has(fileName)) return;
        hinted.add(fileName);
        chunk.imports.forEach(hint);
        if (chunk.code.length >= minHintedLength) chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
      };
      hint(onDemand!.client);
      hint(onDemand!.dialog);
    },
  },
};

// Ends this process when its parent has failed: nothing would read the result.
process.once('disconnect', () => process.exit());
process.channel?.unref();

async function bundleForBrowser(): Promise<BundleFiles> {
  const { output } = (await build({
    ...config,
    plugins: [findFiles, secondMinification, compileHints],
  })) as Rolldown.RolldownOutput;
  const contents = new Map(
    output.map(file => [file.fileName, file.type === 'asset' ? file.source : file.code]),
  );
  const manifestFile = '.vite/manifest.json';
  const manifest = JSON.parse(contents.get(manifestFile)!.toString()) as Manifest;
  contents.delete(manifestFile);
  const fontFaces: string[] = [];
  for (const [file, content] of contents) {
    if (!file.endsWith('.css')) continue;
    // Every document has these rules. If the app brought them again, the browser would lay out the whole page again.
    const withoutFonts = content.toString().replaceAll(/@font-face\s*\{[^}]*\}/g, rule => {
      fontFaces.push(rule);
      return '';
    });
    contents.set(file, withoutFonts);
  }
  for (const [file, content] of contents) writeChanged(path.join(outDir, file), content);
  return { files: [...contents.keys()], manifest, fontFaces: fontFaces.join(''), onDemand: onDemand! };
}

if (target === 'browser') process.send!(await bundleForBrowser());
else
  await build({
    ...config,
    plugins: [externalCities(cityFiles), articlesFrom(articles)],
    build: { ssr: true, outDir: serverFolder },
  });
