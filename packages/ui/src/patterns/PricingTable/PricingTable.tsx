import { Cards } from './Cards.tsx';
import * as styles from './PricingTable.css.ts';
import { Table } from './Table.tsx';
import type { Buying, RateCard } from './types.ts';

export type PricingTableProps = RateCard & Buying;

/**
 * The rate card. A table from the large breakpoint up, below it a card for each tier: the same data twice, one of
 * the two displayed. The highlighter marks what changes from one tier to the next, and nothing else.
 */
export function PricingTable(props: PricingTableProps) {
  return (
    <div className={styles.root}>
      <p className={styles.legend}>
        <mark className={styles.mark}>{props.legend.mark}</mark> {props.legend.text}
      </p>
      <Table {...props} />
      <Cards {...props} />
    </div>
  );
}
