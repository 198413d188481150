export { type Account, SiteHeader, type SiteHeaderProps } from './SiteHeader.tsx';
