// `PageHeader`: the top of every inner page: a headline as wide as the page, an introduction, and what to do.
export { PageHeader, type PageHeaderProps } from './PageHeader.tsx';
