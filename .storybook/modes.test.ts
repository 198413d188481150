// Tests of the sizes at which stories are shown.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { viewportSize } from './modes.ts';

const root = path.resolve(import.meta.dirname, '..');
const storyFiles = globSync('{packages,site,.storybook}/**/*.stories.tsx', {
  cwd: root,
  exclude: name => /node_modules|\.cache/.test(name),
});

test('the toolbar has every viewport that a story asks for', () => {
  const names = storyFiles.flatMap(file =>
    Array.from(
      readFileSync(path.join(root, file), 'utf8').matchAll(/viewport: \{ value: '(\w+)' \}/g),
      ([, name]) => name!,
    ),
  );
  expect(names).toEqual(expect.arrayContaining(['small', 'large']));
  for (const name of names) expect(viewportSize(name).width).toBeGreaterThan(0);
});

test('a viewport that the toolbar does not have is an error', () => {
  expect(viewportSize('large')).toEqual({ width: 1280, height: 900 });
  expect(() => viewportSize('huge')).toThrow('The toolbar has only small, medium, large, wide.');
});
