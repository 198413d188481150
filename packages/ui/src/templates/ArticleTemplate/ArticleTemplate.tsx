import { ArticleLayout, type ArticleLayoutProps } from '../../patterns/ArticleLayout/index.ts';
import { FinalCall, type FinalCallProps } from '../../patterns/FinalCall/index.ts';

export interface ArticleData {
  article: ArticleLayoutProps;
  closing: FinalCallProps;
}

export interface ArticleTemplateProps {
  data: ArticleData;
}

/** An article, and what to do after reading it. */
export function ArticleTemplate({ data: { article, closing } }: ArticleTemplateProps) {
  return (
    <>
      <ArticleLayout {...article} />
      <FinalCall {...closing} />
    </>
  );
}
