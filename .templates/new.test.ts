import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { write } from './new.ts';

const repository = path.resolve(import.meta.dirname, '..');
let copy: string;
const written: string[] = [];

/** The sources of the two packages, without what others may be writing to meanwhile. */
beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'new-'));
  for (const file of ['.oxfmtrc.json', '.oxlintrc.json', 'packages/content', 'packages/ui/src']) {
    cpSync(path.join(repository, file), path.join(copy, file), { recursive: true });
  }
  for (const folder of ['node_modules', 'packages/ui/node_modules']) {
    symlinkSync(path.join(repository, folder), path.join(copy, folder));
  }
  written.push(
    ...write('component', 'PressTour', copy),
    ...write('flow', 'press-tour', copy),
    ...write('city', 'Des Moines, Iowa', copy),
  );
  const base = JSON.parse(readFileSync(path.join(repository, 'tsconfig.json'), 'utf8')) as object;
  writeFileSync(path.join(copy, 'tsconfig.json'), JSON.stringify({ ...base, include: written }));
  writeFileSync(path.join(copy, 'package.json'), '{ "type": "module" }');
});
afterAll(() => rmSync(copy, { recursive: true }));

function run(command: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(path.join(repository, 'node_modules/.bin', command), args, {
    cwd: copy,
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}
const fine = expect.objectContaining({ status: 0 }) as object;

test('a component, a flow and a city have the files that the house style asks for', () => {
  expect(written.toSorted()).toEqual(
    [
      'packages/content/src/cities/des-moines.ts',
      ...['PressTour.css.ts', 'PressTour.stories.tsx', 'PressTour.tsx', 'index.ts'].map(
        file => `packages/ui/src/components/PressTour/${file}`,
      ),
      ...[
        'PressTour.stories.tsx',
        'PressTour.tsx',
        'index.ts',
        'press-tour.connect.ts',
        'press-tour.fixtures.ts',
        'press-tour.machine.test.ts',
        'press-tour.machine.ts',
      ].map(file => `packages/ui/src/flows/PressTour/${file}`),
    ].toSorted(),
  );
});

test('they are green at once: format, lint, types, units', { timeout: 120_000 }, () => {
  expect(run('oxfmt', '--check', ...written)).toEqual(fine);
  expect(run('oxlint', '--type-aware', '--deny-warnings', ...written)).toEqual(fine);
  expect(run('tsc', '-p', '.')).toEqual(fine);
  expect(run('vitest', 'run', 'packages/content', 'press-tour')).toEqual(fine);
});

test.each([
  ['Winston-Salem, North Carolina', 'winston-salem', 'Winston-Salem'],
  ['Fond du Lac', 'fond-du-lac', 'Fond du Lac'],
  ["Coeur d'Alene, Idaho", 'coeur-dalene', 'Coeur d’Alene'],
])('%s keeps its spelling', (typed, file, name) => {
  expect(write('city', typed, copy)).toEqual([`packages/content/src/cities/${file}.ts`]);
  const text = readFileSync(path.join(copy, `packages/content/src/cities/${file}.ts`), 'utf8');
  expect(text).toContain(`name: '${name}'`);
  expect(text).toContain(`slug: '${file}'`);
});

test('nothing is written over, and nothing without a name', () => {
  expect(() => write('component', 'PressTour', copy)).toThrow('is there already');
  for (const name of ['', 'Press/Tour', '../up', '7']) {
    expect(() => write('component', name, copy)).toThrow('is no name');
  }
  expect(() => write('city', 'Nome, Ala`ska', copy)).toThrow('is no name');
});

test('a kind that there is none of is told how to ask', () => {
  const { status, said } = run('node', path.join(import.meta.dirname, 'new.ts'), 'constructor', 'Foo');
  expect(status).toBe(1);
  expect(said).toContain('Usage: pnpm new component|flow|city NAME');
});
