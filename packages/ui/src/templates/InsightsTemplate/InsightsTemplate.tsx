import { Button } from '../../components/Button/index.ts';
import { Section, type SectionLabel } from '../../components/Section/index.ts';
import { ArticleMeta, type ArticleMetaProps } from '../../patterns/ArticleLayout/index.ts';
import { FundingStages, type FundingStagesProps } from '../../patterns/FundingStages/index.ts';
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
  /** Names the article for the transition to its page. */
  turn?: string;
  /** The sentence under the headline. */
  standfirst: string;
}

/** The article at the top of the page. */
interface LeadArticle extends ArticleSummary {
  headline: HeadlineText;
  /** The article's drawing; `null` if it has none. */
  figure: FundingStagesProps | null;
}

export interface InsightsData {
  headline: HeadlineText;
  lede: string;
  sectionLabel: SectionLabel;
  /** The link to the lead article; its title follows for assistive technology. */
  readArticle: string;
  /** `null` if there is no article. */
  lead: LeadArticle | null;
  /** All other articles, newest first. */
  others: readonly ArticleSummary[];
}

export interface InsightsTemplateProps {
  /** The page's texts and articles. */
  data: InsightsData;
}

function Lead({
  path,
  title,
  headline,
  standfirst,
  figure,
  turn,
  readArticle,
  ...meta
}: LeadArticle & { readArticle: string }) {
  return (
    <article className={styles.lead}>
      <h2 className={styles.leadColumns} data-turn={turn}>
        <Anchor href={path} className={styles.link}>
          <CopyfitHeadline as="span" text={headline} lineHeight={1} />
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
      {figure && (
        <div className={styles.leadColumns}>
          <FundingStages {...figure} />
        </div>
      )}
    </article>
  );
}

/** The page /insights: one article with its drawing, as on a front page, and the headlines of the others. */
export function InsightsTemplate({
  data: { headline, lede, sectionLabel, readArticle, lead, others },
}: InsightsTemplateProps) {
  return (
    <>
      <PageHeader headline={headline} lede={lede} />
      <Section sectionLabel={sectionLabel}>
        {lead && <Lead {...lead} readArticle={readArticle} />}
        <ul className={styles.others}>
          {others.map(({ path, title, standfirst, turn, ...meta }) => (
            <li key={path} className={styles.other}>
              <article className={styles.summary}>
                <p>
                  <ArticleMeta {...meta} />
                </p>
                <div data-turn={turn}>
                  <Text as="h2" variant="index">
                    <Anchor href={path} className={styles.link}>
                      {title}
                    </Anchor>
                  </Text>
                </div>
                <Text>{standfirst}</Text>
              </article>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
