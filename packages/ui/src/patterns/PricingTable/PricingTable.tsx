import { Cards } from './Cards.tsx';
import * as textStyles from '../../primitives/Text/Text.css.ts';
import { classNames } from '../../primitives/classNames.ts';
import * as styles from './PricingTable.css.ts';
import { Table } from './Table.tsx';
import { Text } from '../../primitives/Text/index.ts';
import type { BuyProps, RateCard } from './types.ts';

export type PricingTableProps = RateCard & BuyProps;

/**
 * The monthly prices, compared in a table. Below the medium breakpoint a card for each tier, with its button, is above the table. The
 * highlighter marks the values that change from one tier to the next.
 */
export function PricingTable(props: PricingTableProps) {
  return (
    <div className={styles.root}>
      <div className={styles.guide}>
        {props.steps !== undefined && <Text variant="intro">{props.steps}</Text>}
        <Text variant="caption" tone="muted">
          <mark className={styles.mark}>{props.legend.mark}</mark>
          {` ${props.legend.text}`}
        </Text>
      </div>
      <Cards {...props} />
      <Table {...props} />
      <div className={styles.glossary}>
        <h3 className={classNames(textStyles.variants.label, textStyles.tones.muted)}>
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
