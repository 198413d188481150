// Tests that a difference between two pictures says where it is.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestCase, TestResult } from 'playwright/types/testReporter';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { compare } from './compare.ts';
import { describeDifference } from './places.ts';
import ChangesReporter from './review/changesReporter.ts';

const size = { width: 400, height: 300 };

/** A white picture with black pixels at these places. */
const pictureWith = async (...pixels: [x: number, y: number][]) => {
  const data = Buffer.alloc(size.width * size.height * 3, 255);
  for (const [x, y] of pixels) data.fill(0, (y * size.width + x) * 3, (y * size.width + x) * 3 + 3);
  return sharp(data, { raw: { ...size, channels: 3 } })
    .png()
    .toBuffer();
};

/** The color of a pixel: red, green, blue. */
async function colorAt(picture: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const start = (y * info.width + x) * info.channels;
  return [...data.subarray(start, start + 3)];
}

test('compare gives one box at the place of the pixel when one pixel differs, with a ring around it', async () => {
  const difference = (await compare(await pictureWith(), await pictureWith([120, 200])))!;
  expect(difference.places).toEqual([{ x: 120, y: 200, width: 1, height: 1 }]);
  expect(describeDifference(difference)).toBe('1 pixel differs in 1 place, at 120, 200');
  const { picture } = difference;
  expect(await colorAt(picture, 120, 200)).toEqual([255, 0, 0]);
  for (const [x, y] of [
    [112, 200],
    [113, 200],
    [128, 200],
    [120, 192],
    [120, 208],
  ] as const)
    expect(await colorAt(picture, x, y), `${x}, ${y}`).toEqual([0, 80, 255]);
  expect(await colorAt(picture, 114, 200)).toEqual([255, 255, 255]);
  expect(await colorAt(picture, 111, 200)).toEqual([255, 255, 255]);
});

test('compare merges pixels in neighboring cells into one box, and keeps those further away apart', async () => {
  // 31 and 32 are on both sides of an edge between cells; 63, 64 are so diagonally.
  const changed = await pictureWith([31, 31], [32, 32], [63, 63], [64, 64], [300, 10], [0, 299], [399, 299]);
  const difference = (await compare(await pictureWith(), changed))!;
  expect(difference.places).toEqual([
    { x: 300, y: 10, width: 1, height: 1 },
    { x: 31, y: 31, width: 34, height: 34 },
    // The first and the last cell of a row are not neighbors.
    { x: 0, y: 299, width: 1, height: 1 },
    { x: 399, y: 299, width: 1, height: 1 },
  ]);
  expect(describeDifference(difference)).toBe('7 pixels differ in 4 places, the first at 300, 10');
});

test('the reporter writes what is known of a changed story into changes.json', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'changes-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const reporter = new ChangesReporter({ folder });
  const known = { digest: '0123456789abcdef', isNew: false, places: [{ x: 1, y: 2, width: 3, height: 4 }] };
  const attachments = [
    ...['actual', 'expected', 'diff'].map(kind => ({
      name: `768-day-${kind}.png`,
      contentType: 'image/png',
      body: Buffer.from(kind),
    })),
    {
      name: '768-day-change.json',
      contentType: 'application/json',
      body: Buffer.from(JSON.stringify(known)),
    },
  ];
  reporter.onBegin();
  reporter.onTestEnd({ title: 'components-box--first' } as TestCase, { attachments } as TestResult);
  reporter.onEnd();
  expect(JSON.parse(readFileSync(path.join(folder, 'changes.json'), 'utf8'))).toEqual([
    { story: 'components-box--first', mode: '768-day', pictures: ['actual', 'expected', 'diff'], ...known },
  ]);
});
