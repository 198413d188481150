// Nightly journey: clicks every control of every page while the script is late, blocked or broken.
import type { Browser, Page } from 'playwright/test';
import { signUp } from './accounts.ts';
import {
  isDelivered,
  deliverScript,
  scriptDeliveries,
  scriptDeliveryName,
  scriptUrl,
  type ScriptDelivery,
} from './scriptDelivery.ts';
import { ports } from './environment.ts';
import { allRoutes } from './routes.ts';
import { expect, test } from './cleanConsoleTest.ts';
import { passRequests } from './passRequests.ts';

/**
 * The elements that a visitor can click, without ordinary links, which the browser follows by itself, and without radio buttons that are
 * selected already.
 */
const clickable =
  'button, summary, select, [data-intent], [role=tab], input[type=submit], label:has(input[type=radio]:not(:checked))';

/** The variable `ROUTES` (paths with commas between them) names the pages to test. Without it, all are tested. */
const namedRoutes = process.env.ROUTES?.split(',');
const isTested = (route: string) => namedRoutes?.includes(route) ?? true;

/** The widths of the window, in px: a desktop, and a phone, whose menu has more controls. */
const widths = [1280, 390] as const;

// These problems are allowed: the script does not arrive, storage may not answer, and "Buy" opens the payment page.
test.use({
  allowedProblems: [
    new RegExp(
      `Failed to load resource|SyntaxError|The logos could not be listed|Failed to fetch dynamically imported module|Request to a third party: http://localhost:${ports.stripe}/`,
    ),
  ],
});

/** A control of a page, which is clicked while the script is late. */
interface Control {
  route: string;
  /** The width of the window, in px. */
  width: (typeof widths)[number];
  /** True if the menu has to be opened first. */
  isInMenu: boolean;
  /** The position among the visible clickable elements of the page, or of the open menu. */
  index: number;
  /** Identifies the control: the same on every page that has it. */
  description: string;
}

/** The visible clickable elements of the page, or of the open menu. */
const visibleClickable = (page: Page, isInMenu: boolean) =>
  page.locator(isInMenu ? `:popover-open :is(${clickable})` : clickable).filter({ visible: true });
const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu' }).filter({ visible: true });

/** Describes every visible clickable element of the page, or of the open menu, in order. */
const describeClickable = (page: Page, isInMenu: boolean) =>
  visibleClickable(page, isInMenu).evaluateAll(
    (elements, place) =>
      elements.map(element =>
        [
          place,
          element.closest('header, footer, main, aside')?.localName,
          element.localName,
          (element as HTMLElement).dataset.intent,
          element.getAttribute('type'),
          element.closest('form')?.getAttribute('action'),
          element.ariaLabel ?? element.textContent?.trim(),
        ].join(' '),
      ),
    isInMenu ? 'menu' : 'page',
  );

/** The clickable elements of the routes. Elements with the same description, as in headers and footers, are listed once. */
async function findControls(page: Page, routes: readonly string[]): Promise<Control[]> {
  const controls = new Map<string, Control>();
  await page.route(scriptUrl, route => route.abort());
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    for (const route of routes) {
      await page.goto(route);
      for (const isInMenu of [false, true]) {
        if (isInMenu) {
          if ((await menuButton(page).count()) === 0) continue;
          await menuButton(page).click();
        }
        for (const [index, description] of (await describeClickable(page, isInMenu)).entries())
          if (!controls.has(description))
            controls.set(description, { route, width, isInMenu, index, description });
      }
    }
  }
  await passRequests(page, scriptUrl);
  return [...controls.values()];
}

/** Everything that a person or a screen reader could notice after a click. */
const observe = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([
      location.href,
      document.activeElement?.outerHTML.slice(0, 200),
      document.querySelectorAll(':user-invalid').length,
      document.querySelectorAll(':popover-open, dialog[open], [role=dialog]').length,
      [...document.querySelectorAll('[data-notice], [role=alert], [role=status], legend')].map(
        ({ textContent }) => textContent,
      ),
      [...document.querySelectorAll('html, [aria-expanded], [aria-pressed], [aria-selected], details')].map(
        element => [...element.attributes].map(({ name, value }) => `${name}=${value}`),
      ),
      document.body.innerText.length,
      [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')].map(({ checked }) => checked),
      [...document.querySelectorAll('select')].map(({ value }) => value),
    ]),
  );

