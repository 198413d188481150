import type { ReactNode } from 'react';
import { Text } from '../../primitives/Text/index.ts';
import * as styles from './Testimonials.css.ts';

export interface Letter {
  readonly quote: string;
  /** Who wrote it. */
  readonly caption: string;
  /** Stands over it in red, where a reader could be misled: `Sample, not a real client`. */
  readonly label?: string;
}

export interface TestimonialsProps {
  /** What the letters are about: it has the first column, and they follow. */
  subject: ReactNode;
  letters: readonly Letter[];
}

/** Letters to the editor, ruled into two columns around what they are about. */
export function Testimonials({ subject, letters }: TestimonialsProps) {
  return (
    <div className={styles.root}>
      <div className={styles.subject}>{subject}</div>
      <ul className={styles.letters}>
        {letters.map(({ quote, caption, label }) => (
          <li key={quote} className={styles.cell}>
            <figure className={styles.letter}>
              {label && <span className={styles.label}>{label}</span>}
              <blockquote className={styles.quote}>“{quote}”</blockquote>
              <Text as="figcaption" variant="caption" tone="muted">
                {caption}
              </Text>
            </figure>
          </li>
        ))}
      </ul>
    </div>
  );
}
