// `ArticleLayout`: an article of Insights: headline, standfirst, table of contents and sections.
export { ArticleLayout, type ArticleLayoutProps } from './ArticleLayout.tsx';
export { ArticleMeta, type ArticleMetaProps } from './ArticleMeta.tsx';
