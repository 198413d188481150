import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

/** Sizes in bytes after tree shaking, minification and Brotli, without React. */
interface BundleSize {
  /** What a page that uses the bundled code downloads. */
  readonly script: number;
  /** Lazy imports: what it downloads when it is needed. */
  readonly lazy: number;
  /** Stylesheets, without the fonts. */
  readonly styles: number;
}

/**
 * Bundles code that uses the installed package.
 * @param folder The folder with the `node_modules` that has the package.
 */
export async function bundleSize(folder: string, source: string): Promise<BundleSize> {
  const entry = path.join(folder, 'entry.js');
  writeFileSync(entry, source);
  const { output } = (await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      cssMinify: true,
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        external: /^react(-dom)?(\/|$)/,
        preserveEntrySignatures: 'strict',
      },
    },
  })) as Rolldown.RolldownOutput;
  const files = new Map(output.map(file => [file.fileName, file]));
  const needed = new Set<string>();
  const add = (fileName: string) => {
    const file = files.get(fileName);
    if (file?.type !== 'chunk' || needed.has(fileName)) return;
    needed.add(fileName);
    file.imports.forEach(add);
  };
  for (const file of files.values()) if (file.type === 'chunk' && file.isEntry) add(file.fileName);
  const size = { script: 0, lazy: 0, styles: 0 };
  for (const file of files.values()) {
    const kind = file.type === 'asset' ? 'styles' : needed.has(file.fileName) ? 'script' : 'lazy';
    const content = file.type === 'asset' ? file.source : file.code;
    if (file.type === 'chunk' || file.fileName.endsWith('.css'))
      size[kind] += brotliCompressSync(content).byteLength;
  }
  return size;
}
