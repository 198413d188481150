// Measures what an app downloads if it uses a part of the package.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

/** Sizes in bytes after tree shaking, minification and Brotli, without React. */
interface BundleSizes {
  /** The script that a page downloads immediately: the entry and its static imports. */
  readonly script: number;
  /** The script that a page downloads later, by dynamic imports. */
  readonly lazy: number;
  /** Stylesheets, without the fonts. */
  readonly styles: number;
}

/**
 * Bundles code that uses the installed package, and returns the sizes of the bundle.
 * @param folder The folder with the `node_modules` that has the package.
 * @param entryCode The code of an entry module.
 */
export async function measureBundle(folder: string, entryCode: string): Promise<BundleSizes> {
  const entry = path.join(folder, 'entry.js');
  writeFileSync(entry, entryCode);
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
  const initialChunks = new Set<string>();
  const addWithImports = (fileName: string) => {
    const file = files.get(fileName);
    if (file?.type !== 'chunk' || initialChunks.has(fileName)) return;
    initialChunks.add(fileName);
    file.imports.forEach(addWithImports);
  };
  for (const file of files.values()) if (file.type === 'chunk' && file.isEntry) addWithImports(file.fileName);
  const size = { script: 0, lazy: 0, styles: 0 };
  for (const file of files.values()) {
    const kind = file.type === 'asset' ? 'styles' : initialChunks.has(file.fileName) ? 'script' : 'lazy';
    const content = file.type === 'asset' ? file.source : file.code;
    if (file.type === 'chunk' || file.fileName.endsWith('.css'))
      size[kind] += brotliCompressSync(content).byteLength;
  }
  return size;
}
