// The digest of all code that a build depends on: if it changes, every page is rendered again.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
/** The second file lists the installed version of every dependency. */
const entries = ['package.json', 'node_modules/.pnpm/lock.yaml', 'packages', 'site'];
/** Names of files and folders that no build reads. */
const ignoredNames =
  /^(?:node_modules|dist|history\.json|\..*|.*\.(?:cache|server|mdx?|sql)|.*\.(?:test|stories)\.tsx?)$/;
/** Cities have digests of their own (`cities/cityFiles.ts`). */
const cities = path.join(root, 'packages/content/src/cities');

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !ignoredNames.test(name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(entry => {
      const file = path.join(folder, entry.name);
      if (!entry.isDirectory()) return [file];
      return file === cities ? [] : filesIn(file);
    });

/**
 * Returns a digest of all that a build depends on except the cities: the code, the content, the articles, the dependencies and
 * the options.
 * @param articles The folder with a file for each article.
 * @param options A JSON value.
 */
export function codeDigest(articles: string, options: unknown): string {
  const hash = createHash('sha256').update(JSON.stringify([process.version, process.env['BRAND'], options]));
  const [manifest = '', lockfile = '', ...folders] = entries.map(entry => path.join(root, entry));
  const articleFiles = readdirSync(articles)
    .toSorted()
    .map(file => path.join(articles, file));
  for (const file of [manifest, lockfile, ...folders.flatMap(filesIn), ...articleFiles]) {
    const source = readFileSync(file);
    // With the length in it, the digest changes when text moves from the end of a file to the beginning of the next.
    hash.update(`\n${path.relative(root, file)} ${source.length}\n`).update(source);
  }
  return hash.digest('base64url').slice(0, 24);
}
