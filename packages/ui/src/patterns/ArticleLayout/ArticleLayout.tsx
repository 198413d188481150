// `ArticleLayout`: an article of Insights: headline, intro, table of contents and sections.
import { Box } from '../../primitives/Box/index.ts';
import type { HeadlineText } from '../../primitives/CopyfitHeadline/index.ts';
import { Link, type LinkData } from '../../primitives/Link/index.ts';
import { Illustration, type IllustrationName } from '../Illustration/index.ts';
import { PageHeader } from '../PageHeader/index.ts';
import { PromoCard } from '../PromoCard/index.ts';
import { Prose, type ProseSection } from '../Prose/index.ts';
import { ArticleMeta, type ArticleMetaProps } from './ArticleMeta.tsx';
import * as styles from './ArticleLayout.css.ts';

export interface ArticleLayoutProps extends ArticleMetaProps {
  /** The article's h1. */
  headline: HeadlineText;
  /** The sentence under the headline. */
  intro: string;
  /** The drawing beside the introduction. */
  illustration?: IllustrationName | undefined;
  /** The link back to the list of articles. */
  back: LinkData;
  /** Title of the table of contents: `In this article`. */
  contentsLabel: string;
  /** Names the article for the view transition from the list. */
  transitionName?: string;
  /** The article's sections; their titles are the table of contents. */
  sections: readonly ProseSection[];
}

/** An article with a link back to the list, a table of contents and its sections. */
export function ArticleLayout({
  headline,
  intro,
  illustration,
  back,
  contentsLabel,
  sections,
  transitionName,
  ...meta
}: ArticleLayoutProps) {
  return (
    <article>
      <PageHeader
        headline={headline}
        lineHeight={1}
        transitionName={transitionName}
        above={
          <>
            <span className={styles.back}>
              <svg className={styles.arrow} viewBox="0 0 28 14" aria-hidden="true">
                <path d="M28 7H2M8 1 2 7l6 6" />
              </svg>
              <Link href={back.href}>{back.text}</Link>
            </span>
            <ArticleMeta {...meta} />
          </>
        }
      />
      <Box pageWidth>
        <div className={styles.body}>
          <Prose
            variant="article"
            intro={intro}
            illustration={illustration && <Illustration name={illustration} />}
            contentsLabel={contentsLabel}
            sections={sections}
          />
          <PromoCard placement="strip" />
        </div>
      </Box>
    </article>
  );
}
