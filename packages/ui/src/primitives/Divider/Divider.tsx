import * as styles from './Divider.css.ts';

export const dividerWeights = Object.keys(styles.weights) as (keyof typeof styles.weights)[];

export interface DividerProps {
  /** @default 'hair' */
  weight?: keyof typeof styles.weights;
}

/** A printed rule between two matters. */
export function Divider({ weight = 'hair' }: DividerProps) {
  return <hr className={styles.weights[weight]} />;
}
