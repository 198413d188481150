// `SitemapTemplate`: a page with links to all pages.
export { type SitemapData, SitemapTemplate, type SitemapTemplateProps } from './SitemapTemplate.tsx';
