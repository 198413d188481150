import { expect } from 'playwright/test';
import { holdsOn, isWhole, motionOf } from '../../.storybook/modes.ts';
import { stories, test } from './storybook.ts';

/**
 * What forced colors took away: words that no longer stand out, and fields without an edge. By what the browser says it
 * paints with: axe asks for `-webkit-text-fill-color`, which Chromium reports as the author had it.
 */
function findLost(): { words: string[]; fields: string[] } {
  const parse = (color: string) => color.match(/[\d.]+/g)!.map(Number);
  const luminance = (color: string) =>
    parse(color)
      .slice(0, 3)
      .map(value => value / 255)
      .map(value => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
      .reduce((sum, value, channel) => sum + value * [0.2126, 0.7152, 0.0722][channel]!, 0);
  const backgroundOf = (element: Element | null): string => {
    if (!element) return 'rgb(255 255 255)';
    const { backgroundColor } = getComputedStyle(element);
    return parse(backgroundColor)[3] === 0 ? backgroundOf(element.parentElement) : backgroundColor;
  };
  const isReadable = (element: Element) => {
    const [darker, lighter] = [getComputedStyle(element).color, backgroundOf(element)]
      .map(luminance)
      .toSorted((a, b) => a - b);
    return (lighter! + 0.05) / (darker! + 0.05) >= 4.5;
  };
  const hasEdge = (field: Element) => {
    const { borderBottomStyle, borderBottomWidth, appearance } = getComputedStyle(field);
    return appearance === 'auto' || (borderBottomStyle !== 'none' && borderBottomWidth !== '0px');
  };

  const shown = [...document.body.querySelectorAll('*')].filter(element =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  );
  return {
    words: shown
      .filter(element => [...element.childNodes].some(node => node instanceof Text && node.data.trim()))
      .filter(element => !isReadable(element))
      .map(element => element.outerHTML),
    fields: shown
      .filter(element => element.matches('input:not([type=hidden]), select, textarea'))
      .filter(element => !hasEdge(element))
      .map(element => element.outerHTML),
  };
}

/** What a reader may set (WCAG 1.4.12). */
const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }';

test.afterEach(async ({ storybook }) => {
  await storybook.page.emulateMedia({ forcedColors: 'none' });
});

for (const story of stories.filter(each => isWhole(each) && holdsOn(each, 320))) {
  test(`${story.id} fits a sheet of 320 px, and holds in forced colors and wider letters`, async ({
    storybook,
  }) => {
    const { page } = storybook;
    await storybook.show(story.id, { width: 320, edition: 'night', motion: motionOf(story) });
    // Once it has played: what plays may look at the colors of its own.
    await page.emulateMedia({ forcedColors: 'active' });
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await width()).toBeLessThanOrEqual(320);
    expect(await page.evaluate(findLost)).toEqual({ words: [], fields: [] });

    const style = await page.addStyleTag({ content: textSpacing });
    expect.soft(await width(), 'with letters, words and lines set apart').toBeLessThanOrEqual(320);
    await style.evaluate(element => (element as HTMLStyleElement).remove());
  });
}
