import { useId } from 'react';
import { Anchor, type LinkData } from '../../primitives/Link/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import * as styles from './PromoCard.css.ts';

interface Promo {
  /** What is promised: `Get Media Authority`. */
  title: string;
  text: string;
  link: LinkData;
}

interface CornerProps extends Promo {
  /** At the lower right of the window, on medium sheets and up. @default 'corner' */
  placement?: 'corner';
  /** What it is, in a word: `Advertisement`. */
  label: string;
  /** Word of the button that puts it away. */
  dismiss: string;
}

interface ColumnProps extends Promo {
  /** In the column of its page, below the medium breakpoint only: where the corner has no room. */
  placement: 'column';
}

export type PromoCardProps = CornerProps | ColumnProps;

/**
 * A card that promotes a product. The one in the corner stands after the page's matter and sticks to the edge of the
 * window until then; it goes back to its place while the keyboard is anywhere else, so that it never covers what has
 * focus.
 *
 * It is put away by `data-promo="dismissed"` on `<html>`: the site's bootstrap sets it at a press on
 * `[data-dismiss="promo"]` and remembers it, with or without React.
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
