import { allRoutes, applicationRoutes, missingRoute } from './routes.ts';
import { expect, test } from './cleanConsoleTest.ts';

const widths = [360, 640, 768, 1000, 1280, 1920];

/** The visible lines of headlines and paragraphs: their font sizes in px, without words in blue pencil. */
const measureHeadlines = () =>
  [...document.querySelectorAll('h1, h2, main p')]
    .filter(headline => headline.checkVisibility())
    .map(headline => {
      const walker = document.createTreeWalker(headline, NodeFilter.SHOW_TEXT);
      const sizes: number[] = [];
      let corrected: number | undefined;
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement!;
        // Words for screen readers only are one pixel wide.
        if (!node.textContent!.trim() || parent.closest('ins') || parent.clientWidth === 1) continue;
        const size = Number.parseFloat(getComputedStyle(parent).fontSize);
        sizes.push(size);
        if (parent.closest('del')) corrected = size;
      }
      return {
        isSection: headline.tagName === 'H2',
        text: headline.textContent,
        largest: Math.max(0, ...sizes),
        corrected,
      };
    });

for (const route of [...allRoutes.filter(path => !applicationRoutes.includes(path)), missingRoute]) {
  test(`${route} has no section headline as large as the page's, and no small correction`, async ({
    page,
    expected,
  }) => {
    if (route === missingRoute) expected.push(/404/, /Page not found/);
    await page.goto(route);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const headlines = await page.evaluate(measureHeadlines);
      // The h1 of a city's page is a line above its headline, which is a paragraph.
      const main = Math.max(...headlines.filter(({ isSection }) => !isSection).map(({ largest }) => largest));
      for (const { isSection, text, largest, corrected } of headlines) {
        const name = `“${text}” at ${width} px`;
        if (isSection) expect.soft(largest, name).toBeLessThan(main);
        // The path on the 404 page is struck out, but is no line of a headline.
        if (corrected !== undefined && largest > 0)
          expect.soft(corrected, name).toBeGreaterThanOrEqual(0.75 * largest);
      }
    }
  });
}
