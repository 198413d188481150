// Tests of `findMisfits`, which finds text that does not fit.
import { expect, test } from 'playwright/test';
import { findMisfits } from './findMisfits.ts';

/** The style of a paragraph in the upper left corner. */
const line = 'position: absolute; top: 0; left: 0; margin: 0';

// Proves that the check for misplaced text, which `pnpm test:languages` runs on every story, finds each kind of misplaced text.
for (const [what, html, found] of [
  ['a page wider than the window', '<p style="width: 2000px">Wide</p>', [/^the page is \d+ px wide$/]],
  [
    'text outside the window',
    '<p style="position: absolute; left: -99px">Far</p>',
    [/^“Far” is outside the window$/],
  ],
  [
    'text that is cut off',
    '<p style="width: 30px; overflow: hidden; white-space: nowrap">A long text</p>',
    [/^“A long text” is cut off$/],
  ],
  [
    'text that covers other text',
    `<p style="${line}">One text</p><p style="${line}">Another</p>`,
    [/^“One text” covers “Another”$/],
  ],
  [
    'nothing where text ends with an ellipsis, scrolls, or is for screen readers only',
    `<p style="width: 30px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">A long text</p>
    <div style="width: 30px; overflow: auto; white-space: nowrap">A long text</div>
    <p style="${line}; width: 1px; overflow: hidden; clip-path: inset(50%)">A long text</p>`,
    [],
  ],
  [
    'nothing in an element that has no box, and clips what is outside it',
    '<div style="display: contents; overflow: clip"><p>A text</p></div>',
    [],
  ],
  [
    'nothing where the end of a line that continues outside the window is hidden behind an ellipsis',
    '<p style="width: 90vw; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">A long text that is repeated. A long text that is repeated. A long text that is repeated. A long text that is repeated. A long text that is repeated. A long text that is repeated. A long text that is repeated. A long text that is repeated.</p>',
    [],
  ],
  [
    'text outside the window that ends with an ellipsis there',
    '<p style="position: absolute; left: -99px; width: 30px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">A long text</p>',
    [/^“A long text” is outside the window$/],
  ],
] as const)
  test(`findMisfits finds ${what}`, async ({ page }) => {
    await page.setContent(`<!doctype html>${html}`);
    const misfits = await page.evaluate(findMisfits);
    expect(misfits).toHaveLength(found.length);
    for (const [index, pattern] of found.entries()) expect(misfits[index]).toMatch(pattern);
  });
