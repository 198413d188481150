// Tests that every page of documentation opens without an error.
import { test as base, expect, type Page } from 'playwright/test';
import { docsPages, type Preview, Storybook } from './storybook.ts';

/** Storybook in a page of the browser, and the errors in its console. */
interface Docs {
  page: Page;
  errors: string[];
}

const test = base.extend<object, { docs: Docs }>({
  docs: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext({ baseURL: project.use.baseURL! });
      const page = await context.newPage();
      // The stories on a page are in iframes. Other tests check them. A page has ten, whose empty documents take a third of its time.
      await page.addInitScript(() => {
        const create = document.createElement.bind(document) as (name: string, options?: object) => Element;
        Object.assign(document, {
          createElement: (name: string, options?: object) =>
            create(name === 'iframe' ? 'div' : name, options),
        });
      });
      await new Storybook(page).start();
      const errors: string[] = [];
      page.on('console', message => {
        if (message.type() === 'error') errors.push(message.text());
      });
      page.on('pageerror', error => errors.push(String(error)));
      await use({ page, errors });
      await context.close();
    },
    { scope: 'worker' },
  ],
});

/** Runs in the page. Shows a page of documentation, and returns when it is rendered and its pictures are loaded, or when it has failed: then what failed. */
async function openDocs(id: string): Promise<string[]> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as Window & typeof globalThis & Preview;
  const failure = await new Promise<string | undefined>(resolve => {
    channel.once('docsRendered', () => resolve(undefined));
    for (const event of ['storyThrewException', 'storyErrored', 'storyMissing'])
      channel.once(event, payload => resolve(`${event}: ${JSON.stringify(payload)}`));
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'docs' });
  });
  // The downloads that the rendered page starts by itself begin in effects, before the second frame.
  await new Promise(resolve => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });
  const root = document.querySelector<HTMLElement>('#storybook-docs')!;
  const pictures = [...root.querySelectorAll('img')];
  await Promise.all(
    pictures.map(async picture => {
      picture.loading = 'eager';
      await picture.decode().catch(() => {});
    }),
  );
  const heading = root.querySelector('h1')?.innerText ?? '';
  return [
    ...(failure === undefined ? [] : [failure]),
    ...(document.body.classList.contains('sb-show-main') ? [] : [`it shows ${document.body.className}`]),
    ...(heading.trim() ? [] : ['it has no heading']),
    ...(root.innerText.replace(heading, '').trim() ? [] : ['it is empty below its heading']),
    ...pictures.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => `${src} is broken`),
  ];
}

for (const { id, title } of docsPages)
  test(`the page ${title} of the documentation opens without an error`, async ({ docs }) => {
    docs.errors.length = 0;
    expect.soft(await docs.page.evaluate(openDocs, id)).toEqual([]);
    expect(docs.errors).toEqual([]);
  });
