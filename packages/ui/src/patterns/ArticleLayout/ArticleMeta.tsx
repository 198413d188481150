// `ArticleMeta`: the category and the date of an article.
import { FormattedDate } from '../../primitives/FormattedDate/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import * as styles from './ArticleMeta.css.ts';

export interface ArticleMetaProps {
  /** The article's category: `Fundraising`. */
  category: string;
  /** The time that reading takes: `8 min read`. */
  readingTime: string;
  /** ISO date of first publication. */
  published: string;
}

/** An article's category, reading time and date in one line. */
export function ArticleMeta({ category, readingTime, published }: ArticleMetaProps) {
  return (
    <span className={styles.root}>
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
  );
}
