import { mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { printSocialImages } from './socialImages.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'social-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('leaves a picture alone that is there already', { timeout: 120_000 }, async () => {
  const pages = [{ path: '/', headline: [['Kept']], description: 'Kept.' }];
  const file = path.join(folder, 'social/index.png');
  const long = new Date('2020-01-01');
  await printSocialImages(pages, () => file);
  utimesSync(file, long, long);
  await printSocialImages(pages, () => file);
  expect(statSync(file).mtime).toEqual(long);
  writeFileSync(file, 'of another page');
  await printSocialImages(pages, () => file);
  expect(statSync(file).size).toBeGreaterThan(1000);
});
