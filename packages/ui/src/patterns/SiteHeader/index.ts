// `SiteHeader`: the top of every page: the name, the links, and the account.
export { type Account, SiteHeader, type SiteHeaderProps } from './SiteHeader.tsx';
