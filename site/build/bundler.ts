import path from 'node:path';
import { build, type InlineConfig, type Manifest, type Rolldown } from 'vite';
import { externalCities } from './cities/externalCities.ts';
import { writeChanged } from './writeFiles.ts';

export interface BundleOptions {
  /** Origin of the Supabase project. */
  backend: string;
  publishableKey: string;
  /** Folder of the browser's files. */
  outDir: string;
  /** Temporary folder of the prerenderer's files. */
  serverFolder: string;
  /** URL of the module that exports the cities. */
  cityFiles: string;
}

export interface BundleFiles {
  /** The browser's files, relative to `outDir`. */
  files: readonly string[];
  manifest: Manifest;
}

const { outDir, serverFolder, cityFiles } = JSON.parse(process.argv[2]!) as BundleOptions;
const config: InlineConfig = {
  configFile: path.resolve(import.meta.dirname, '../vite.config.ts'),
  logLevel: 'warn',
};

const { output } = (await build(config)) as Rolldown.RolldownOutput;
await build({ ...config, plugins: [externalCities(cityFiles)], build: { ssr: true, outDir: serverFolder } });

const contents = new Map(
  output.map(file => [file.fileName, file.type === 'asset' ? file.source : file.code]),
);
const manifestFile = '.vite/manifest.json';
const manifest = JSON.parse(contents.get(manifestFile)!.toString()) as Manifest;
contents.delete(manifestFile);
for (const [file, content] of contents) writeChanged(path.join(outDir, file), content);
process.send!({ files: [...contents.keys()], manifest } satisfies BundleFiles);
