import * as styles from './Rule.css.ts';

export const ruleWeights = Object.keys(styles.weights) as (keyof typeof styles.weights)[];

export interface RuleProps {
  /** @default 'hair' */
  weight?: keyof typeof styles.weights;
}

/** A printed rule between two matters. */
export function Rule({ weight = 'hair' }: RuleProps) {
  return <hr className={styles.weights[weight]} />;
}
