export { ArticleLayout, type ArticleLayoutProps } from './ArticleLayout.tsx';
export { ArticleMeta, type ArticleMetaProps } from './ArticleMeta.tsx';
