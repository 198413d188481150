import { ArticleLayout, type ArticleLayoutProps } from '../../patterns/ArticleLayout/index.ts';
import { CallToAction, type CallToActionProps } from '../../patterns/CallToAction/index.ts';

export interface ArticleData {
  article: ArticleLayoutProps;
  closing: CallToActionProps;
}

export interface ArticleTemplateProps {
  /** The page's content. */
  data: ArticleData;
}

/** An article, and what to do after reading it. */
export function ArticleTemplate({ data: { article, closing } }: ArticleTemplateProps) {
  return (
    <>
      <ArticleLayout {...article} />
      <CallToAction {...closing} />
    </>
  );
}
