import * as styles from './Stamp.css.ts';

export interface StampProps {
  /** One or two words; the styles set them in capitals. */
  children: string;
}

/** A rotated label that marks the recommended choice. Hidden from screen readers, because the heading of the choice repeats the words. Use one per section. */
export function Stamp({ children }: StampProps) {
  return (
    <span className={styles.root} aria-hidden="true">
      {children}
    </span>
  );
}
