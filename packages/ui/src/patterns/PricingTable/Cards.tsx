// The rate card on narrow screens: one card for each tier.
// A tier is a monthly package.
import { Button } from '../../components/Button/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { classNames } from '../../primitives/classNames.ts';
import { differences } from './differences.ts';
import { Price } from './Price.tsx';
import * as styles from './PricingTable.css.ts';
import { buyLinkProps } from './buyLinkProps.ts';
import type { BuyProps, RateCard } from './types.ts';

/** One card per tier: its figures, and the features that it adds to the tier before it. */
export function Cards({ tiers, figures, features, period, onBuy, busy }: RateCard & BuyProps) {
  const rows = figures.map(({ label, values }, index) => ({
    label,
    values,
    isDifferent: differences(values),
    mark: index === 0 ? styles.mark : styles.underline,
  }));
  return (
    <ul className={styles.cards}>
      {tiers.map(({ id, name, price, href, buy, buildsOn }, index) => (
        <li key={id} className={classNames(styles.card, index === tiers.length - 1 && styles.largest)}>
          <div className={styles.cardHead}>
            <h3 className={styles.name}>{name}</h3>
            <Price price={price} period={period} />
          </div>
          <dl className={styles.figureList}>
            {rows.map(({ label, values, isDifferent, mark }) => (
              <div key={label} className={styles.figure}>
                <dt className={styles.term}>{label}</dt>
                <dd>{isDifferent[index] ? <mark className={mark}>{values[index]}</mark> : values[index]}</dd>
              </div>
            ))}
          </dl>
          {buildsOn && (
            <Text variant="caption" tone="muted">
              {buildsOn}
            </Text>
          )}
          <ul className={styles.features}>
            {features
              .filter(({ firstTier }) => firstTier === id)
              .map(({ label }) => (
                <li key={label} className={styles.feature}>
                  {label}
                </li>
              ))}
          </ul>
          <Button
            href={href}
            newTab
            {...buyLinkProps(id, { onBuy, busy })}
            fullWidth
            tone={index === tiers.length - 1 ? 'ink' : 'plain'}
          >
            {buy}
          </Button>
        </li>
      ))}
    </ul>
  );
}
