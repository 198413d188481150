import { useContext } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { AnchorContext, type AnchorProps } from './AnchorContext.tsx';

/**
 * An unstyled link, for components with their own styles. Links inside the site use the component from `AnchorContext`;
 * links with `newTab` announce the new tab to assistive technology.
 */
export function Anchor({
  children,
  newTab = false,
  ...props
}: AnchorProps & {
  /** Opens a new tab, and announces this to assistive technology. */
  newTab?: boolean;
}) {
  const InternalAnchor = useContext(AnchorContext);
  if (newTab) {
    return (
      <a {...props} target="_blank" rel="noopener">
        {children}
        <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
      </a>
    );
  }
  const Tag = /^(\/(?!\/)|#)/.test(props.href) ? InternalAnchor : 'a';
  return <Tag {...props}>{children}</Tag>;
}
