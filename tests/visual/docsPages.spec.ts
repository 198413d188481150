// Tests that every page of documentation in the built Storybook is shown, and links only to pages that exist.
import { expect, type Page, test } from 'playwright/test';
import { docsPages, entryIds } from './storybook.ts';

/** The parts of Storybook's preview that the test uses. */
interface Preview {
  __STORYBOOK_PREVIEW__: { storyRenders: { isPending(): boolean }[] };
  __STORYBOOK_ADDONS_CHANNEL__: {
    once(event: string, listener: () => void): void;
    emit(event: 'setCurrentStory', selection: { storyId: string; viewMode: 'docs' }): void;
  };
}

/** Shows a page of documentation without a reload: loading Storybook for each would take several times as long. */
const show = async (page: Page, id: string) =>
  page.evaluate(async storyId => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } = window as Window &
      typeof globalThis &
      Preview;
    await new Promise<void>(resolve => {
      // The first when the page is shown, the others when it cannot be.
      for (const event of ['docsRendered', 'storyMissing', 'storyErrored', 'storyThrewException'])
        channel.once(event, () => resolve());
      channel.emit('setCurrentStory', { storyId, viewMode: 'docs' });
    });
    const nextTask = async () => new Promise(resolve => setTimeout(resolve));
    await nextTask();
    // Storybook reloads the window if it leaves a page whose story is still being rendered.
    while (preview.storyRenders.some(render => render.isPending())) await nextTask();
  }, id);

const workers = 2;
for (let worker = 0; worker < workers; worker++)
  test(`every page of documentation is shown without an error, and its links lead to pages, part ${worker + 1}`, async ({
    page,
  }) => {
    const problems: string[] = [];
    let shown = '';
    page.on('console', message => {
      const { url } = message.location();
      // The logo in a mail is on the site of the brand, which is not online.
      if (message.type() === 'error' && !/^https:\/\/[\w.-]+\.example\/mail-logo\.png$/.test(url))
        problems.push(`${shown}: ${message.text()} ${url}`);
    });
    page.on('pageerror', error => problems.push(`${shown}: ${error.message}`));
    await page.route(
      url => url.pathname === '/iframe.html' && url.searchParams.get('viewMode') === 'story',
      async route => route.fulfill({ contentType: 'text/html', body: '<title>A story</title>' }),
    );
    const mine = docsPages.filter((_, index) => index % workers === worker);
    expect(mine.length).toBeGreaterThan(60);
    await page.goto(`/iframe.html?id=${mine[0]!.id}&viewMode=docs`);
    await page.locator('body.sb-show-main').waitFor();
    for (const { id } of mine.slice(1).concat(mine[0]!)) {
      shown = id;
      await show(page, id);
      const found = await page.evaluate(() => ({
        hasError: document.body.matches('.sb-show-errordisplay, .sb-show-nopreview'),
        hasHeading: [...document.querySelectorAll('h1')].some(each => each.checkVisibility()),
        links: Array.from(document.querySelectorAll<HTMLAnchorElement>('a[href*="?path="]'), ({ href }) =>
          new URL(href).searchParams.get('path')!.replace(/^\/(?:docs|story)\//, ''),
        ),
      }));
      if (found.hasError) problems.push(`${id} is not shown`);
      if (!found.hasHeading) problems.push(`${id} has no heading of level 1`);
      for (const link of new Set(found.links))
        if (!entryIds.has(link)) problems.push(`${id} links to ${link}, which does not exist`);
    }
    expect(problems).toEqual([]);
  });
