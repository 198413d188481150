// `ArticleLayout`: an article of Insights: headline, intro, table of contents and sections.
// A pattern is a section of a page, made of components.
export { ArticleLayout, type ArticleLayoutProps } from './ArticleLayout.tsx';
export { ArticleMeta, type ArticleMetaProps } from './ArticleMeta.tsx';
