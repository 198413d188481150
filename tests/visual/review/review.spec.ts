// Tests of `pnpm test:visual --review`, the page on which a person accepts or rejects changed pictures.
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { loopbackHost } from '@fit-to-print/backend/local/ports';
import { expect, test as base } from 'playwright/test';
import sharp from 'sharp';
import { compare } from '../compare.ts';
import { digestOf, writeBaseline } from '../baselines.ts';
import { findChangedFiles } from './causes.ts';
import { type Change, pictureFile } from './changes.ts';
import { createReview, type Review } from './server.ts';

const square = async (background: string) =>
  sharp({ create: { width: 40, height: 40, channels: 3, background } })
    .png()
    .toBuffer();
/** A picture that is larger than the window, with black pixels at these places. */
const largePicture = async (...pixels: { left: number; top: number }[]) =>
  sharp({ create: { width: 2000, height: 3000, channels: 3, background: '#fff' } })
    .composite(
      pixels.map(place => ({
        input: { create: { width: 1, height: 1, channels: 3, background: '#000' } },
        ...place,
      })),
    )
    .png()
    .toBuffer();
const story = (name: string) => ({
  id: `components-box--${name.toLowerCase()}`,
  type: 'story',
  title: 'Components/Box',
  name,
  tags: [],
  importPath: './box.stories.tsx',
});
const stories = ['First', 'Second', 'Third', 'Renamed'].map(story);
const mode = '768-day';

/** A review of three changed stories, and of one that was renamed. */
const test = base.extend<{ review: Review & { address: string; baselines: string } }>({
  review: async ({ page }, provide, info) => {
    const folders = { changes: info.outputPath('changes'), baselines: info.outputPath('baselines') };
    const [before, after] = await Promise.all([square('#fff'), square('#000')]);
    const changes: Change[] = [];
    const keep = (change: Change, pictures: Buffer[]) => {
      changes.push(change);
      mkdirSync(path.join(folders.changes, change.story), { recursive: true });
      change.pictures.forEach((kind, index) =>
        writeFileSync(path.join(folders.changes, pictureFile(change, kind)), pictures[index]!),
      );
    };
    const large = [
      await largePicture(),
      await largePicture({ left: 1900, top: 2500 }, { left: 30, top: 1000 }),
    ];
    const pairs = [[before, after], [before, after], large] as [Buffer, Buffer][];
    for (const [index, pair] of pairs.entries()) {
      const { id } = stories[index]!;
      const difference = (await compare(...pair))!;
      await writeBaseline(id, mode, pair[0], folders.baselines);
      keep({ story: id, mode, pictures: ['actual', 'expected', 'diff'], places: difference.places }, [
        pair[1],
        pair[0],
        difference.picture,
      ]);
    }
    await writeBaseline('components-box--old', mode, before, folders.baselines);
    keep({ story: stories[3]!.id, mode, pictures: ['actual'] }, [before]);
    writeFileSync(path.join(folders.changes, 'changes.json'), JSON.stringify(changes));

    const review = await createReview(stories, folders, file => [`cause of ${file}`]);
    await new Promise<void>(resolve => {
      review.server.listen(0, loopbackHost, resolve);
    });
    const { port } = review.server.address() as AddressInfo;
    const address = `http://${loopbackHost}:${port}/`;
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
    await provide({ ...review, address, baselines: folders.baselines });
    review.server.closeAllConnections();
    review.server.close();
  },
});

const baselineNames = (folder: string) => globSync('*/*', { cwd: folder }).toSorted();

test('writes only the accepted picture when one is accepted, one rejected and one left undecided by keyboard', async ({
  page,
  review,
}) => {
  const before = baselineNames(review.baselines);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Components/Box: First, day, 768 px');
  await expect(page.getByText('It may be caused by cause of ./box.stories.tsx')).toBeVisible();
  for (const [key, view] of ['After', 'Before', 'Difference'].entries()) {
    await page.keyboard.press(String(key + 1));
    const picture = page.getByRole('img', { name: view });
    await expect(picture).toBeVisible();
    await expect
      .poll(async () => picture.evaluate(image => (image as HTMLImageElement).naturalWidth))
      .toBe(40);
  }
  await page.keyboard.press('4');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('slider', { name: 'Slider' })).toHaveValue('51');
  await page.keyboard.press('a');
  await expect(heading).toContainText('Renamed');
  await expect(page.getByRole('status')).toHaveText('2 of 5: renamed from components-box--old, undecided.');
  await page.keyboard.press('j');
  await expect(heading).toContainText('Second');
  await page.keyboard.press('r');
  await expect(page.getByRole('button', { name: 'day, 768 px, changed, refused' })).toBeVisible();
  await page.keyboard.press('q');
  await expect(page.getByRole('heading', { name: 'The review has ended' })).toBeVisible();

  expect(await review.finished).toEqual({ accepted: 1, refused: 1, undecided: 3 });
  const digest = await digestOf(await square('#000'));
  const accepted = path.join(stories[0]!.id, `${mode}.${digest}.webp`);
  const unchanged = before.filter(file => !file.startsWith(stories[0]!.id));
  expect(baselineNames(review.baselines)).toEqual([...unchanged, accepted].toSorted());
  const written = readFileSync(path.join(review.baselines, accepted));
  expect(await compare(await square('#000'), written)).toBeUndefined();
});