/** Clicks a control, and again if the first click waits for the app. Returns what went wrong, or undefined. */
async function findProblem(browser: Browser, control: Control, delivery: ScriptDelivery, state: State) {
  const context = await browser.newContext({ storageState: state });
  try {
    const page = await context.newPage();
    await page.setViewportSize({ width: control.width, height: 800 });
    const sent: string[] = [];
    context.on('request', request => {
      if (request.method() === 'POST' && /\/(functions|auth)\/v1\//.test(request.url()))
        sent.push(`${request.url()} ${request.postData()}`);
    });
    const letTimePass = await deliverScript(page, delivery);
    await page.goto(control.route, { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => document.fonts.ready);
    if (control.isInMenu) await menuButton(page).click();
    const clickableElements = visibleClickable(page, control.isInMenu);
    await expect(clickableElements.nth(control.index)).toBeVisible();
    // A handle keeps the same element, also when others appear before it, or when it is a radio button that is selected now.
    const target = await clickableElements.nth(control.index).elementHandle();
    const before = await observe(page);
    // The browser draws the options of a list in a separate window, where tests cannot click.
    if (await target.evaluate(element => element instanceof HTMLSelectElement))
      await target.selectOption({ index: 1 });
    else await target.click({ timeout: 10_000 });
    if ((await target.getAttribute('aria-busy').catch(() => null)) === 'true')
      await target.click({ timeout: 1000, noWaitAfter: true }).catch(() => {});
    await letTimePass();
    // Downloads that fail are tried again after 1 and 3 s.
    if (!isDelivered(delivery)) await page.clock.runFor(10_000).catch(() => {});
    const hasHappened = async () =>
      context.pages().length > 1 || (await observe(page).catch(() => 'navigating')) !== before;
    await expect.poll(hasHappened, { timeout: 10_000 }).toBe(true);
    const isStillBusy = async () => (await page.locator('[aria-busy=true]').count()) > 0;
    await expect.poll(isStillBusy, { timeout: 10_000 }).toBe(false);
    if (new Set(sent).size < sent.length) return `sent twice: ${sent.join(', ')}`;
    if (context.pages().length > 2) return 'opened two tabs';
    return undefined;
  } catch (error) {
    return String(error).split('\n')[0];
  } finally {
    await context.close();
  }
}
type State = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>;

for (const delivery of scriptDeliveries) {
  test(`script ${scriptDeliveryName(delivery)}: no click on any page is lost or doubled`, async ({
    page,
    browser,
  }) => {
    const controls = await findControls(page, allRoutes.filter(isTested));
    // All pages together have more, so the list of controls is complete.
    expect(controls.length).toBeGreaterThan(namedRoutes ? 0 : 30);
    const signedOut = await page.context().storageState();
    await signUp(page);
    const signedIn = await page.context().storageState();
    const known = new Set(controls.map(({ description }) => description));
    const accountControls = (
      await findControls(
        page,
        ['/', '/about', '/PR-Authority', '/pricing', '/account', '/admin', '/application', '/contact'].filter(
          isTested,
        ),
      )
    ).filter(({ description }) => !known.has(description));
    const problems: string[] = [];
    const check = async (control: Control, state: State) => {
      const problem = await findProblem(browser, control, delivery, state);
      if (problem) problems.push(`${control.route}, ${control.width} px, ${control.description}: ${problem}`);
    };
    for (const control of controls) await check(control, signedOut);
    // Signing out ends the session that all these checks share, so it comes last.
    for (const control of accountControls.toSorted(
      (a, b) => Number(/sign out/i.test(a.description)) - Number(/sign out/i.test(b.description)),
    ))
      await check(control, signedIn);
    expect(problems).toEqual([]);
  });
}
