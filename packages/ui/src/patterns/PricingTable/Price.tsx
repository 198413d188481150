import * as styles from './PricingTable.css.ts';

/** A price with its period: `$1,299/mo`. */
export function Price({ price, period }: { price: string; period: string }) {
  return (
    <span className={styles.price}>
      {price} <span className={styles.period}>{period}</span>
    </span>
  );
}
