// Tests that social images (those of shared links) are written only when they change.
import { mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { writeSocialImages } from './socialImages.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'social-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('writeSocialImages writes an image only when the file differs', { timeout: 120_000 }, async () => {
  const pages = [{ path: '/', headline: [['Same']], description: 'Same.' }];
  const file = path.join(folder, 'social/index.png');
  const oldDate = new Date('2020-01-01');
  await writeSocialImages(pages, () => file);
  utimesSync(file, oldDate, oldDate);
  await writeSocialImages(pages, () => file);
  expect(statSync(file).mtime).toEqual(oldDate);
  writeFileSync(file, 'of another page');
  await writeSocialImages(pages, () => file);
  // An image again: the text that replaced it has 15 bytes.
  expect(statSync(file).size).toBeGreaterThan(1000);
});
