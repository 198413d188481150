// `SiteFooter`: ends every page: how the site is made, all its links, hours and legal lines.
// A pattern is a section of a page, made of components.
export { SiteFooter, type SiteFooterProps } from './SiteFooter.tsx';
