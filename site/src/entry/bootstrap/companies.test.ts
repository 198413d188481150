// @vitest-environment happy-dom
// Tests of the bootstrap: on a touch screen, in a browser without scroll-driven animations, it marks the company in the middle of the window.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** The media queries that match: those of a phone, or of a computer. */
let matching: string[];
let hasScrollAnimations: boolean;
/** The element in the middle of the window. */
let middle: Element | null;
const removals: (() => void)[] = [];

beforeEach(() => {
  vi.resetModules();
  matching = ['(any-hover:none)'];
  hasScrollAnimations = false;
  middle = null;
  document.body.innerHTML = `<div data-notice></div><template id="notices"><p></p><p></p><p></p></template>
    <ul><li data-company="a"><a href="/"><b>A</b></a></li><li data-company="b"><a href="/"><b>B</b></a></li></ul>`;
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: matching.includes(query),
    addEventListener() {},
  }));
  vi.stubGlobal('CSS', { supports: () => hasScrollAnimations });
  document.elementFromPoint = () => middle;
  // With this number, the page view is not in the sample that reports its speed.
  vi.spyOn(Math, 'random').mockReturnValue(1);
  const addListener = document.addEventListener.bind(document);
  vi.spyOn(document, 'addEventListener').mockImplementation((type, listener, options) => {
    addListener(type, listener, options);
    removals.push(() => document.removeEventListener(type, listener, options));
  });
});
afterEach(() => {
  for (const remove of removals.splice(0)) remove();
  // Test files share a document.
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Starts the bootstrap, and scrolls so that one element after the other is in the middle of the window. Returns the companies that are marked then. */
async function markedAfterScrollTo(...selectors: string[]): Promise<(string | undefined)[]> {
  await import('../bootstrap.ts');
  await vi.dynamicImportSettled();
  for (const selector of selectors) {
    middle = document.querySelector(selector);
    document.dispatchEvent(new Event('scroll'));
  }
  return [...document.querySelectorAll('[data-active]')].map(
    link => link.closest<HTMLElement>('[data-company]')?.dataset.company,
  );
}

test('the bootstrap marks the company in the middle of a touch screen, and only that one', async () => {
  expect(await markedAfterScrollTo('[data-company=a] b')).toEqual(['a']);
  expect(await markedAfterScrollTo('[data-company=a] b', '[data-company=b] b')).toEqual(['b']);
});

test('the bootstrap marks no company when none is in the middle', async () => {
  expect(await markedAfterScrollTo('[data-company=a] b', 'ul')).toEqual([]);
});

test.each([
  ['a device with a mouse', () => (matching = [])],
  ['a visitor who prefers less motion', () => matching.push('(prefers-reduced-motion:reduce)')],
  [
    'a browser with scroll-driven animations, where the style sheet does it',
    () => (hasScrollAnimations = true),
  ],
])('the bootstrap marks nothing for %s', async (_, change) => {
  change();
  expect(await markedAfterScrollTo('[data-company=a] b')).toEqual([]);
});
