export { Anchor } from './Anchor.tsx';
export { AnchorContext, type AnchorProps } from './AnchorContext.tsx';
export { isPlain } from './isPlain.ts';
export { Link, type LinkData, type LinkProps, linkTones } from './Link.tsx';
