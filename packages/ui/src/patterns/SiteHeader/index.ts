// `SiteHeader`: the top of every page: the name, the links, and the account.
// A pattern is a section of a page, made of components.
export { type Account, SiteHeader, type SiteHeaderProps } from './SiteHeader.tsx';
