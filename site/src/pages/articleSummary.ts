// What a page shows of an article to which it leads: /insights of each article, and an article of the next one.
import { articleTransitionName, readingTime } from '@fit-to-print/content/props/article';
import type { Article } from '@fit-to-print/content/types';
import { correctedText, wideLines } from '@fit-to-print/ui/primitives/CopyfitHeadline/text';

/** From this ratio of lengths, two lines of a headline would have letters of very different widths. */
const maxRatio = 1.5;

/** Breaks two lines of very different lengths elsewhere, where they are most alike. */
export function evenLines(lines: readonly string[]): readonly string[] {
  const ratioOf = ([a, b]: readonly string[]) =>
    Math.max(a!.length, b!.length) / Math.min(a!.length, b!.length);
  if (lines.length !== 2 || ratioOf(lines) <= maxRatio) return lines;
  const words = lines.join(' ').split(' ');
  return words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')])
    .toSorted((a, b) => ratioOf(a) - ratioOf(b))[0]!;
}

/** The headline of an article, what stands beside it, and its address. */
export const articleSummary = (article: Article) => ({
  path: article.path,
  /** The name of the animation from the link to the article's page. */
  transitionName: articleTransitionName(article),
  title: article.title,
  // Each line stays one line on narrow screens too, where the headline of the page itself has to remain the larger one.
  // Only the headline of the page itself has a correction.
  headline: evenLines(wideLines(article.headline).map(line => correctedText([[line]]))).map(line => [line]),
  illustration: article.illustration,
  category: article.category,
  readingTime: readingTime(article),
  published: article.published,
  // The introduction under the headline.
  intro: article.intro,
});
