import type { ReactNode } from 'react';
import * as styles from './Disclosure.css.ts';

export interface DisclosureProps {
  /** What is always in view, and is pressed: a question, a heading. */
  summary: string;
  /** What unfolds under it. */
  children: ReactNode;
}

/** A question that unfolds its answer. Native `<details>`: it works without script, and finding in the page opens it. */
export function Disclosure({ summary, children }: DisclosureProps) {
  return (
    <details className={styles.root}>
      <summary className={styles.summary}>{summary}</summary>
      <div className={styles.matter}>{children}</div>
    </details>
  );
}
