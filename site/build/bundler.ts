import path from 'node:path';
import { build, type InlineConfig, type Manifest, type Rolldown } from 'vite';
import { externalCities } from './cities/externalCities.ts';
import { writeChanged } from './files.ts';

export interface BundleOptions {
  /** Origin of the Supabase project, and its publishable key. */
  backend: string;
  publishableKey: string;
  /** Folder for what browsers load. */
  outDir: string;
  /** Folder for what prints, and is thrown away. */
  server: string;
  /** Address of the module that has the cities. */
  cityFiles: string;
}

/** What was written for browsers, relative to `outDir`, and which module became which file. */
export interface BundleFiles {
  files: readonly string[];
  manifest: Manifest;
}

const { outDir, server, cityFiles } = JSON.parse(process.argv[2]!) as BundleOptions;
const config: InlineConfig = {
  configFile: path.resolve(import.meta.dirname, '../vite.config.ts'),
  logLevel: 'warn',
};

const { output } = (await build(config)) as Rolldown.RolldownOutput;
await build({ ...config, plugins: [externalCities(cityFiles)], build: { ssr: true, outDir: server } });

const contents = new Map(
  output.map(file => [file.fileName, file.type === 'asset' ? file.source : file.code]),
);
const manifestFile = '.vite/manifest.json';
const manifest = JSON.parse(contents.get(manifestFile)!.toString()) as Manifest;
contents.delete(manifestFile);
for (const [file, content] of contents) writeChanged(path.join(outDir, file), content);
process.send!({ files: [...contents.keys()], manifest } satisfies BundleFiles);
