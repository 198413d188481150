// A visitor for the tests in other browsers: finds, clicks and types, as Playwright does in Chromium.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { Command } from 'selenium-webdriver/lib/command.js';
import { site } from '../journeys/environment.ts';

/** The longest time that an action may take until it is possible, on a busy machine. */
const timeoutMs = 30_000;

/** The element that a simulated visitor looks for: by its role and the beginning of its name, by the label of its field, or by its text. */
export type Target =
  | { role: string; name?: string; within?: string }
  | { label: string }
  | { text: string; within?: string };

const testingLibrary = readFileSync(
  createRequire(import.meta.url)
    .resolve('@testing-library/dom')
    .replace(/index\.js$/, '@testing-library/dom.umd.min.js'),
  'utf8',
);

/** Returns the visible elements that match a target. `within` is the role of the region that contains them. */
const findInPage = `
  const exports = {}, module = {};
  ${testingLibrary}
  const { queryAllByRole, queryAllByLabelText, queryAllByText } = exports;
  const { role, name, label, text, within } = arguments[0];
  const regions = within ? queryAllByRole(document.body, within) : [document.body];
  return regions.flatMap(region =>
    role ? queryAllByRole(region, role, name && { name: full => full.startsWith(name) })
    : label ? queryAllByLabelText(region, label, { exact: false })
    : queryAllByText(region, text, { exact: false, ignore: 'script, style, title, del, ins' })
  ).filter(element => element.checkVisibility({ visibilityProperty: true }) || element.matches('input'));
`;

/** Drives one browser as a person uses it. Each action waits until it is possible. */
export class Visitor {
  readonly driver: WebDriver;

  constructor(driver: WebDriver) {
    this.driver = driver;
  }

  /** Opens a page of the site, or a full URL. */
  async open(route: string): Promise<void> {
    await this.driver.get(new URL(route, site).href);
  }

  /** Gives the page this many CSS pixels. */
  async resize(width: number, height: number): Promise<void> {
    const window = this.driver.manage().window();
    const inner = () => this.evaluate<[number, number]>('return [innerWidth, innerHeight]');
    await this.until(`${width} × ${height} px`, async () => {
      const [[innerWidth, innerHeight], outer] = await Promise.all([inner(), window.getRect()]);
      if (innerWidth === width && innerHeight === height) return true;
      // The window is larger than the page by the browser's own bars.
      const size = {
        width: outer.width + width - innerWidth,
        height: outer.height + height - innerHeight,
      };
      // Right after a change the page may still have its last, larger size.
      if (size.width > 0 && size.height > 0) await window.setRect({ x: 0, y: 0, ...size });
      return false;
    });
  }

  /** Repeats a check until it returns a true value. */
  async until(what: string, check: () => Promise<unknown>): Promise<void> {
    await this.driver.wait(check, timeoutMs, `Waited ${timeoutMs / 1000} s for: ${what}`);
  }

  /** Runs the text of a function body in the page. */
  evaluate<Result>(script: string, ...args: unknown[]): Promise<Result> {
    return this.driver.executeScript<Result>(script, ...args);
  }

  async findAll(target: Target): Promise<WebElement[]> {
    return this.evaluate<WebElement[]>(findInPage, target);
  }

  /** Returns the first match, once there is one. */
  async find(target: Target): Promise<WebElement> {
    let found: WebElement | undefined;
    await this.until(JSON.stringify(target), async () => {
      [found] = await this.findAll(target);
      return found;
    });
    return found!;
  }

  async click(target: Target): Promise<void> {
    // Another element may cover the element at first.
    await this.until(`a click on ${JSON.stringify(target)}`, async () => {
      try {
        const element = await this.find(target);
        await this.evaluate("arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })", element);
        await element.click();
        return true;
      } catch (error) {
        if (isTemporary(error)) return false;
        throw error;
      }
    });
  }

  async fill(label: string, text: string): Promise<void> {
    const field = await this.find({ label });
    await field.clear();
    await field.sendKeys(text);
  }

  /** Presses keys on the focused element. */
  async press(...keys: (keyof typeof Key)[]): Promise<void> {
    await this.driver
      .actions()
      .sendKeys(...keys.map(key => Key[key] as string))
      .perform();
  }

  async hover(target: Target): Promise<void> {
    const origin = await this.find(target);
    await this.evaluate("arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })", origin);
    await this.driver.actions().move({ origin }).perform();
  }

  /** Prints the page, into a PDF that the browser returns. */
  async print(): Promise<void> {
    await this.driver.execute(new Command('printPage'));
  }

  async seesPath(path: string): Promise<void> {
    await this.until(`the address ${path}`, async () => (await this.driver.getCurrentUrl()) === site + path);
  }
}

/** True for errors of an element that moves, is covered or was replaced at the moment of the click. */
const isTemporary = (error: unknown) =>
  error instanceof Error &&
  ['ElementClickInterceptedError', 'ElementNotInteractableError', 'StaleElementReferenceError'].includes(
    error.name,
  );
