import type { ReactNode } from 'react';
import * as styles from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** The fragment of the page's matter: `#content`. Its element takes focus if it has `tabIndex={-1}`. */
  href: `#${string}`;
  /** Where it leads, in words: `Skip to the content`. */
  children: ReactNode;
}

/** The first stop of the keyboard: past the masthead, to the story. */
export function SkipLink({ href, children }: SkipLinkProps) {
  return (
    <a href={href} className={styles.root}>
      {children}
    </a>
  );
}
