// Tests that the documents name only source files that exist, and that docs/upgrading.md names every import of a library's internal
// module.
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 2 ** 26,
})
  .trim()
  .split('\n');
const documents = globSync(
  ['docs/*.md', '*.md', 'site/README.md', 'packages/*/README.md', '.storybook/docs/**/*.mdx'],
  { cwd: root },
);

/** Invented file names in examples. */
const examples = /^(packages\/.*\/)?(Name|PressTour|x|harborLedger|ink-what-it-costs)\./;
/** Paths of source files. The other kinds, such as `.json` and `.css`, are mostly names of built files. */
const sourceFile = /^[\w./{},*<>@-]+\.(?:tsx?|mjs|mdx?|sql|sh)$/;

/** `a/{b,c}.ts` is `a/b.ts` and `a/c.ts`. */
const alternatives = (name: string): string[] => {
  const [group, choices] = /\{([^}]*)\}/.exec(name) ?? [];
  return group ? choices!.split(',').flatMap(choice => alternatives(name.replace(group, choice))) : [name];
};

/** True if a path of the working tree (ignored files excluded) ends with this name. `*` and `<…>` match any part of a name. */
const isInRepository = (name: string) => {
  const parts = name
    .replace(/^\.\//, '')
    .replaceAll(/<[^>]*>/g, '*')
    .split('*')
    .map(part => part.replaceAll(/\./g, String.raw`\$&`));
  const pattern = new RegExp(`(^|/)${parts.join('[^/]*')}$`);
  return files.some(file => pattern.test(file));
};

test('every source file in backticks in a document is in the repository', () => {
  const names = documents.flatMap(document =>
    Array.from(
      readFileSync(path.join(root, document), 'utf8').matchAll(/`([^`\n]+)`/g),
      ([, name]) => [document, name!] as const,
    ),
  );
  const paths = names.filter(([, name]) => sourceFile.test(name) && !examples.test(name));
  // The search has found names: the check below would pass on an empty list.
  expect(paths.length).toBeGreaterThan(100);
  const missing = paths.flatMap(([document, name]) =>
    alternatives(name)
      .filter(file => !isInRepository(file))
      .map(file => `${document}: ${file}`),
  );
  expect(missing).toEqual([]);
});

/** Entries of the package in backticks, such as `theme/edition`. */
const packageEntry = /`((?:theme|tokens|primitives|components|patterns|flows|templates)\/\w+)`/g;

test('every entry of the design system in backticks in Storybook is in the package', () => {
  const names = documents
    .filter(document => document.startsWith('.storybook/'))
    .flatMap(document =>
      Array.from(
        readFileSync(path.join(root, document), 'utf8').matchAll(packageEntry),
        ([, name]) => [document, name!] as const,
      ),
    );
  expect(names.length).toBeGreaterThan(0);
  const missing = names.filter(
    ([, name]) =>
      !files.some(file => new RegExp(`^packages/ui/src/${name}(/index|\\.css)?(\\.tsx?|/)`).test(file)),
  );
  expect(missing).toEqual([]);
});

test('docs/upgrading.md names every import of an internal or unstable module of a library', () => {
  const upgrading = readFileSync(path.join(root, 'docs/upgrading.md'), 'utf8');
  const imports = files
    .filter(file => /\.tsx?$/.test(file))
    .flatMap(file =>
      Array.from(
        readFileSync(path.join(root, file), 'utf8').matchAll(
          /from '([^.'][^']*\/(?:internal|unstable)\/[^']*)'/g,
        ),
        ([, name]) => name!,
      ),
    );
  expect(new Set(imports).size).toBeGreaterThan(1);
  expect([...new Set(imports)].filter(name => !upgrading.includes(`\`${name}\``))).toEqual([]);
});
