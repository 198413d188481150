import type { ReactNode } from 'react';
import * as styles from './Disclosure.css.ts';

export interface DisclosureProps {
  /** The text that is always visible and toggles the rest: a question or a heading. */
  summary: string;
  /** The content that is shown when the disclosure is open. */
  children: ReactNode;
  /** True if the disclosure is open when the page is. */
  isInitiallyOpen?: boolean;
}

/** A heading that shows and hides its content. A native `<details>`: it works without script, and find-in-page opens it. */
export function Disclosure({ summary, children, isInitiallyOpen = false }: DisclosureProps) {
  return (
    <details className={styles.root} open={isInitiallyOpen}>
      <summary className={styles.summary}>{summary}</summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
