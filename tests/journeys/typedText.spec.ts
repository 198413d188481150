// Journey: text that a visitor has typed into a form and not sent stays in it, whether or not the app (the React code of the site) has
// started.
import { brand } from '@fit-to-print/content/brand';
import type { Page } from 'playwright/test';
import { newVisitor } from './leads.ts';
import { expect, test } from './cleanConsoleTest.ts';
import { passRequests } from './passRequests.ts';

/** The form of the page that sends a message. */
const form = (page: Page) => page.locator('main form[method=post]');
/** The field for the message, or for the idea on the home page. */
const message = (page: Page) => form(page).getByRole('textbox', { name: /^Message|^Your idea/ });
const headerLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

const ada = newVisitor('Ada Unsent');
/** The text that the test types into each form, by the field's name. */
const typedText = {
  '/contact': {
    name: ada.name,
    email: ada.email,
    phone: '414 555 0100',
    city: 'Milwaukee',
    message: ada.message,
  },
  '/': { message: 'Hops by post.\nMills run.', name: ada.name, email: ada.email },
} as const;
type Path = keyof typeof typedText;
const titles: Readonly<Record<Path, RegExp>> = { '/contact': /Contact/, '/': RegExp(`^${brand.name}`) };

/** Types the text of this page into its form. */
async function typeText(page: Page, path: Path) {
  for (const [name, value] of Object.entries(typedText[path])) {
    const field = form(page).locator(`[name=${name}]`);
    if (name === 'city') await field.selectOption(value);
    else await field.fill(value);
  }
  await expectStored(page);
}

/** Waits until the filled fields are in the entry of the browser's history. */
async function expectStored(page: Page) {
  const areStored = () =>
    form(page).evaluate((element: HTMLFormElement) => {
      const { words } = (history.state ?? {}) as { words?: Record<string, string> };
      return Array.from(element.elements).every(
        control =>
          !(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) ||
          control.type === 'hidden' ||
          control.value === (words?.[control.name] ?? ''),
      );
    });
  await expect.poll(areStored).toBe(true);
}

async function expectTypedText(page: Page, path: Path) {
  await expect(page).toHaveURL(path);
  for (const [name, value] of Object.entries(typedText[path]))
    await expect(form(page).locator(`[name=${name}]`)).toHaveValue(value);
}

async function startApp(page: Page) {
  await form(page).hover();
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
}

async function followLink(page: Page, name: string, title: RegExp) {
  await headerLink(page, name).click();
  await expect(page).toHaveTitle(title);
}

/** Ways that lead away from a page and to the same entry of the browser's history. */
const ways: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'a link and Back': async page => {
    await followLink(page, 'Services', /services/);
    await page.goBack();
  },
  'Back and Forward': async page => {
    await page.goBack();
    await expect(page).toHaveTitle(/About/);
    await page.goForward();
  },
  'a reload': page => page.reload(),
  'a link, a reload and Back': async page => {
    await followLink(page, 'Services', /services/);
    await page.reload();
    await page.goBack();
  },
};

for (const path of Object.keys(typedText) as Path[]) {
  const name = path === '/' ? 'Home' : 'Contact';

  test(`text on ${path} stays without the app`, async ({ page, allowedProblems }) => {
    allowedProblems.push(/Failed to load resource/);
    await page.route('**/assets/client-*.js', route => route.abort());
    for (const [way, leaveAndReturn] of Object.entries(ways)) {
      await test.step(way, async () => {
        await page.goto('/about');
        await page.goto(path);
        await typeText(page, path);
        await leaveAndReturn(page);
        await expectTypedText(page, path);
      });
    }
  });

  test(`text on ${path} stays in the document in which the app has started`, async ({ page }) => {
    for (const [way, leaveAndReturn] of Object.entries(ways)) {
      await test.step(way, async () => {
        await page.goto('/about');
        await page.goto(path);
        await startApp(page);
        await typeText(page, path);
        await leaveAndReturn(page);
        await expectTypedText(page, path);
        // Hydration changes no field.
        await startApp(page);
        await expectTypedText(page, path);
      });
    }
  });

  test(`text on ${path} stays on a page that the app has opened`, async ({ page }) => {
    for (const [way, leaveAndReturn] of Object.entries(ways)) {
      await test.step(way, async () => {
        await page.goto('/contact');
        await startApp(page);
        await followLink(page, 'About', /About/);
        await followLink(page, name, titles[path]);
        await typeText(page, path);
        await leaveAndReturn(page);
        await expectTypedText(page, path);
      });
    }
  });

  test(`text on ${path} stays when a link leads to the same page`, async ({ page }) => {
    await page.goto(path);
    await startApp(page);
    await typeText(page, path);
    // The click replaces the state of the history entry.
    await headerLink(page, name).click();
    await expectStored(page);
    await followLink(page, 'About', /About/);
    await page.goBack();
    await expectTypedText(page, path);
  });
}

