import type { HeadlineText } from '@fit-to-print/ui/primitives/CopyfitHeadline/text';
import { beforeAll, describe, expect, it } from 'vitest';
import { openSocialImages, type SharedPage } from './socialImage.ts';

let draw: (page: SharedPage) => Promise<Uint8Array>;
beforeAll(async () => {
  draw = await openSocialImages();
}, 120_000);

const extremes: Record<string, HeadlineText> = {
  'one letter': [['A']],
  'a usual headline with a correction': [['We move'], [[{ del: 'fast.' }, ' ', { ins: 'type.' }]]],
  'a very long name': [
    ['LLANFAIRPWLLGWYNGYLLGOGERYCHWYRNDROBWLL,', 'Massachusetts —'],
    ['Keep it'],
    [[{ del: 'short.' }, ' ', { ins: 'whole.' }]],
  ],
  'seven lines': Array.from({ length: 7 }, () => ['Another line']),
  'letters that no font has': [['漢字 👩‍🚀']],
};

describe.each(Object.entries(extremes))('%s', (_, headline) => {
  it('is an image of 1200 × 630 pixels and at most 60 kB', async () => {
    const png = Buffer.from(
      await draw({
        path: '/a/long/address',
        headline,
        description: 'A sentence of some length. '.repeat(6),
      }),
    );
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length).toBeLessThan(60_000);
  });
});

it('draws the same image for the same page', async () => {
  const page = { path: '/', headline: [['Same']], description: 'Same.' };
  expect(await draw(page)).toEqual(await draw(page));
});
