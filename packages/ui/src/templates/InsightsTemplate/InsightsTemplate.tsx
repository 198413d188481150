// `InsightsTemplate`: the page /insights: one article with its drawing, and the headlines of the others.
// `CopyfitHeadline` makes each line of a headline as wide as its column. `sectionLabel` is the line above a section: its name and a page
// number.
import { Section, type SectionLabel } from '../../components/Section/index.ts';
import { ArticleMeta, type ArticleMetaProps } from '../../patterns/ArticleLayout/index.ts';
import { FundingStages, type FundingStagesProps } from '../../patterns/FundingStages/index.ts';
import { Illustration, type IllustrationName } from '../../patterns/Illustration/index.ts';
import { PageHeader } from '../../patterns/PageHeader/index.ts';
import { PromoCard } from '../../patterns/PromoCard/index.ts';
import { CopyfitHeadline, type HeadlineText } from '../../primitives/CopyfitHeadline/index.ts';
import { Anchor } from '../../primitives/Link/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import * as styles from './InsightsTemplate.css.ts';

/** An article in the list. */
interface ArticleSummary extends ArticleMetaProps {
  path: string;
  title: string;
  headline: HeadlineText;
  /** The article's drawing. The lead article shows it below the introduction on wide screens, if it has a figure. */
  illustration?: IllustrationName | undefined;
  /** Names the article for the view transition to its page. */
  transitionName?: string;
  /** The sentence under the headline. */
  intro: string;
}

/** The article at the top of the page. */
interface LeadArticleData extends ArticleSummary {
  /** The article's drawing; `null` if it has none. */
  figure: FundingStagesProps | null;
}

export interface InsightsData {
  headline: HeadlineText;
  intro: string;
  sectionLabel: SectionLabel;
  /** The button beside the introduction, which leads to the lead article; its title follows under the button. */
  readArticle: string;
  /** `null` if there is no article. */
  leadArticle: LeadArticleData | null;
  /** All other articles, newest first. */
  others: readonly ArticleSummary[];
}

export interface InsightsTemplateProps {
  /** The page's texts and articles. */
  data: InsightsData;
}

function LeadArticle({
  path,
  headline,
  intro,
  figure,
  illustration,
  transitionName,
  ...meta
}: LeadArticleData) {
  return (
    <article className={styles.leadArticle}>
      <h2 data-transition-name={transitionName}>
        <Anchor href={path} className={styles.link}>
          <CopyfitHeadline as="span" text={headline} lineHeight={1} />
        </Anchor>
      </h2>
      <div className={styles.introduction}>
        <p>
          <ArticleMeta {...meta} />
        </p>
        <Text variant="intro">{intro}</Text>
        {figure && illustration && (
          <div className={styles.illustration}>
            <Illustration name={illustration} />
          </div>
        )}
      </div>
      {figure && <FundingStages {...figure} />}
    </article>
  );
}

/** The number of articles beside the lead article: together they are about as tall as the lead article. */
const besideLead = 3;

function Summaries({
  articles,
  isBeside = false,
}: {
  articles: readonly ArticleSummary[];
  /** True for the articles that wide screens show in one column beside the lead article. */
  isBeside?: boolean;
}) {
  if (articles.length === 0) return null;
  return (
    <ul className={isBeside ? styles.beside : styles.below}>
      {articles.map(({ path, title, headline, intro, illustration, transitionName, ...meta }) => (
        <li key={path} className={isBeside ? styles.itemBeside : styles.itemBelow}>
          <article className={styles.summary}>
            <p>
              <ArticleMeta {...meta} />
            </p>
            <div data-transition-name={transitionName}>
              <h2>
                <Anchor href={path} className={styles.link}>
                  <CopyfitHeadline as="span" text={headline} accessibleText={title} lineHeight={1} />
                </Anchor>
              </h2>
            </div>
            <div className={illustration && styles.summaryText}>
              {illustration && (
                <div className={styles.summaryPicture}>
                  <Illustration name={illustration} />
                </div>
              )}
              <Text>{intro}</Text>
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}

/** The page /insights: one article with its drawing, the newest other articles beside it, and all others below. */
export function InsightsTemplate({
  data: { headline, intro, sectionLabel, readArticle, leadArticle, others },
}: InsightsTemplateProps) {
  return (
    <>
      <div className={styles.top}>
        <PageHeader
          headline={headline}
          intro={intro}
          hasPromo={false}
          picture={
            <div className={styles.picture}>
              <Illustration name="archive" />
            </div>
          }
          {...(leadArticle && {
            action: {
              text: readArticle,
              href: leadArticle.path,
              note: `${leadArticle.title}, ${leadArticle.readingTime.replaceAll(' ', '\u00A0')}`,
            },
          })}
        />
      </div>
      <div className={styles.issue}>
        <Section sectionLabel={sectionLabel}>
          <div className={styles.front}>
            {leadArticle && <LeadArticle {...leadArticle} />}
            <Summaries articles={others.slice(0, besideLead)} isBeside />
          </div>
          <div className={styles.promo}>
            <PromoCard placement="strip" />
          </div>
          <Summaries articles={others.slice(besideLead)} />
        </Section>
      </div>
    </>
  );
}
