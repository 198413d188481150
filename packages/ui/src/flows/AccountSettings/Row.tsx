import type { ReactNode } from 'react';
import { Text } from '../../primitives/Text/index.ts';
import * as styles from './AccountSettings.css.ts';

interface RowProps {
  title: string;
  /** The button of the row, beside the text on wide screens. */
  action?: ReactNode;
  children: ReactNode;
}

/** A row of the account settings: a title, a text and a button. */
export function Row({ title, action, children }: RowProps) {
  return (
    <div className={styles.row}>
      <Text as="h2" variant="head">
        {title}
      </Text>
      {/* Always the same element: the content keeps the focus when the button disappears. */}
      <div className={action ? undefined : styles.wideText}>{children}</div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
