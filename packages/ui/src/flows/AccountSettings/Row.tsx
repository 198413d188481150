import type { ReactNode } from 'react';
import { Button } from '../../components/Button/index.ts';
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

/** The texts of a row whose content could not be loaded. */
export interface UnknownRowCopy {
  readonly title: string;
  /** The text in place of the content. */
  readonly unknown: string;
  /** Text of the button that loads it again. */
  readonly retry: string;
}

interface UnknownRowProps {
  copy: UnknownRowCopy;
  onRetry: () => void;
  /** True while it is loaded again. */
  loading?: boolean;
}

/** A row whose content could not be loaded, with a button that loads it again. */
export const UnknownRow = ({ copy, onRetry, loading = false }: UnknownRowProps) => (
  <Row
    title={copy.title}
    action={
      <Button disabled={loading} onClick={onRetry}>
        {copy.retry}
      </Button>
    }
  >
    <Text>{copy.unknown}</Text>
  </Row>
);
