import { mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { writeSocialImages } from './socialImages.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'social-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('does not rewrite an image that has not changed', { timeout: 120_000 }, async () => {
  const pages = [{ path: '/', headline: [['Same']], description: 'Same.' }];
  const file = path.join(folder, 'social/index.png');
  const long = new Date('2020-01-01');
  await writeSocialImages(pages, () => file);
  utimesSync(file, long, long);
  await writeSocialImages(pages, () => file);
  expect(statSync(file).mtime).toEqual(long);
  writeFileSync(file, 'of another page');
  await writeSocialImages(pages, () => file);
  expect(statSync(file).size).toBeGreaterThan(1000);
});
