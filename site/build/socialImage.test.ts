// Tests of the social image of a page (the image of a shared link).
import type { HeadlineText } from '@fit-to-print/ui/primitives/CopyfitHeadline/text';
import { beforeAll, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { openSocialImages, type SocialImagePage } from './socialImage.ts';

let draw: (page: SocialImagePage) => Promise<Uint8Array>;
beforeAll(async () => {
  draw = await openSocialImages();
}, 120_000);

const headlines: Record<string, HeadlineText> = {
  'one letter': [['A']],
  'a usual headline with a correction': [['We move'], [[{ del: 'fast.' }, ' ', { ins: 'type.' }]]],
  'a very long name': [
    ['LLANFAIRPWLLGWYNGYLLGOGERYCHWYRNDROBWLL,', 'Massachusetts'],
    ['Keep it'],
    [[{ del: 'short.' }, ' ', { ins: 'whole.' }]],
  ],
  'seven lines': Array.from({ length: 7 }, () => ['Another line']),
  'letters that no font has': [['漢字 👩‍🚀']],
};

describe.each(Object.entries(headlines))('%s', (_, headline) => {
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

/** Returns the edges, in pixels, of all that is drawn between the line of the header and the line of the footer. */
async function findEdges(png: Uint8Array) {
  const [top, height] = [82, 436];
  const { data, info } = await sharp(png)
    .extract({ left: 0, top, width: 1200, height })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  /** The gray value of the background: the first pixel is in the margin. */
  const background = data[0]!;
  const edges = { left: info.width, right: 0, bottom: 0 };
  for (let index = 0; index < data.length; index++) {
    if (Math.abs(data[index]! - background) < 40) continue;
    const x = index % info.width;
    edges.left = Math.min(edges.left, x);
    edges.right = Math.max(edges.right, x);
    edges.bottom = top + Math.floor(index / info.width);
  }
  return edges;
}

describe.each([
  'one line',
  'SEATTLE / in Seattle.',
  'AUSTIN, Texas / Keep Austin / informed.',
  'Pitch us / your idea.',
  'We move / type, gladly.',
])('the headline %s', text => {
  const headline = text.split(' / ').map(line => [line]);

  it('fills the width, and does not touch the line below', async () => {
    // The image is 1200 px wide, and its margins are 48 px. Letters may reach a few pixels less or more.
    const { left, right, bottom } = await findEdges(await draw({ path: '/', headline, description: '' }));
    expect(left).toBeGreaterThanOrEqual(46);
    expect(left).toBeLessThanOrEqual(50);
    expect(right).toBeGreaterThanOrEqual(1149);
    expect(right).toBeLessThanOrEqual(1154);
    expect(bottom).toBeLessThan(512);
  });

  it('ends before the picture when there is one', async () => {
    // The picture begins at 796 px, and 36 px before it are free. The test cuts it off, and measures the rest of the image.
    const source = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"/>`;
    const page = { path: '/', headline, description: '' };
    const empty = Buffer.from(await draw({ ...page, picture: { source, draw: () => source } }));
    const { right } = await findEdges(
      await sharp(empty)
        .extract({ left: 0, top: 0, width: 780, height: 630 })
        .extend({ right: 420, background: '#d8efda' })
        .png()
        .toBuffer(),
    );
    expect(right).toBeGreaterThanOrEqual(757);
    expect(right).toBeLessThanOrEqual(762);
  });
});

it('the social image is the same when it is drawn again for the same page', async () => {
  const page = { path: '/', headline: [['Same']], description: 'Same.' };
  expect(await draw(page)).toEqual(await draw(page));
});
