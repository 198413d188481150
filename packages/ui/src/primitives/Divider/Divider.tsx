import * as styles from './Divider.css.ts';

export const dividerWeights = Object.keys(styles.weights) as (keyof typeof styles.weights)[];

export interface DividerProps {
  /** The line: `hair` between two parts of a section, `fine` or `bold` above a section. @default 'hair' */
  weight?: keyof typeof styles.weights;
}

/** A horizontal line between two parts of the content. */
export function Divider({ weight = 'hair' }: DividerProps) {
  return <hr className={styles.weights[weight]} />;
}
