// The packages of the rate card on phones: a card with the price and the button of each. The table below them compares the packages.
// A tier is a monthly package.
import { Button } from '../../components/Button/index.ts';
import { classNames } from '../../primitives/classNames.ts';
import { Price } from './Price.tsx';
import * as styles from './PricingTable.css.ts';
import { buyLinkProps } from './buyLinkProps.ts';
import type { BuyProps, RateCard } from './types.ts';

/** One card per tier: its name, its price and the button that buys it. */
export function Cards({ tiers, period, onBuy, busy }: RateCard & BuyProps) {
  return (
    <ul className={styles.cards}>
      {tiers.map(({ id, name, price, href, buy }, index) => (
        <li key={id} className={classNames(styles.card, index === tiers.length - 1 && styles.largest)}>
          <h3 className={styles.name}>{name}</h3>
          <Price price={price} period={period} />
          <Button
            href={href}
            newTab
            {...buyLinkProps(id, { onBuy, busy })}
            fullWidth
            size="small"
            tone={index === tiers.length - 1 ? 'ink' : 'plain'}
          >
            {buy}
          </Button>
        </li>
      ))}
    </ul>
  );
}
