// `ArticleTemplate`: the page of an article, the next article, and what to do after reading it.
// A template is a whole page, which gets its content as props.
export { type ArticleData, ArticleTemplate, type ArticleTemplateProps } from './ArticleTemplate.tsx';
