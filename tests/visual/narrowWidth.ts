// Reads whether a story fits a window of 320 px without broken words, with forced colors and wider text spacing.
import type { Storybook } from './storybook.ts';

/** What a story is like in a narrow window with forced colors. The widths are those of its content, in px. */
interface NarrowStory {
  brokenWords: string[];
  width: number;
  widthWithTextSpacing: number;
  invisible: Record<'texts' | 'fields' | 'drawings', string[]>;
}

/** A story without problems: its content is as wide as the window. */
export const fittingStory: NarrowStory = {
  brokenWords: [],
  width: 320,
  widthWithTextSpacing: 320,
  invisible: { texts: [], fields: [], drawings: [] },
};

/**
 * Runs in the page, with forced colors. Finds invisible elements: drawings without a size, and what forced colors make invisible, which
 * is text below 4.5:1 and fields without an edge. It reads the used colors; axe reads `-webkit-text-fill-color`, which Chromium reports
 * without the forced value. The widths are read by the same function, because each call of the browser takes processor time.
 */
function measure(textSpacing: string): Omit<NarrowStory, 'brokenWords'> {
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

  const visible = [...document.body.querySelectorAll('*')].filter(element =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  );
  const invisible = {
    texts: visible
      .filter(element => [...element.childNodes].some(node => node instanceof Text && node.data.trim()))
      .filter(element => !isReadable(element))
      .map(element => element.outerHTML),
    fields: visible
      .filter(element => element.matches('input:not([type=hidden]), select, textarea'))
      .filter(element => !hasEdge(element))
      .map(element => element.outerHTML),
    // Storybook has a drawing without a size outside its root.
    drawings: visible
      .filter(
        element => element.matches('#storybook-root svg') && element.getBoundingClientRect().width === 0,
      )
      .map(element => element.outerHTML.slice(0, 200)),
  };

  const width = document.documentElement.scrollWidth;
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = textSpacing;
  const widthWithTextSpacing = document.documentElement.scrollWidth;
  style.remove();
  return { width, widthWithTextSpacing, invisible };
}

/** Finds short words that are broken inside, as in a column that is a few letters wide. Long words, addresses and text for screen readers may be broken. */
function findBrokenWords(): string[] {
  const found = new Set<string>();
  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement!;
    if (!element.checkVisibility({ visibilityProperty: true }) || element.clientWidth === 1) continue;
    for (const { 0: word, index } of node.nodeValue!.matchAll(
      /(?<=^|\s)\p{L}{2,12}(?=[.,:;?!]*(?:\s|$))/gu,
    )) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const [first, ...others] = range.getClientRects();
      // The rest of a broken word begins at the start of the next line. The letters after a drop cap are beside it, and what an ellipsis
      // hides is in the same line.
      if (first && others.some(({ left, top }) => left <= first.left && top > first.top))
        found.add(`“${word}” in ${element.outerHTML.slice(0, 200)}`);
    }
  }
  return [...found];
}

/** Text spacing that a user may set (WCAG 1.4.12). */
const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }';

/**
 * Narrows the window around the shown story as a visitor's zoom does, without mounting it again, and reads it. The story is hidden afterwards,
 * and `show` is the next call.
 */
export async function readNarrowStory(storybook: Storybook): Promise<NarrowStory> {
  const { page } = storybook;
  await page.emulateMedia({ forcedColors: 'active' });
  try {
    await storybook.resize(320);
    return {
      brokenWords: await page.evaluate(findBrokenWords),
      ...(await page.evaluate(measure, textSpacing)),
    };
  } finally {
    // The browser does not compute the colors of a hidden story.
    await storybook.hide();
    await page.emulateMedia({ forcedColors: 'none' });
  }
}
