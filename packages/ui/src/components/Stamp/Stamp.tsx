import * as styles from './Stamp.css.ts';

export interface StampProps {
  /** A word or two. Set in capitals. */
  children: string;
}

/** A stop-press stamp across a sheet: one a section, for the choice that the desk would make. */
export function Stamp({ children }: StampProps) {
  return <span className={styles.root}>{children}</span>;
}
