// `SkipLink`: lets keyboard users skip the header.
export { SkipLink, type SkipLinkProps } from './SkipLink.tsx';
