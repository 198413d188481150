// `Link`: a link to another page, in running text or in a list of links.
// A primitive is a basic element of layout or text, of which components are made.
export { Anchor } from './Anchor.tsx';
export { AnchorContext, type AnchorProps } from './AnchorContext.tsx';
export { isUnmodifiedClick } from './isUnmodifiedClick.ts';
export { Link, type LinkData, type LinkProps, linkTones } from './Link.tsx';
