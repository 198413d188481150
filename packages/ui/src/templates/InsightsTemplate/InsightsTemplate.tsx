import { Button } from '../../components/Button/index.ts';
import { Section, type SectionLabel } from '../../components/Section/index.ts';
import { ArticleMeta, type ArticleMetaProps } from '../../patterns/ArticleLayout/index.ts';
import { PageHeader } from '../../patterns/PageHeader/index.ts';
import { CopyfitHeadline, type HeadlineText } from '../../primitives/CopyfitHeadline/index.ts';
import { Anchor } from '../../primitives/Link/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import * as styles from './InsightsTemplate.css.ts';

/** An article in the list. */
interface ArticleSummary extends ArticleMetaProps {
  path: string;
  title: string;
  headline: HeadlineText;
  /** The sentence under the headline. */
  standfirst: string;
}

export interface InsightsData {
  headline: HeadlineText;
  lede: string;
  sectionLabel: SectionLabel;
  /** The link to an article; its title follows for assistive technology. */
  readArticle: string;
  /** Newest first. */
  articles: readonly ArticleSummary[];
}

export interface InsightsTemplateProps {
  /** The page's texts and articles. */
  data: InsightsData;
}

/** The page /insights: the list of articles. */
export function InsightsTemplate({
  data: { headline, lede, sectionLabel, readArticle, articles },
}: InsightsTemplateProps) {
  return (
    <>
      <PageHeader headline={headline} lede={lede} />
      <Section sectionLabel={sectionLabel}>
        <ol className={styles.list}>
          {articles.map(({ path, title, headline: articleHeadline, standfirst, ...meta }) => (
            <li key={path}>
              <article className={styles.article}>
                <h2 className={styles.headline}>
                  <Anchor href={path} className={styles.link}>
                    <CopyfitHeadline as="span" text={articleHeadline} lineHeight={1} />
                  </Anchor>
                </h2>
                <div className={styles.aside}>
                  <p>
                    <ArticleMeta {...meta} />
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
