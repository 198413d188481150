import type { ReactNode } from 'react';
import * as styles from './Section.css.ts';

export interface DarkBandProps {
  /** One `Section`. */
  children: ReactNode;
}

/** A dark band as wide as the window, around a section. A long page has one, so that it is not one column of equal parts. It is not printed dark. */
export const DarkBand = ({ children }: DarkBandProps) => <div className={styles.darkBand}>{children}</div>;
