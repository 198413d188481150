import type { HeadlineText } from '@fit-to-print/ui/primitives/CopyfitHeadline/text';
import { beforeAll, describe, expect, it } from 'vitest';
import { createSocialPress, type SharedPage } from './social.ts';

let press: (page: SharedPage) => Promise<Uint8Array>;
beforeAll(async () => {
  press = await createSocialPress();
}, 120_000);

const extremes: Record<string, HeadlineText> = {
  'one letter': [['A']],
  'a page’s usual headline': [['We move'], [[{ del: 'fast.' }, ' ', { ins: 'type.' }]]],
  'a name as long as they come': [
    ['LLANFAIRPWLLGWYNGYLLGOGERYCHWYRNDROBWLL,', 'Massachusetts —'],
    ['Keep it'],
    [[{ del: 'short.' }, ' ', { ins: 'whole.' }]],
  ],
  'seven lines': Array.from({ length: 7 }, () => ['Another line']),
  'letters that no face has': [['漢字 👩‍🚀']],
};

describe.each(Object.entries(extremes))('%s', (_, headline) => {
  it('makes a picture of the size that networks ask for, light enough to load', async () => {
    const png = Buffer.from(
      await press({
        path: '/a/long/address',
        headline,
        description: 'A sentence of some length. '.repeat(6),
      }),
    );
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length).toBeLessThan(60_000);
  });
});

it('draws the same picture of the same page', async () => {
  const page = { path: '/', headline: [['Same']], description: 'Same.' };
  expect(await press(page)).toEqual(await press(page));
});
