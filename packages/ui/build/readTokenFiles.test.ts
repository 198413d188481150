// Tests that every brand has its own files of design tokens. An edition is a color theme: `day` (light) or `night` (dark).
import { expect, test } from 'vitest';
import * as gazette from '../src/brands/gazette.ts';
import { tokenFiles } from './designTokenFiles.ts';
import { readTokenFiles } from './readTokenFiles.ts';

test('the token files of another brand have the same names and its own values', async () => {
  const files = await readTokenFiles('gazette');
  expect([...files.keys()]).toEqual([...tokenFiles.keys()]);
  const { color } = JSON.parse(files.get('tokens/night.tokens.json')!) as {
    color: { paper: { $value: { components: number[] } } };
  };
  expect(color.paper.$value.components).toEqual([...gazette.editions.night.paper]);
});
