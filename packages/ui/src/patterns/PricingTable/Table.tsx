// The rate card on wide screens: one column for each tier.
// A tier is a monthly package.
import type { ReactNode } from 'react';
import { Button } from '../../components/Button/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { differences } from './differences.ts';
import { Price } from './Price.tsx';
import * as textStyles from '../../primitives/Text/Text.css.ts';
import { classNames } from '../../primitives/classNames.ts';
import * as styles from './PricingTable.css.ts';
import { buyLinkProps } from './buyLinkProps.ts';
import type { BuyProps, RateCard } from './types.ts';

/**
 * One column per tier, with a sticky header. The last column is dark, as the last of the cards is. On phones the label of a row is above its
 * values, and the cards have the buttons.
 */
export function Table({ onBuy, busy, ...card }: RateCard & BuyProps) {
  const { tiers, figures, features, period, included, notIncluded } = card;
  const lastIndex = tiers.length - 1;
  /** The largest of several tiers is a dark column. */
  const inColumn = (index: number, className: string) =>
    classNames(className, index > 0 && index === lastIndex && styles.largest);
  const group = (label: string) => (
    <tr>
      <th
        colSpan={tiers.length}
        scope="rowgroup"
        className={classNames(textStyles.variants.label, textStyles.tones.muted, styles.group)}
      >
        {label}
      </th>
      {/* The dark column continues in this cell, which has no content to read. */}
      <td className={inColumn(lastIndex, styles.group)} aria-hidden="true" />
    </tr>
  );
  const row = <Value,>(label: string, values: readonly Value[], show: (value: Value) => ReactNode) => {
    const isDifferent = differences(values);
    return (
      <tr key={label} className={styles.row}>
        <th scope="row" className={styles.rowLabel}>
          {label}
        </th>
        {tiers.map(({ id }, index) => {
          const value = values[index];
          return (
            <td key={id} className={inColumn(index, styles.cell)}>
              {value !== undefined &&
                (isDifferent[index] ? <mark className={styles.mark}>{show(value)}</mark> : show(value))}
            </td>
          );
        })}
      </tr>
    );
  };
  return (
    <table className={classNames(styles.table, styles.columnCounts[lastIndex])}>
      <VisuallyHidden as="caption">{card.caption}</VisuallyHidden>
      <colgroup>
        <col className={styles.labels} />
        <col span={tiers.length} />
      </colgroup>
      <thead className={styles.head}>
        <tr>
          <th scope="row" rowSpan={2} className={classNames(textStyles.variants.label, styles.terms)}>
            {card.terms}
          </th>
          {tiers.map(({ id, name }, index) => (
            <th key={id} scope="col" className={inColumn(index, styles.tier)}>
              {name}
            </th>
          ))}
        </tr>
        <tr>
          {tiers.map(({ id, price, href, buy }, index) => (
            <td key={id} className={inColumn(index, styles.priceCell)}>
              <Price price={price} period={period} />
              <div className={styles.buy}>
                <Button
                  href={href}
                  newTab
                  {...buyLinkProps(id, { onBuy, busy })}
                  fullWidth
                  size="small"
                  tone={index === lastIndex ? 'ink' : 'plain'}
                >
                  {buy}
                </Button>
              </div>
            </td>
          ))}
        </tr>
      </thead>
      <tbody>
        {group(card.groups.figures)}
        {figures.map(({ label, values }) => row(label, values, value => value))}
      </tbody>
      <tbody>
        {group(card.groups.features)}
        {features.map(({ label, firstTier }) =>
          row(
            label,
            tiers.map((_, index) => tiers.slice(0, index + 1).some(({ id }) => id === firstTier)),
            isIncluded => (
              <span className={isIncluded ? styles.includedMark : styles.notIncludedMark}>
                <VisuallyHidden>{isIncluded ? included : notIncluded}</VisuallyHidden>
              </span>
            ),
          ),
        )}
      </tbody>
    </table>
  );
}
