// Tests of `pnpm new`: what it writes passes the checks without a change.
import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeFromTemplate } from './new.ts';
import { writeBrand } from './newBrand.ts';

const repository = path.resolve(import.meta.dirname, '..');
let root: string;
const written: string[] = [];

/** Copies the sources of both packages, so that parallel tests do not see the new files. */
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'new-'));
  for (const file of [
    '.oxfmtrc.json',
    '.templates',
    '.storybook/brands.ts',
    'docs/specification.md',
    'oxlint.config.ts',
    'packages/content',
    'packages/ui/build',
    'packages/ui/package.json',
    'packages/ui/src',
  ]) {
    cpSync(path.join(repository, file), path.join(root, file), { recursive: true });
  }
  for (const folder of ['node_modules', 'packages/ui/node_modules']) {
    symlinkSync(path.join(repository, folder), path.join(root, folder));
  }
  written.push(
    ...writeFromTemplate('component', 'PressTour', root),
    ...writeFromTemplate('flow', 'press-tour', root),
    ...writeFromTemplate('city', 'Des Moines, Iowa', root),
    ...writeFromTemplate('article', "Ink's price: a question", root),
  );
  writeFileSync(
    path.join(root, 'tsconfig.json'),
    JSON.stringify({
      extends: path.join(repository, 'tsconfig.json'),
      include: written.filter(file => !file.endsWith('.md')),
      exclude: [],
    }),
  );
  writeFileSync(path.join(root, 'package.json'), '{ "type": "module" }');
});
afterAll(() => rmSync(root, { recursive: true }));

