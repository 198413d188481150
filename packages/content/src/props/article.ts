// Makes the props of `ArticleTemplate` from the record of an article.
import type { ArticleData } from '@fit-to-print/ui/templates/ArticleTemplate';
import { insights } from '../insights.ts';
import { shortDate } from '../shortDate.ts';
import type { Article, Section, Source } from '../types.ts';

/** `8 min read` */
export const readingTime = ({ readingMinutes }: Article): string => `${readingMinutes} ${insights.minRead}`;

/** The last section of an article: the pages that it relies on. */
const sourcesSection = (sources: readonly Source[]): Section => ({
  id: 'sources',
  heading: insights.sources,
  blocks: [
    {
      type: 'list',
      items: sources.map(({ publisher, title, url, accessed }) => [
        `${publisher}: `,
        { text: title, href: url },
        `, ${insights.read} ${shortDate(accessed).replaceAll(' ', '\u00A0')}`,
      ]),
    },
  ],
});

/** The `view-transition-name` of an article, by which its title moves from page to page. */
export const articleTransitionName = ({ path }: Pick<Article, 'path'>): string =>
  path.replace('/insights/', 'article-');

/** An article as the props of the component that shows it. */
export const articleProps = (article: Article): ArticleData['article'] => ({
  headline: article.headline,
  transitionName: articleTransitionName(article),
  intro: article.intro,
  illustration: article.illustration,
  category: article.category,
  readingTime: readingTime(article),
  published: article.published,
  back: insights.back,
  contentsLabel: insights.contents,
  sections: [...article.sections, ...(article.sources.length > 0 ? [sourcesSection(article.sources)] : [])],
});
