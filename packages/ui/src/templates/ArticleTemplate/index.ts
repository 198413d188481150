export { type ArticleData, ArticleTemplate, type ArticleTemplateProps } from './ArticleTemplate.tsx';
