import { useContext } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { AnchorContext, type AnchorProps } from './AnchorContext.tsx';

/**
 * An unstyled link, for components that dress it. With `newTab` it says that it opens one; what stays on the site goes
 * through the injected anchor.
 */
export function Anchor({ children, newTab = false, ...props }: AnchorProps & { newTab?: boolean }) {
  const Internal = useContext(AnchorContext);
  if (newTab) {
    return (
      <a {...props} target="_blank" rel="noopener">
        {children} <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
      </a>
    );
  }
  const Tag = /^(\/(?!\/)|#)/.test(props.href) ? Internal : 'a';
  return <Tag {...props}>{children}</Tag>;
}
