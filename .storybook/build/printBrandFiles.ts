// Prints the files of a brand as JSON. Runs as a separate process, so that Storybook's build goes on.
import { buildBrandFiles, type Identifiers } from './brandFiles.ts';

/** A file as JSON: its name, its content, and how the content is written. Fonts are in Base64. */
export type PrintedFile = [name: string, content: string, encoding: 'utf8' | 'base64'];

const [brand, identifiers] = process.argv.slice(2);
const files = await buildBrandFiles(brand!, identifiers as Identifiers);
const printed = Array.from(files, ([name, source]): PrintedFile =>
  typeof source === 'string'
    ? [name, source, 'utf8']
    : [name, Buffer.from(source).toString('base64'), 'base64'],
);
process.stdout.write(JSON.stringify(printed));
