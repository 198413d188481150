import type { ReactNode } from 'react';
import * as styles from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** The fragment of the page's content: `#content`. The element with this id takes the focus if it has `tabIndex={-1}`. */
  href: `#${string}`;
  /** The text: `Skip to the content`. */
  children: ReactNode;
}

/** The first link of a page, which skips the header. It is visible only while it has the focus. */
export function SkipLink({ href, children }: SkipLinkProps) {
  return (
    <a href={href} className={styles.root}>
      {children}
    </a>
  );
}
