// `ArticleLayout`: an article of Insights: headline, intro, table of contents and sections.
export { ArticleLayout, type ArticleLayoutProps } from './ArticleLayout.tsx';
export { ArticleMeta, type ArticleMetaProps } from './ArticleMeta.tsx';
