// `PurchaseNotice`: thanks a buyer who comes back from checkout, and says what happens next.
import { useId } from 'react';
import { type RichTextContent, RichText } from '../../primitives/RichText/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import * as styles from './PurchaseNotice.css.ts';

export interface PurchaseNoticeCopy {
  /** The texts after the payment was confirmed. */
  readonly thanks: {
    /** The heading of the notice. */
    readonly title: string;
    /** The text before the name of the package. */
    readonly product: string;
    /** The text after the name of the package. */
    readonly started: string;
    /** The first step, with a link to the order. */
    readonly brief: RichTextContent;
    /** The first step while the order is not on the page. */
    readonly briefWithoutOrder: string;
    /** The text before the email address. */
    readonly receipt: string;
    /** The last step: how to change or cancel the subscription. */
    readonly change: string;
  };
  /** The texts while the payment is not confirmed. */
  readonly pending: { readonly title: string; readonly text: string };
  /** The texts while the site cannot check whether the payment is confirmed. */
  readonly unknown: { readonly title: string; readonly text: string };
}

export interface PurchaseNoticeProps {
  /** The texts. */
  copy: PurchaseNoticeCopy;
  /** The email address to which the payment provider sends the receipt. */
  email: string;
  /**
   * The purchase: the name of the package, null for one that is not in the price list; `pending` while the payment is not confirmed,
   * `unknown` while that cannot be checked.
   */
  bought: { readonly name: string | null } | 'pending' | 'unknown';
  /** True if the order is on the page. */
  hasOrder: boolean;
}

/** Thanks a buyer who comes back from checkout, and lists what happens next. Assistive technology reads it again when the payment is confirmed. */
export function PurchaseNotice({ copy, email, bought, hasOrder }: PurchaseNoticeProps) {
  const id = useId();
  const { thanks } = copy;
  return (
    <section className={styles.root} aria-labelledby={id} aria-live="polite">
      <Text as="h2" variant="index" id={id}>
        {(typeof bought === 'string' ? copy[bought] : thanks).title}
      </Text>
      <div className={styles.text}>
        {typeof bought === 'string' ? (
          <Text>{copy[bought].text}</Text>
        ) : (
          <>
            <Text>
              {[thanks.product, bought.name].filter(Boolean).join(' ')}: {thanks.started}
            </Text>
            <ol className={styles.steps}>
              <li className={styles.step}>
                <Text>
                  <RichText text={hasOrder ? thanks.brief : thanks.briefWithoutOrder} />
                </Text>
              </li>
              <li className={styles.step}>
                <Text>
                  {thanks.receipt} {email}.
                </Text>
              </li>
              <li className={styles.step}>
                <Text>{thanks.change}</Text>
              </li>
            </ol>
          </>
        )}
      </div>
    </section>
  );
}
