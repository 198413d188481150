// Writes down what a screen reader says of a page: its text, the order of focus, and what live regions announce.
import type { Locator, Page } from 'playwright/test';

/** The states of a control that a screen reader says after its name. */
const spokenStates = ['checked', 'selected', 'expanded', 'disabled', 'required', 'invalid'];

interface AxValue {
  readonly value?: unknown;
}

/** Returns the announcement of a screen reader for the focused element: role, name, value, states, description. */
async function readFocused(page: Page): Promise<string> {
  const browser = await page.context().newCDPSession(page);
  const { result } = await browser.send('Runtime.evaluate', { expression: 'document.activeElement' });
  const { nodes } = await browser.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId!,
    fetchRelatives: false,
  });
  await browser.detach();
  const { role, name, value, description, properties = [] } = nodes[0]!;
  const text = ({ value: content }: AxValue = {}) => (typeof content === 'string' ? content : '');
  const states = spokenStates.filter(state =>
    properties.some(property => property.name === state && /^true$/.test(String(property.value.value))),
  );
  return [
    `- ${text(role)} "${text(name)}"`,
    states.length > 0 ? ` [${states.join(', ')}]` : '',
    text(value) && ` = ${text(value)}`,
    text(description) && `: ${text(description)}`,
  ].join('');
}

/** Presses Tab from the beginning of a part of the page to its end, and returns the announcement at each stop. The focus is then where it was. */
async function readTabStops(page: Page, part: Locator): Promise<string[]> {
  const focused = await page.evaluateHandle(() => document.activeElement as HTMLElement);
  await part.focus();
  const stops: string[] = [];
  const visited = await page.evaluateHandle(() => new Set<Element | null>());
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- The stops follow each other.
    await page.keyboard.press('Tab');
    // oxlint-disable-next-line no-await-in-loop -- The stops follow each other.
    const stop = await part.evaluate((root, earlier) => {
      const { activeElement } = document;
      if (!root.contains(activeElement)) return 'outside';
      if (earlier.has(activeElement)) return activeElement === [...earlier].at(-1) ? 'same' : 'visited';
      earlier.add(activeElement);
      return 'new';
    }, visited);
    // Tab moves between day, month and year of a date, which are one element.
    if (stop === 'same') continue;
    if (stop !== 'new') break;
    // oxlint-disable-next-line no-await-in-loop -- The stops follow each other.
    stops.push(await readFocused(page));
  }
  await focused.evaluate(element => element.focus());
  return stops;
}

/** Replaces what differs between runs. */
const stable = (text: string): string =>
  text
    .replaceAll(/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g, 'ID')
    .replaceAll(/_r_\w+?_/g, 'ID-')
    // The key of an authenticator app, in base 32.
    .replaceAll(/\b(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}\b/g, 'KEY')
    .replaceAll(
      /\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d+, \d{4}/g,
      'DATE',
    )
    // Two dates of one year or month name it once.
    .replaceAll(/\b[A-Z][a-z]{2} \d+(?:, \d{4})?\s–\s(?:[A-Z][a-z]{2} )?\d+, \d{4}/g, 'DATE – DATE')
    .replaceAll(/\b[A-Z][a-z]{2} \d+, \d{4}/g, 'DATE')
    .replaceAll(/\b\d+:\d\d [AP]M\b/g, 'TIME')
    .replaceAll(/\b(order) \d{4,}\b/gi, '$1 NUMBER')
    // The number of an order, before its buyer.
    .replaceAll(/\b\d{4,}( +ada\.ID@)/g, 'NUMBER$1')
    .replaceAll(/\d+ business minutes?/g, 'N business minutes')
    // Users of other tests.
    .replaceAll(/(\n *- option "ada\.ID@hopyard\.example")+/g, '$1');

/**
 * Writes down from now on, in every document of the page, what a screen reader says without a key: what live regions announce, and the names of parts of the page that
 * get the focus. Call it before the page is opened.
 */
export const recordAnnouncements = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const announced: string[] = [];
    const focused: string[] = [];
    Object.assign(window, { announced, focused });
    const regions = '[aria-live]:not([aria-live=off]), [role=status], [role=alert], output';
    const known = new WeakMap<Element, string>();
    const textOf = (node: Node): string => {
      if (node instanceof Text) return node.data;
      if (node instanceof Element && node.ariaHidden === 'true') return '';
      return [...node.childNodes].map(textOf).join(' ');
    };
    new MutationObserver(() => {
      for (const region of document.querySelectorAll(regions)) {
        const text = textOf(region).replaceAll(/\s+/g, ' ').trim();
        const before = known.get(region);
        known.set(region, text);
        // Screen readers announce a new region only if it is an alert.
        const isAnnounced = before === undefined ? region.role === 'alert' : before !== text;
        if (isAnnounced && text) announced.push(text);
      }
    }).observe(document, { childList: true, characterData: true, subtree: true });
    document.addEventListener('focusin', ({ target }) => {
      if (!(target instanceof HTMLElement) || !target.matches('[tabindex="-1"]:not(button, input)')) return;
      const labels = (target.getAttribute('aria-labelledby') ?? '').split(' ');
      const name = labels
        .map(id => textOf(document.getElementById(id) ?? new Text()))
        .join(' ')
        .trim();
      focused.push(name || target.ariaLabel || target.tagName.toLowerCase());
    });
  });

/**
 * Returns the announcements of live regions since the last call, or since the document was opened. Each announcement is there once: on a slow machine, a page saves more often
 * what is typed.
 */
export async function readRecords(page: Page): Promise<{ announced: string[]; focused: string[] }> {
  const records = await page.evaluate(() => {
    const { announced = [], focused = [] } = window as Window & { announced?: string[]; focused?: string[] };
    return { announced: announced.splice(0), focused: focused.splice(0) };
  });
  return { ...records, announced: [...new Set(records.announced)] };
}

/**
 * Returns a transcript of a part of the page for a screen reader: its accessibility tree as text, where the focus is, what it says at each press of Tab, which parts have got the
 * focus by script, and what live regions have announced. Values that differ between runs are replaced: dates, times, ids, addresses and the numbers of orders.
 */
export async function readAloud(page: Page, part: Locator): Promise<string> {
  const { announced, focused } = await readRecords(page);
  const sections = {
    Focus: [await readFocused(page)],
    'Order of focus': await readTabStops(page, part),
    'Parts that got the focus': focused,
    Announced: announced,
  };
  // Drops the records that the keys above have caused.
  await readRecords(page);
  return stable(
    [
      await part.ariaSnapshot(),
      ...Object.entries(sections).map(([title, lines]) => ['', `# ${title}`, ...lines].join('\n')),
      '',
    ].join('\n'),
  );
}
