export { type SitemapData, SitemapTemplate, type SitemapTemplateProps } from './SitemapTemplate.tsx';
