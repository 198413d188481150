import type { ReactNode } from 'react';
import * as styles from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps {
  /** @default 'span' */
  as?: 'span' | 'div' | 'h2' | 'caption' | 'legend';
  id?: string;
  children: ReactNode;
}

/** Words for those who listen: in the accessibility tree, not on the sheet. */
export function VisuallyHidden({ as: Tag = 'span', id, children }: VisuallyHiddenProps) {
  return (
    <Tag id={id} className={styles.root}>
      {children}
    </Tag>
  );
}
