import { useId } from 'react';
import { Anchor, type LinkData } from '../../primitives/Link/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import * as styles from './PromoCard.css.ts';

interface Promo {
  title: string;
  text: string;
  link: LinkData;
}

interface CornerProps extends Promo {
  /** At the lower right of the window, from the medium breakpoint up. @default 'corner' */
  placement?: 'corner';
  /** For example `Advertisement`. */
  label: string;
  /** The button that closes the card. */
  dismiss: string;
}

interface ColumnProps extends Promo {
  /** In the page, below the medium breakpoint. */
  placement: 'column';
}

export type PromoCardProps = CornerProps | ColumnProps;

/**
 * An advertisement. In the corner it sticks to the lower edge of the window until the page is scrolled to its end. While the
 * keyboard focus is elsewhere it does not stick, so that it never covers the focused element.
 *
 * `data-promo="dismissed"` on `<html>` hides it. The site's bootstrap script sets and stores that on a click on
 * `[data-dismiss="promo"]`.
 */
export function PromoCard(props: PromoCardProps) {
  const { title, text, link } = props;
  const id = useId();
  return (
    <aside aria-labelledby={id} className={props.placement === 'column' ? styles.column : styles.corner}>
      {props.placement !== 'column' && (
        <Text as="span" variant="label">
          {props.label}
        </Text>
      )}
      <p className={styles.text}>
        <b id={id} className={styles.title}>
          {title}
        </b>
        {props.placement === 'column' ? <VisuallyHidden>: </VisuallyHidden> : ': '}
        {text}{' '}
        <Anchor href={link.href} className={styles.link}>
          {link.text}
        </Anchor>
      </p>
      {props.placement !== 'column' && (
        <button type="button" data-dismiss="promo" className={styles.dismiss}>
          {props.dismiss}
        </button>
      )}
    </aside>
  );
}
