// The build of the package `@fit-to-print/ui`.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as theme from '@fit-to-print/ui/brand';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { themeAlias } from './build/brandAlias.ts';
import { brandModule } from './build/brandModule.ts';
import { checkFonts } from './build/checkFonts.ts';
import { clientModules } from './build/clientModules.ts';
import { designTokenFiles } from './build/designTokenFiles.ts';
import { llmsPlugin } from './build/llmsFiles.ts';
import { readFactsInChildProcess } from './build/readFactsInChildProcess.ts';
import { stylesheets } from './build/stylesheets.ts';

checkFonts(theme);

const root = import.meta.dirname;
const brand = process.env.BRAND || 'broadsheet';
const { exports, dependencies, devDependencies, peerDependencies } = JSON.parse(
  readFileSync(path.join(root, 'package.json'), 'utf8'),
) as Record<'dependencies' | 'devDependencies' | 'peerDependencies', Record<string, string>> & {
  exports: Record<string, string | Readonly<Record<string, string>>>;
};
/** The source files of the package's parts. If a part is another file in each brand, it is the file of this brand. */
const sources = Object.values(exports).map(target =>
  typeof target === 'string' ? target : (target[`brand-${brand}`] ?? target.default!),
);

/** The fonts' licence asks that every copy of them has it. */
const fontLicences = (): Plugin => ({
  name: 'font-licences',
  generateBundle() {
    for (const name of Object.keys(devDependencies)) {
      if (!Object.values(theme.faces).some(({ file }) => file.startsWith(`${name}/`))) continue;
      const source = readFileSync(path.join(root, 'node_modules', name, 'LICENSE'));
      this.emitFile({ type: 'asset', fileName: `fonts/${path.basename(name)}-license.txt`, source });
    }
  },
});

/** Builds `@fit-to-print/ui` for publishing: one module per source file, the stylesheets, and the fonts beside them. */
export default defineConfig({
  root,
  base: './',
  plugins: [
    react(),
    vanillaExtractPlugin(),
    designTokenFiles(),
    stylesheets(),
    fontLicences(),
    brandModule(brand),
    clientModules(),
    llmsPlugin(readFactsInChildProcess),
  ],
  // Library mode would inline the fonts as data: URLs, which the site's content security policy forbids.
  resolve: {
    alias: [
      { find: /^@fontsource-variable\/.+\.woff2$/, replacement: '$&?no-inline' },
      ...Object.entries(themeAlias(brand)).map(([find, replacement]) => ({ find, replacement })),
    ],
  },
  build: {
    target: 'baseline-widely-available',
    minify: false,
    cssCodeSplit: false,
    lib: {
      entry: globSync(sources, { cwd: root, exclude: ['**/*.test.ts'] }).map(file => path.join(root, file)),
      formats: ['es'],
      cssFileName: 'styles',
    },
    rolldownOptions: {
      external: Object.keys({ ...dependencies, ...peerDependencies })
        .filter(name => !name.startsWith('@fontsource'))
        .map(name => new RegExp(`^${name}(/|$)`)),
      preserveEntrySignatures: 'strict',
      output: {
        preserveModules: true,
        preserveModulesRoot: path.join(root, 'src'),
        entryFileNames: '[name].js',
        assetFileNames: ({ names: [name] }) =>
          name?.endsWith('.css')
            ? 'styles.css'
            : `${name?.endsWith('.svg') ? 'pictures' : 'fonts'}/[name][extname]`,
      },
    },
  },
});