function run(command: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(path.join(repository, 'node_modules/.bin', command), args, {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}
const success = expect.objectContaining({ status: 0 }) as object;

test('pnpm new writes all files of a component, a flow, a city and an article', () => {
  expect(written.toSorted()).toEqual(
    [
      'packages/content/src/articles/inks-price-a-question.md',
      'packages/content/src/cities/des-moines.ts',
      ...['PressTour.css.ts', 'PressTour.docs.ts', 'PressTour.stories.tsx', 'PressTour.tsx', 'index.ts'].map(
        file => `packages/ui/src/components/PressTour/${file}`,
      ),
      ...[
        'PressTour.docs.ts',
        'PressTour.stories.tsx',
        'PressTour.tsx',
        'index.ts',
        'press-tour.viewModel.ts',
        'press-tour.fixtures.ts',
        'press-tour.machine.test.ts',
        'press-tour.machine.ts',
      ].map(file => `packages/ui/src/flows/PressTour/${file}`),
    ].toSorted(),
  );
});

test(
  'pnpm new writes files that pass the formatter, the linter, the type check and their tests',
  { timeout: 120_000 },
  () => {
    expect(run('oxfmt', '--check', ...written)).toEqual(success);
    const code = written.filter(file => !file.endsWith('.md'));
    expect(run('oxlint', '--type-aware', '--type-check', '--deny-warnings', ...code)).toEqual(success);
    expect(run('vitest', 'run', '--no-isolate', 'packages/content', 'press-tour')).toEqual(success);
  },
);

test.each([
  ['Winston-Salem, North Carolina', 'winston-salem', 'Winston-Salem'],
  ['Fond du Lac', 'fond-du-lac', 'Fond du Lac'],
  ["Coeur d'Alene, Idaho", 'coeur-dalene', 'Coeur d’Alene'],
])('%s keeps the spelling of its name', (typed, file, name) => {
  expect(writeFromTemplate('city', typed, root)).toEqual([`packages/content/src/cities/${file}.ts`]);
  const text = readFileSync(path.join(root, `packages/content/src/cities/${file}.ts`), 'utf8');
  expect(text).toContain(`name: '${name}'`);
  expect(text).toContain(`slug: '${file}'`);
});

test('pnpm new names what a new city lacks, in the order of work', () => {
  const { status, output } = run('node', path.join(root, '.templates/new.ts'), 'city', 'Cedar Rapids, Iowa');
  expect(status).toBe(0);
  expect(output.trim().split('\n')).toEqual([
    'packages/content/src/cities/cedar-rapids.ts',
    '',
    expect.stringMatching(/^1\. Set `coordinates`/),
    expect.stringMatching(
      /^2\. Name real newsrooms, eight in all, and add `source`.*Cedar Rapids Daily Sample/,
    ),
    expect.stringMatching(/^3\. Check the facts.*`checked.on` to the day.*at least 5 in `checked.sources`/),
    expect.stringMatching(/^4\. Draw the city’s own streets in `streetPlan`/),
    expect.stringMatching(/^5\. Replace each text that says that it is a sample \(there are \d+\)\.$/),
    '6. Write about Cedar Rapids in its own words: 75% of the sentences and 70% of the words of each page must be on no other city’s page.',
    expect.stringContaining('`pnpm cities` says what is still missing'),
  ]);
});

test('pnpm new writes a brand that the packages and the toolbar of Storybook know', async () => {
  const files = writeBrand('Harbor Ledger', root);
  const [theme, , record, ...known] = files.map(file => path.join(root, file));
  expect(Object.keys((await import(theme!)) as object)).toEqual(
    Object.keys((await import(path.join(root, 'packages/ui/src/brands/broadsheet.ts'))) as object),
  );
  expect(await import(record!)).toMatchObject({
    brand: {
      name: 'Harbor Ledger',
      origin: 'https://harbor-ledger.example',
      wordmark: [['Harbor'], ['Ledger']],
    },
  });
  for (const file of files.slice(0, 3))
    expect(readFileSync(path.join(root, file), 'utf8')).not.toMatch(
      /^\/[/*].*(pale green|first brand|default brand|is the default|.*(broadsheet|archivo|newsreader|spline))/im,
    );
  for (const file of known) expect(readFileSync(file, 'utf8')).toContain('harborLedger');
  expect(
    Object.keys(((await import(path.join(root, '.storybook/brands.ts'))) as { brands: object }).brands),
  ).toEqual(['broadsheet', 'gazette', 'harborLedger']);
  expect(() => writeBrand('harbor ledger', root)).toThrow('exists already');
  expect(() => writeBrand('7 Rings', root)).toThrow('is not a valid name');
});

test.each([
  ['Broadsheet', /exists already: choose another name/],
  ['Gazette', /exists already: choose another name/],
  ['Brand', /cannot be the name of a brand.*add a word, as in "Brand Ledger"/],
  ['Theme', /exists already: choose another name/],
  ['New', /cannot be the name of a brand.*`new`.*add a word, as in "New Ledger"/],
  ['Class', /cannot be the name of a brand/],
  ['Brands', /cannot be the name of a brand/],
])('pnpm new refuses the brand %s, and changes no file', (name, message) => {
  const folders = ['packages/ui/src/brands', 'packages/content/src/brands', '.storybook', 'packages/ui'];
  const readAll = () =>
    folders.flatMap(folder =>
      globSync(`${folder}/*.{ts,json}`, { cwd: root })
        .toSorted()
        .map(file => [file, readFileSync(path.join(root, file), 'utf8')]),
    );
  const before = readAll();
  expect(() => writeBrand(name, root)).toThrow(message);
  expect(readAll()).toEqual(before);
});

test('pnpm new refuses an existing or invalid name', () => {
  expect(() => writeFromTemplate('component', 'PressTour', root)).toThrow('exists already');
  for (const name of ['', 'Press/Tour', '../up', '7']) {
    expect(() => writeFromTemplate('component', name, root)).toThrow('is not a valid name');
  }
  expect(() => writeFromTemplate('city', 'Nome, Ala`ska', root)).toThrow('is not a valid name');
});

test('pnpm new prints the usage for an unknown kind', () => {
  const { status, output } = run('node', path.join(import.meta.dirname, 'new.ts'), 'constructor', 'Foo');
  expect(status).toBe(1);
  expect(output).toContain('Usage: pnpm new component|flow|city|article|brand NAME');
});
