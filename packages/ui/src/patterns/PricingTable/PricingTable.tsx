import { Cards } from './Cards.tsx';
import * as textStyles from '../../primitives/Text/Text.css.ts';
import { classNames } from '../../primitives/classNames.ts';
import * as styles from './PricingTable.css.ts';
import { Table } from './Table.tsx';
import type { BuyProps, RateCard } from './types.ts';

export type PricingTableProps = RateCard & BuyProps;

/**
 * The monthly prices. A table from the large breakpoint up, cards below it; both are rendered, and CSS shows one of them. The
 * highlighter marks the values that change from one tier to the next.
 */
export function PricingTable(props: PricingTableProps) {
  return (
    <div className={styles.root}>
      {props.steps !== undefined && <p className={styles.steps}>{props.steps}</p>}
      <p className={styles.legend}>
        <mark className={styles.mark}>{props.legend.mark}</mark>
        {` ${props.legend.text}`}
      </p>
      <Table {...props} />
      <Cards {...props} />
      <div className={styles.glossary}>
        <h3 className={classNames(textStyles.variants.label, textStyles.tones.muted, styles.glossaryTitle)}>
          {props.glossary.title}
        </h3>
        <dl className={styles.glossaryTerms}>
          {props.glossary.terms.map(({ term, text }) => (
            <div key={term}>
              <dt className={styles.glossaryTerm}>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
