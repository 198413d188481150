// `PageHeader`: the top of every inner page: a headline as wide as the page, an introduction, and what to do.
// A pattern is a section of a page, made of components.
export { PageHeader, type PageHeaderProps } from './PageHeader.tsx';
