// `ArticleTemplate`: the page of an article, and what to do after reading it.
export { type ArticleData, ArticleTemplate, type ArticleTemplateProps } from './ArticleTemplate.tsx';
