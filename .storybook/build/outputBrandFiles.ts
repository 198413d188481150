// Builds the files of a brand, and writes them to standard output as JSON. Runs as a separate process, so that Storybook's build goes on.
import { buildBrandFiles, type Identifiers } from './brandFiles.ts';

/** A built file in JSON: its name, its content, and the encoding of the content. Fonts are in Base64. */
export type BuiltFile = [name: string, content: string, encoding: 'utf8' | 'base64'];

const [brand, identifiers] = process.argv.slice(2);
const files = await buildBrandFiles(brand!, identifiers as Identifiers);
const builtFiles = Array.from(files, ([name, source]): BuiltFile =>
  typeof source === 'string'
    ? [name, source, 'utf8']
    : [name, Buffer.from(source).toString('base64'), 'base64'],
);
process.stdout.write(JSON.stringify(builtFiles));
