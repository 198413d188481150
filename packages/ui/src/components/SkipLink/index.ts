// `SkipLink`: lets keyboard users skip the header.
// A component is a control or another small part of a page.
export { SkipLink, type SkipLinkProps } from './SkipLink.tsx';
