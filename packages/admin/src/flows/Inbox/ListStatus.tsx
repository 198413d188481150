import type { ReactNode } from 'react';
import type { InboxCopy } from './copy.ts';
import * as styles from './Inbox.css.ts';
import type { connect } from './inbox.connect.ts';
import { StatusMessage } from './StatusMessage.tsx';

interface ListStatusProps {
  copy: InboxCopy['list'];
  view: ReturnType<typeof connect>;
  onClearFilter: () => void;
}

/** The state of the list in one sentence, below the items or instead of them: loading, failed, or without entries. */
export function ListStatus({ copy, view, onClearFilter }: ListStatusProps): ReactNode {
  const { listStatus: className } = styles;
  if (view.state === 'failed' || view.state === 'loadMoreFailed') {
    const action = { text: copy.retry, onClick: view.retry };
    return <StatusMessage className={className} tone="critical" text={copy[view.state]} action={action} />;
  }
  if ((view.isLoading && !view.counts) || view.state === 'loadingMore')
    return <StatusMessage className={className} tone="muted" text={copy.loading} />;
  if (view.state !== 'ready' || view.items.length > 0) return null;
  if (!view.isFiltered) return <StatusMessage className={className} text={copy.nothingYet} />;
  const action = { text: copy.clearFilter, onClick: onClearFilter };
  return <StatusMessage className={className} text={copy.nothingFound} action={action} />;
}