test.describe('the last letter stays', () => {
  const lastWords = 'The last letter';

  for (const way of ['a reload', 'another page'] as const) {
    test(`when ${way} follows immediately`, async ({ page }) => {
      await page.goto('/contact');
      await message(page).pressSequentially('The last');
      await expectStored(page);
      const left = page.waitForEvent('load');
      // In one task, so that no timer ends between the letter and the navigation.
      await message(page).evaluate(
        (field: HTMLTextAreaElement, { text, isReload }) => {
          field.value = text;
          field.dispatchEvent(new Event('input', { bubbles: true }));
          if (isReload) location.reload();
          else location.assign('/about');
        },
        { text: lastWords, isReload: way === 'a reload' },
      );
      await left;
      if (way !== 'a reload') await page.goBack();
      await expect(message(page)).toHaveValue(lastWords);
    });
  }

  test('when the key for a reload follows immediately', async ({ page }) => {
    await page.goto('/contact');
    await message(page).pressSequentially('The last');
    await expectStored(page);
    await message(page).pressSequentially(lastWords.slice('The last'.length));
    await page.reload();
    await expect(message(page)).toHaveValue(lastWords);
  });
});

test('a form is empty after it was sent, also after a reload, and after a link and Back', async ({
  page,
}) => {
  await page.goto('/contact');
  await startApp(page);
  await typeText(page, '/contact');
  await form(page).getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
  const expectEmpty = async () => {
    await expect(page).toHaveTitle(titles['/contact']);
    for (const name of Object.keys(typedText['/contact']))
      await expect(form(page).locator(`[name=${name}]`)).toHaveValue('');
  };
  await expectEmpty();
  await page.reload();
  await expectEmpty();
  await startApp(page);
  await expectEmpty();
  await followLink(page, 'About', /About/);
  await page.goBack();
  await expectEmpty();
});

test('the message of a link does not come back after a reload when the visitor has replaced it', async ({
  page,
}) => {
  await page.goto('/PR-Authority-austin');
  await page.getByRole('link', { name: 'Start with Growth' }).click();
  await expect(message(page)).toHaveValue(/Growth/);
  await message(page).fill('Only a question.');
  await expectStored(page);
  await page.reload();
  await expect(message(page)).toHaveValue('Only a question.');
  await expect(form(page).locator('[name=city]')).toHaveValue('Austin');
  await startApp(page);
  await expect(message(page)).toHaveValue('Only a question.');
});

test('answers to the questions of the home page stay after a link to the home page and a reload', async ({
  page,
}) => {
  const question = (number: number) => page.getByRole('group', { name: RegExp(`^Question ${number} of 4`) });
  await page.goto('/');
  await startApp(page);
  await question(1)
    .getByRole('radio', { name: /^A story placed/ })
    .check();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(question(2)).toBeVisible();
  const entryKey = () => page.evaluate(() => (history.state as { key?: string } | null)?.key);
  const previousKey = await entryKey();
  // The click replaces the state of the history entry.
  await headerLink(page, 'Home').click();
  await expect.poll(entryKey).not.toBe(previousKey);
  await page.reload();
  await expect(question(2)).toBeVisible();

  await startApp(page);
  const left = page.waitForEvent('load');
  // In one task, so that the app does not render between the click and the reload.
  await headerLink(page, 'Home').evaluate((link: HTMLAnchorElement) => {
    link.click();
    location.reload();
  });
  await left;
  await expect(question(2)).toBeVisible();
});

test('answers to the questions of the home page stay after a reload, and after the suggested page and Back', async ({
  page,
}) => {
  const question = (number: number) => page.getByRole('group', { name: RegExp(`^Question ${number} of 4`) });
  const answer = async (number: number, name: string | RegExp) => {
    await question(number).getByRole('radio', { name }).check();
    await page.getByRole('button', { name: 'Next' }).click();
  };
  await page.goto('/');
  await answer(1, /^A story placed/);
  await answer(2, /^By invoice/);
  await page.reload();
  await expect(question(3)).toBeVisible();
  // The visitor has not moved to the question: the focus stays where a reload leaves it.
  await expect(page.locator('body')).toBeFocused();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(question(2).getByRole('radio', { name: /^By invoice/ })).toBeChecked();
  await page.reload();
  await answer(2, /^By invoice/);
  await answer(3, 'My own city');
  await answer(4, 'Austin');
  const suggested = page.getByRole('link', { name: `${brand.product} in Austin` });
  await suggested.click();
  await expect(page).toHaveURL('/PR-Authority-austin');
  await page.goBack();
  await expect(suggested).toBeVisible();
  await suggested.click();
  await expect(page).toHaveURL('/PR-Authority-austin');
  await page.reload();
  await page.goBack();
  await expect(suggested).toBeVisible();
});

test('a letter that is typed before the module keepTypedText has arrived stays after a reload', async ({
  page,
}) => {
  // Routes that do nothing hold the requests. The bootstrap arrives.
  const laterScripts = /\/assets\/(?!bootstrap).*\.js$/;
  await page.route(laterScripts, () => {});
  await page.goto('/contact');
  await message(page).pressSequentially('H');
  await passRequests(page, laterScripts);
  await page.reload();
  await expect(message(page)).toHaveValue('H');
  // The history entry has the letter: the browser itself restores fields after some reloads only.
  expect(await page.evaluate(() => history.state as unknown)).toMatchObject({ words: { message: 'H' } });
});
