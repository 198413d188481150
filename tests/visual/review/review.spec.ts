// Tests of `pnpm test:visual --review`, the page on which a person accepts or refuses changed pictures.
import { mkdirSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { loopbackHost } from '@fit-to-print/backend/local/ports';
import { expect, type Page, test as base } from 'playwright/test';
import sharp from 'sharp';
import { compare, type Difference } from '../compare.ts';
import {
  type BaselinePlaces,
  type Baselines,
  digestOf,
  keepPicture,
  readBaselines,
  readPicture,
  writeBaselines,
} from '../baselines.ts';
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
const stories = [
  ...['First', 'Second'].map(story),
  { ...story('Third'), title: 'Patterns/Sheet', tags: ['both-editions'] },
  story('Renamed'),
];
const mode = '768-day';
/** The mode of each story. */
const modes = [mode, mode, '1280-night', mode];

/** A story's accepted picture, its new one, and their difference. */
interface Comparison {
  before: Buffer;
  after: Buffer;
  difference: Difference;
}

/** Three changed stories, compared once for all tests of a worker: encoding the large pictures takes longer than a test. */
type Compared = [Comparison, Comparison, Comparison];

/** A review of three changed stories, one that was renamed and one that was removed. */
const test = base.extend<
  { review: Review & { address: string; baselines: BaselinePlaces } },
  { compared: Compared }
>({
  compared: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from this pattern.
    async ({}, provide) => {
      const comparisonOf = async (before: Buffer, after: Buffer): Promise<Comparison> => ({
        before,
        after,
        difference: (await compare(before, after))!,
      });
      const small = await comparisonOf(await square('#fff'), await square('#000'));
      const large = await comparisonOf(
        await largePicture(),
        await largePicture({ left: 1900, top: 2500 }, { left: 30, top: 1000 }),
      );
      await provide([small, small, large]);
    },
    { scope: 'worker' },
  ],
  review: async ({ page, compared }, provide, info) => {
    const folders = {
      changes: info.outputPath('changes'),
      baselines: { list: info.outputPath('baselines.txt'), pictures: info.outputPath('baselines') },
    };
    const baselines: Baselines = new Map();
    const accept = async (storyId: string, ownMode: string, picture: Buffer) => {
      const digest = await digestOf(picture);
      baselines.set(`${storyId}/${ownMode}`, digest);
      await keepPicture(`${storyId}/${ownMode}`, digest, picture, folders.baselines.pictures);
    };
    const changes: Change[] = [];
    const keep = (change: Change, pictures: Buffer[]) => {
      changes.push(change);
      mkdirSync(path.join(folders.changes, change.story), { recursive: true });
      change.pictures.forEach((kind, index) =>
        writeFileSync(path.join(folders.changes, pictureFile(change, kind)), pictures[index]!),
      );
    };
    for (const [index, { before, after, difference }] of compared.entries()) {
      const { id } = stories[index]!;
      await accept(id, modes[index]!, before);
      keep(
        {
          story: id,
          mode: modes[index]!,
          pictures: ['actual', 'expected', 'diff'],
          digest: await digestOf(after),
          isNew: false,
          places: difference.places,
        },
        [after, before, difference.picture],
      );
    }
    const [{ before }] = compared;
    await accept('components-box--old', mode, before);
    await accept('components-box--gone', mode, compared[0].after);
    const renamed = { story: stories[3]!.id, mode, digest: await digestOf(before), isNew: true };
    keep({ ...renamed, pictures: ['actual'] }, [before]);
    writeBaselines(baselines, folders.baselines);
    writeFileSync(path.join(folders.changes, 'changes.json'), JSON.stringify(changes));

    const review = createReview(stories, folders, file => [`cause of ${file}`]);
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

const filterOf = (page: Page, name: string) => page.getByRole('combobox', { name });
/** The lines of the list: a picture's name and its digest. */
const linesOf = (places: BaselinePlaces) =>
  [...readBaselines(places)].map(([name, digest]) => `${name} ${digest}`);

test('the review writes only the accepted picture when one is accepted, one refused and one left undecided by keyboard', async ({
  page,
  review,
}) => {
  const before = linesOf(review.baselines);
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
  await expect(page.getByRole('slider', { name: 'Slider: before | after' })).toHaveValue('51');
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
  const name = `${stories[0]!.id}/${mode}`;
  const unchanged = before.filter(line => !line.startsWith(name));
  expect(linesOf(review.baselines)).toEqual([...unchanged, `${name} ${digest}`].toSorted());
  const written = readPicture(name, digest, review.baselines.pictures)!;
  expect(await compare(await square('#000'), written)).toBeUndefined();
});

test('the review restores the baseline when an accepted picture is refused', async ({ page, review }) => {
  const before = linesOf(review.baselines);
  await page.keyboard.press('a');
  await expect(page.getByRole('button', { name: 'day, 768 px, changed, accepted' })).toBeVisible();
  expect(linesOf(review.baselines)).not.toEqual(before);
  await page.keyboard.press('k');
  await page.keyboard.press('r');
  await expect(page.getByRole('button', { name: 'day, 768 px, changed, refused' })).toBeVisible();
  expect(linesOf(review.baselines)).toEqual(before);
});

test('the review moves a baseline to the new name when a renamed story is accepted, and back when it is refused', async ({
  page,
  review,
}) => {
  const before = linesOf(review.baselines);
  await page.keyboard.press('j');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Renamed');
  await page.keyboard.press('a');
  await expect(page.getByText('5 of 5 shown. 1 accepted, 0 refused, 4 undecided.')).toBeVisible();
  const moved = before.map(line => line.replace('components-box--old/', 'components-box--renamed/'));
  expect(linesOf(review.baselines)).toEqual(moved.toSorted());
  await page.keyboard.press('u');
  await expect(page.getByText('5 of 5 shown. 0 accepted, 0 refused, 5 undecided.')).toBeVisible();
  expect(linesOf(review.baselines)).toEqual(before);
});

test('readBaselines says where the list has a conflict of a merge, and what to do', () => {
  const list = test.info().outputPath('baselines.txt');
  writeFileSync(list, `a--b/360-day ${'0'.repeat(16)}\n<<<<<<< HEAD\n`);
  expect(() => readBaselines({ list })).toThrow(
    'baselines.txt, line 2: “<<<<<<< HEAD” is not the name of a picture and its digest. After a merge, take one side',
  );
});

test('the review says how to end the review when every picture is decided, and writes nothing when all are refused', async ({
  page,
  review,
}) => {
  const before = linesOf(review.baselines);
  const status = page.getByRole('status');
  for (const position of [2, 3, 4, 5]) {
    await page.keyboard.press('r');
    await expect(status).toContainText(`${position} of 5`);
    await expect(status).not.toContainText('Every picture is decided');
  }
  await page.keyboard.press('r');
  await expect(status).toContainText('Every picture is decided: end the review with q.');
  expect(linesOf(review.baselines)).toEqual(before);
});

test('the review starts at the first undecided picture when it is loaded again, and says when a decision is changed', async ({
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

test('the review scrolls to each place that differs, in every view and magnified, when n is pressed', async ({
  page,
  review,
}) => {
  const before = linesOf(review.baselines);
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
  expect(linesOf(review.baselines)).toEqual(before);
});

test('the review lists the changes by component, each with the part of its picture that differs', async ({
  page,
  review,
}) => {
  const list = page.getByRole('navigation', { name: 'Changed pictures' });
  await expect(list.getByRole('heading', { level: 2 })).toHaveText([
    'Components/Box',
    'Patterns/Sheet',
    'components-box--gone',
  ]);
  // Thumbnails are 192 px wide.
  for (const name of ['First day, 768 px, changed', 'day, 768 px, removed']) {
    const thumbnail = list.getByRole('button', { name }).locator('img');
    await expect
      .poll(async () => thumbnail.evaluate(image => (image as HTMLImageElement).naturalWidth))
      .toBe(192);
  }
  // The first place of this picture is a black pixel far below its top.
  const third = list.getByRole('button', { name: 'Third night, 1280 px, changed' }).locator('img');
  const thumbnail = await page.request.get(new URL((await third.getAttribute('src'))!, review.address).href);
  const { channels } = await sharp(await thumbnail.body()).stats();
  expect(channels[0]!.max).toBe(255);
  expect(channels[0]!.min).toBeLessThan(200);
});

test('the review accepts all pictures that the filters show, and restores them when it is undone', async ({
  page,
  review,
}) => {
  const before = linesOf(review.baselines);
  const heading = page.getByRole('heading', { level: 1 });
  const status = page.getByRole('status');
  await page.keyboard.press('j');
  await filterOf(page, 'Component').selectOption('Components/Box');
  await expect(heading).toContainText('Renamed');
  await filterOf(page, 'Kind').selectOption('changed');
  await expect(heading).toContainText('Second');
  await expect(status).toHaveText('2 of 2: changed, undecided.');
  await expect(page.getByRole('button', { name: 'Accept all 2 shown (Shift+A)' })).toBeVisible();
  await page.keyboard.press('Shift+A');
  await expect(status).toContainText('2 accepted at once. Take it back with u.');
  await expect(page.getByText('2 of 5 shown. 2 accepted, 0 refused, 3 undecided.')).toBeVisible();
  const changed = stories.slice(0, 2).map(({ id }) => id);
  const untouched = (file: string) => !changed.some(id => file.startsWith(id));
  expect(linesOf(review.baselines)).not.toEqual(before);
  expect(linesOf(review.baselines).filter(untouched)).toEqual(before.filter(untouched));

  await page.keyboard.press('u');
  await expect(status).toContainText('Taken back: 2 decisions.');
  await expect(page.getByText('2 of 5 shown. 0 accepted, 0 refused, 5 undecided.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo (u)' })).toBeDisabled();
  expect(linesOf(review.baselines)).toEqual(before);
});

test('the review decides about two pictures when two keys are pressed quickly', async ({ page, review }) => {
  const before = linesOf(review.baselines);
  await page.evaluate(() => {
    for (const key of ['r', 'r']) dispatchEvent(new KeyboardEvent('keydown', { key }));
  });
  await expect(page.getByText('5 of 5 shown. 0 accepted, 2 refused, 3 undecided.')).toBeVisible();
  expect(linesOf(review.baselines)).toEqual(before);
});

test('the review refuses all shown pictures after one was accepted, and takes back one step at a time', async ({
  page,
  review,
}) => {
  const before = linesOf(review.baselines);
  await page.keyboard.press('a');
  await expect(page.getByText('5 of 5 shown. 1 accepted, 0 refused, 4 undecided.')).toBeVisible();
  const accepted = linesOf(review.baselines);
  await page.getByRole('button', { name: 'Refuse all 5 shown (Shift+R)' }).click();
  await expect(page.getByText('5 of 5 shown. 0 accepted, 5 refused, 0 undecided.')).toBeVisible();
  expect(linesOf(review.baselines)).toEqual(before);
  await page.keyboard.press('u');
  await expect(page.getByText('5 of 5 shown. 1 accepted, 0 refused, 4 undecided.')).toBeVisible();
  expect(linesOf(review.baselines)).toEqual(accepted);
  await page.keyboard.press('u');
  await expect(page.getByText('5 of 5 shown. 0 accepted, 0 refused, 5 undecided.')).toBeVisible();
  expect(linesOf(review.baselines)).toEqual(before);
});

test('each filter shows its changes only, and x shows all again', async ({ page, review }) => {
  const before = linesOf(review.baselines);
  const shown = page.getByRole('navigation').locator('section').getByRole('button');
  for (const [filter, value, names] of [
    ['Component', 'Patterns/Sheet', ['Third']],
    ['Edition', 'night', ['Third']],
    ['Width', '768 px', ['First', 'Renamed', 'Second', '']],
    ['Kind', 'renamed', ['Renamed']],
    ['Kind', 'removed', ['']],
    ['Decision', 'refused', []],
  ] as const) {
    await filterOf(page, filter).selectOption(value);
    await expect(shown).toHaveCount(names.length);
    for (const [index, name] of names.entries()) await expect(shown.nth(index)).toContainText(name);
    await page.keyboard.press('x');
    await expect(shown).toHaveCount(5);
  }
  await filterOf(page, 'Decision').selectOption('undecided');
  await page.getByRole('button', { name: 'First day' }).click();
  // A decided picture leaves the list of the undecided, and the next one is shown.
  await page.keyboard.press('r');
  await expect(shown).toHaveCount(4);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Renamed');
  expect(linesOf(review.baselines)).toEqual(before);
});

test('the review takes the keys while a filter has the focus, and a capital letter without Shift as a small one', async ({
  page,
  review,
}) => {
  const before = linesOf(review.baselines);
  await page.keyboard.press('f');
  const component = filterOf(page, 'Component');
  await expect(component).toBeFocused();
  await page.keyboard.press('r');
  await expect(page.getByText('5 of 5 shown. 0 accepted, 1 refused, 4 undecided.')).toBeVisible();
  await expect(component).toHaveValue('');
  // The browser sends this event when Caps Lock is on.
  await page.evaluate(() => dispatchEvent(new KeyboardEvent('keydown', { key: 'R' })));
  await expect(page.getByText('5 of 5 shown. 0 accepted, 2 refused, 3 undecided.')).toBeVisible();
  expect(linesOf(review.baselines)).toEqual(before);
});

test('the review refuses to store a decision about a change that does not exist', async ({
  review,
  request,
}) => {
  const before = linesOf(review.baselines);
  const response = await request.post(`${review.address}decide`, { data: { 0: 'accepted', 9: 'accepted' } });
  expect(response.status()).toBe(400);
  expect(linesOf(review.baselines)).toEqual(before);
});

test('the review rejects decisions from another site', async ({ review, request }) => {
  const before = linesOf(review.baselines);
  const response = await request.post(`${review.address}decide`, {
    headers: { Origin: 'http://example.com' },
    data: { 0: 'accepted' },
  });
  expect(response.status()).toBe(403);
  expect(linesOf(review.baselines)).toEqual(before);
});

test('findChangedFiles names the changed files that a story imports directly or through others, the nearest first, and no other', () => {
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
