// `SitemapTemplate`: a page with links to all pages.
// A template is a whole page, which gets its content as props.
export { type SitemapData, SitemapTemplate, type SitemapTemplateProps } from './SitemapTemplate.tsx';
