import { Box } from '../../primitives/Box/index.ts';
import type { HeadlineText } from '../../primitives/CopyfitHeadline/index.ts';
import { Link, type LinkData } from '../../primitives/Link/index.ts';
import { FormattedDate } from '../../primitives/FormattedDate/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { PageHeader } from '../PageHeader/index.ts';
import { Prose, type ProseSection } from '../Prose/index.ts';
import * as styles from './ArticleLayout.css.ts';

export interface ArticleLayoutProps {
  /** The article's h1. */
  headline: HeadlineText;
  /** The one sentence under the headline. */
  standfirst: string;
  /** Over the headline: `Fundraising`. */
  category: string;
  /** How long it takes: `8 min read`. */
  readingTime: string;
  /** ISO date of first publication. */
  published: string;
  /** The way back to the list that it came from. */
  back: LinkData;
  /** Over the table of contents: `In this article`. */
  contentsLabel: string;
  /** The article, from its first letter; their titles make the contents. */
  sections: readonly ProseSection[];
}

/** An article, from the way back to its last line. */
export function ArticleLayout({
  headline,
  standfirst,
  category,
  readingTime,
  published,
  back,
  contentsLabel,
  sections,
}: ArticleLayoutProps) {
  return (
    <article>
      <PageHeader
        headline={headline}
        leading={1}
        lede={standfirst}
        above={
          <>
            <span className={styles.back}>
              <svg className={styles.arrow} viewBox="0 0 28 14" aria-hidden="true">
                <path d="M28 7H2M8 1 2 7l6 6" />
              </svg>
              <Link href={back.href}>{back.text}</Link>
            </span>
            <span className={styles.data}>
              <Text as="span" variant="label">
                {category}
              </Text>
              <Text as="span" variant="label" tone="muted">
                {readingTime}
              </Text>
              <Text as="span" variant="label" tone="muted">
                <FormattedDate date={published} />
              </Text>
            </span>
          </>
        }
      />
      <Box page>
        <div className={styles.body}>
          <Prose variant="article" contentsLabel={contentsLabel} sections={sections} />
        </div>
      </Box>
    </article>
  );
}