test('restores the baseline when an accepted picture is rejected', async ({ page, review }) => {
  const before = baselineNames(review.baselines);
  await page.keyboard.press('a');
  await expect(page.getByRole('button', { name: 'day, 768 px, changed, accepted' })).toBeVisible();
  expect(baselineNames(review.baselines)).not.toEqual(before);
  await page.keyboard.press('k');
  await page.keyboard.press('r');
  await expect(page.getByRole('button', { name: 'day, 768 px, changed, refused' })).toBeVisible();
  expect(baselineNames(review.baselines)).toEqual(before);
});

test('says how to end the review when every picture is decided, and refusing all writes nothing', async ({
  page,
  review,
}) => {
  const before = baselineNames(review.baselines);
  const status = page.getByRole('status');
  for (const position of [2, 3, 4, 5]) {
    await page.keyboard.press('r');
    await expect(status).toContainText(`${position} of 5`);
    await expect(status).not.toContainText('Every picture is decided');
  }
  await page.keyboard.press('r');
  await expect(status).toContainText('Every picture is decided: end the review with q.');
  expect(baselineNames(review.baselines)).toEqual(before);
});

test('starts at the first undecided picture when it is loaded again, and says when a decision is changed', async ({
  page,
  review,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  const status = page.getByRole('status');
  await page.keyboard.press('a');
  await expect(status).toContainText('2 of 5');
  await page.keyboard.press('r');
  await expect(status).toContainText('3 of 5');
  await page.goto(review.address);
  await expect(heading).toContainText('Second');
  await page.keyboard.press('k');
  await expect(heading).toContainText('Renamed');
  await page.keyboard.press('a');
  await expect(heading).toContainText('Second');
  await expect(status).toContainText('day, 768 px of Renamed was refused, and is accepted now.');
});

test('scrolls to each place that differs, in every view and magnified, when n is pressed', async ({
  page,
  review,
}) => {
  const before = baselineNames(review.baselines);
  for (const press of ['j', 'j', 'j']) await page.keyboard.press(press);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Third');
  await expect(page.getByText('2 places differ')).toBeVisible();
  const first = page.getByRole('img', { name: 'Place 1 of 2, at 30, 1000: 1 × 1 px' });
  await page.keyboard.press('n');
  await expect(first).toBeInViewport();
  await page.keyboard.press('n');
  const second = page.getByRole('img', { name: 'Place 2 of 2, at 1900, 2500: 1 × 1 px' });
  await expect(second).toBeInViewport();
  for (const [key, view] of ['After', 'Before', 'Difference'].entries()) {
    await page.keyboard.press(String(key + 1));
    await expect(page.getByRole('img', { name: view })).toBeVisible();
    await expect(second).toBeInViewport();
  }
  await page.keyboard.press('m');
  await expect(page.getByRole('button', { name: 'Magnify ×4 (m)' })).toHaveAttribute('aria-pressed', 'true');
  await expect(second).toBeInViewport();
  const picture = page.getByRole('img', { name: 'Difference' });
  await expect(picture).toHaveCSS('width', '8000px');
  await expect(picture).toHaveCSS('image-rendering', 'pixelated');
  // After the last place, the first is shown again.
  await page.keyboard.press('n');
  await expect(first).toBeInViewport();
  expect(baselineNames(review.baselines)).toEqual(before);
});

test('rejects decisions from another site', async ({ review, request }) => {
  const before = baselineNames(review.baselines);
  const response = await request.post(`${review.address}decide/0/accepted`, {
    headers: { Origin: 'http://example.com' },
  });
  expect(response.status()).toBe(403);
  expect(baselineNames(review.baselines)).toEqual(before);
});

test('names the changed files that a story imports directly or through others, the nearest first, and no other', () => {
  const changedFilesBehind = findChangedFiles(
    {
      modules: [
        { id: './a/Box.tsx', reasons: [{ moduleName: './a/Box.stories.tsx' }] },
        { id: './a/Box.css.ts', reasons: [{ moduleName: './a/Box.tsx' }] },
        { id: './b/Other.tsx', reasons: [{ moduleName: './b/Other.stories.tsx' }] },
        { id: './.storybook/page.css', reasons: [{ moduleName: './.storybook/preview.tsx' }] },
      ],
    },
    ['.storybook/page.css', 'a/Box.css.ts', 'b/Other.tsx'],
  );
  expect(changedFilesBehind('./a/Box.stories.tsx')).toEqual(['a/Box.css.ts', '.storybook/page.css']);
});
