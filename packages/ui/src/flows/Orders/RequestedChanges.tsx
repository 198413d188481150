import { Text } from '../../primitives/Text/index.ts';
import type { Order } from './order.ts';
import * as styles from './Orders.css.ts';

export interface RequestedChangesProps {
  /** The versions of the order's text, and the requested changes. */
  order: Pick<Order, 'proofs' | 'changes'>;
  /** Above the list: `Changes you asked for`. */
  heading: string;
  /** The text in place of the passage, for a comment on the whole text. */
  wholeText: string;
}

/** The changes that the buyer asked for in the latest version of the text: each passage with its comment. Renders nothing without changes. */
export function RequestedChanges({ order, heading, wholeText }: RequestedChangesProps) {
  const lastVersion = order.proofs.at(-1)?.version;
  const changes = order.changes.filter(({ version }) => version === lastVersion);
  if (changes.length === 0) return undefined;
  return (
    <div>
      <Text as="h3" variant="head">
        {heading}
      </Text>
      <ul className={styles.list}>
        {changes.map(({ passage, comment }, index) => (
          <li key={index} className={styles.listItem}>
            <Text variant="small" tone="muted">
              {passage || wholeText}
            </Text>
            <Text>{comment}</Text>
          </li>
        ))}
      </ul>
    </div>
  );
}
