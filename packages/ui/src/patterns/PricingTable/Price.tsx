import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import * as textStyles from '../../primitives/Text/Text.css.ts';
import { classNames } from '../../primitives/classNames.ts';
import * as styles from './PricingTable.css.ts';
import type { RateCard } from './types.ts';

/** A price with its period: `$1,299/mo`, read as `$1,299 per month`. */
export function Price({ price, period }: Pick<RateCard, 'period'> & { price: string }) {
  return (
    <span className={styles.price}>
      {`${price} `}
      <span className={classNames(textStyles.variants.caption, textStyles.tones.muted)} aria-hidden="true">
        {period.text}
      </span>
      <VisuallyHidden>{period.accessibleText}</VisuallyHidden>
    </span>
  );
}
