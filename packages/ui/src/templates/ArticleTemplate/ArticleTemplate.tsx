// `ArticleTemplate`: the page of an article, with a teaser of the next article and a call to action.
// `CopyfitHeadline` makes each line of a headline as wide as its column. `sectionLabel` is the first line of a section: its title and a page
// number.
import { Section, type SectionLabel } from '../../components/Section/index.ts';
import {
  ArticleLayout,
  type ArticleLayoutProps,
  ArticleMeta,
  type ArticleMetaProps,
} from '../../patterns/ArticleLayout/index.ts';
import { CallToAction, type CallToActionProps } from '../../patterns/CallToAction/index.ts';
import { CopyfitHeadline, type HeadlineText } from '../../primitives/CopyfitHeadline/index.ts';
import { Anchor } from '../../primitives/Link/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import * as styles from './ArticleTemplate.css.ts';

/** The article to read next. */
interface NextArticleData extends ArticleMetaProps {
  readonly sectionLabel: SectionLabel;
  readonly path: string;
  readonly headline: HeadlineText;
  /** The headline as one sentence, for assistive technology. */
  readonly title: string;
  /** The sentence under the headline. */
  readonly intro: string;
  /** The name of the view transition to the article's page. */
  readonly transitionName?: string;
}

export interface ArticleData {
  article: ArticleLayoutProps;
  /** `null` if there is no other article. */
  next: NextArticleData | null;
  closing: CallToActionProps;
}

export interface ArticleTemplateProps {
  /** The page's content. */
  data: ArticleData;
}

function NextArticle({
  sectionLabel,
  path,
  headline,
  title,
  intro,
  transitionName,
  ...meta
}: NextArticleData) {
  return (
    <div className={styles.section}>
      <Section sectionLabel={sectionLabel}>
        <article className={styles.next}>
          <div className={styles.headline} data-transition-name={transitionName}>
            <h2>
              <Anchor href={path} className={styles.link}>
                <CopyfitHeadline as="span" text={headline} accessibleText={title} lineHeight={1} />
              </Anchor>
            </h2>
          </div>
          <div className={styles.texts}>
            <p>
              <ArticleMeta {...meta} />
            </p>
            <Text variant="intro">{intro}</Text>
          </div>
        </article>
      </Section>
    </div>
  );
}

/** An article, the next article, and what to do after reading it. */
export function ArticleTemplate({ data: { article, next, closing } }: ArticleTemplateProps) {
  return (
    <>
      <ArticleLayout {...article} />
      {next && <NextArticle {...next} />}
      <CallToAction {...closing} />
    </>
  );
}
