import { diffWordsWithSpace } from 'diff';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import * as styles from './Orders.css.ts';

export interface ComparisonProps {
  before: string;
  after: string;
  /** The words that screen readers say before each deletion and insertion. */
  copy: { readonly deleted: string; readonly inserted: string };
}

/** A text with the words that were deleted and inserted since the version before. */
export function Comparison({ before, after, copy }: ComparisonProps) {
  return (
    <div className={styles.comparison} dir="auto">
      {diffWordsWithSpace(before, after).map(({ value, added, removed }, index) =>
        added ? (
          <ins key={index} className={styles.inserted}>
            <VisuallyHidden>{copy.inserted} </VisuallyHidden>
            {value}
          </ins>
        ) : removed ? (
          <del key={index} className={styles.deleted}>
            <VisuallyHidden>{copy.deleted} </VisuallyHidden>
            {value}
          </del>
        ) : (
          value
        ),
      )}
    </div>
  );
}
