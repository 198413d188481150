import type { ReactNode } from 'react';
import * as styles from './Disclosure.css.ts';

export interface DisclosureProps {
  /** The text that is always visible and toggles the rest: a question or a heading. */
  summary: string;
  /** The content that is shown when the disclosure is open. */
  children: ReactNode;
}

/** A heading that shows and hides its content. A native `<details>`: it works without script, and find-in-page opens it. */
export function Disclosure({ summary, children }: DisclosureProps) {
  return (
    <details className={styles.root}>
      <summary className={styles.summary}>{summary}</summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
