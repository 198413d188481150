import type { ReactNode } from 'react';
import * as styles from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps {
  /** The element. @default 'span' */
  as?: 'span' | 'div' | 'h2' | 'caption' | 'legend';
  /** The id, for `aria-labelledby` and `aria-describedby`. */
  id?: string;
  /** The text. */
  children: ReactNode;
}

/** Text for assistive technology that is not visible on the page. */
export function VisuallyHidden({ as: Tag = 'span', id, children }: VisuallyHiddenProps) {
  return (
    <Tag id={id} className={styles.root}>
      {children}
    </Tag>
  );
}
