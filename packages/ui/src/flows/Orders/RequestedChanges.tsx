import { Text } from '../../primitives/Text/index.ts';
import type { Order } from './order.ts';
import * as styles from './Orders.css.ts';

export interface RequestedChangesProps {
  /** The versions of the order's text, and the requested changes. */
  order: Pick<Order, 'proofs' | 'changes'>;
  /** The text above the list: `Changes you asked for`. */
  heading: string;
  /** The level of the heading, one below that of the order. @default 'h3' */
  headingAs?: 'h3' | 'h4';
  /** The text in place of the passage, for a comment on the whole text. */
  wholeText: string;
}

/** The changes that the buyer asked for in the latest version of the text: each passage with its comment. Renders nothing without changes. */
export function RequestedChanges({ order, heading, headingAs = 'h3', wholeText }: RequestedChangesProps) {
  const lastVersion = order.proofs.at(-1)?.version;
  const changes = order.changes.filter(({ version }) => version === lastVersion);
  if (changes.length === 0) return undefined;
  return (
    <div>
      <Text as={headingAs} variant="head">
        {heading}
      </Text>
      <ul className={styles.list}>
        {changes.map(({ passage, comment }, index) => (
          <li key={index} className={styles.listItem}>
            <div dir="auto">
              <Text variant="small" tone="muted">
                {passage || wholeText}
              </Text>
            </div>
            <div dir="auto">
              <Text>{comment}</Text>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
