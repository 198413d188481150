import { Button } from '../../components/Button/index.ts';
import { Section, type SectionLabel } from '../../components/Section/index.ts';
import { PageHeader } from '../../patterns/PageHeader/index.ts';
import { CopyfitHeadline, type HeadlineText } from '../../primitives/CopyfitHeadline/index.ts';
import { Anchor } from '../../primitives/Link/index.ts';
import { FormattedDate } from '../../primitives/FormattedDate/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import * as styles from './InsightsTemplate.css.ts';

export interface InsightsData {
  headline: HeadlineText;
  lede: string;
  sectionLabel: SectionLabel;
  readArticle: string;
  /** Newest first. */
  articles: readonly {
    readonly path: string;
    readonly title: string;
    readonly headline: HeadlineText;
    readonly category: string;
    readonly readingTime: string;
    readonly published: string;
    readonly standfirst: string;
  }[];
}

export interface InsightsTemplateProps {
  data: InsightsData;
}

/** The list of articles, each set like the lead story of a front page. */
export function InsightsTemplate({
  data: { headline, lede, sectionLabel, readArticle, articles },
}: InsightsTemplateProps) {
  return (
    <>
      <PageHeader headline={headline} lede={lede} />
      <Section sectionLabel={sectionLabel}>
        <ol className={styles.list}>
          {articles.map(({ path, title, headline: name, category, readingTime, published, standfirst }) => (
            <li key={path}>
              <article className={styles.story}>
                <h2 className={styles.name}>
                  <Anchor href={path} className={styles.link}>
                    <CopyfitHeadline as="span" text={name} leading={1} />
                  </Anchor>
                </h2>
                <div className={styles.side}>
                  <p className={styles.data}>
                    <Text as="span" variant="label">
                      {category}
                    </Text>
                    <Text as="span" variant="label" tone="muted">
                      {readingTime}
                    </Text>
                    <Text as="span" variant="label" tone="muted">
                      <FormattedDate date={published} />
                    </Text>
                  </p>
                  <Text variant="lede">{standfirst}</Text>
                  <div className={styles.action}>
                    <Button href={path} tone="pencil" size="large" arrow>
                      {readArticle} <VisuallyHidden>{title}</VisuallyHidden>
                    </Button>
                  </div>
                </div>
              </article>
            </li>
          ))}
        </ol>
      </Section>
    </>
  );
}
