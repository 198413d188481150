// `SiteFooter`: ends every page: how the site is made, all its links, hours and legal lines.
export { SiteFooter, type SiteFooterProps } from './SiteFooter.tsx';
