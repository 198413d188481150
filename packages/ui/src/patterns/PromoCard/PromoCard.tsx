// `PromoCard`: a card inside the page that advertises something, and that the visitor can hide.
import { useContext, useId } from 'react';
import { Anchor } from '../../primitives/Link/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { classNames } from '../../primitives/classNames.ts';
import { hiddenWhileWaiting } from '../../theme/hiddenWhileWaiting.css.ts';
import * as styles from './PromoCard.css.ts';
import { PromoContext } from './PromoContext.ts';

export interface PromoCardProps {
  /**
   * `columns`: the last three columns of a page's grid of twelve; a strip as wide as the page where three columns are too
   * narrow. `strip`: always this strip, for a place beside which a headline or a picture needs the whole width.
   * @default 'columns'
   */
  placement?: 'columns' | 'strip';
  /** True shows the card also below the medium breakpoint. @default false */
  onSmallScreens?: boolean;
}

/**
 * The advertisement that `PromoContext` provides, as a part of the page: it covers nothing, and scrolls with the page.
 *
 * `data-promo="dismissed"` on `<html>` hides it. The site's bootstrap script sets and stores this attribute on a click on
 * `[data-dismiss="promo"]`. The button is hidden as long as `<html>` has `data-waiting`, which this script removes.
 */
export function PromoCard({ placement = 'columns', onSmallScreens = false }: PromoCardProps) {
  const promo = useContext(PromoContext);
  const id = useId();
  if (!promo) return null;
  return (
    <aside
      aria-labelledby={id}
      className={classNames(styles.root, styles.placements[placement], !onSmallScreens && styles.notOnPhones)}
    >
      <span className={styles.label}>
        <Text as="span" variant="label">
          {promo.label}
        </Text>
      </span>
      <p className={styles.text}>
        <b id={id} className={styles.title}>
          {promo.title}
        </b>
        <VisuallyHidden>: </VisuallyHidden>
        {promo.text}{' '}
        <Anchor href={promo.link.href} className={styles.link}>
          {promo.link.text}
        </Anchor>
      </p>
      <button type="button" data-dismiss="promo" className={classNames(styles.dismiss, hiddenWhileWaiting)}>
        {promo.dismiss}
      </button>
    </aside>
  );
}
