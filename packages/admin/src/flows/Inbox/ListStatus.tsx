import type { ReactNode } from 'react';
import type { InboxCopy } from './copy.ts';
import * as styles from '../shared/list.css.ts';
import type { viewModelOf } from './inbox.viewModel.ts';
import { StatusMessage } from '../shared/StatusMessage.tsx';

interface ListStatusProps {
  copy: InboxCopy['list'];
  viewModel: ReturnType<typeof viewModelOf>;
  onClearFilter: () => void;
}

/** The state of the list in one sentence, below the items or instead of them: loading, failed, or without entries. */
export function ListStatus({ copy, viewModel, onClearFilter }: ListStatusProps): ReactNode {
  const { listStatus: className } = styles;
  if (viewModel.state === 'failed' || viewModel.state === 'loadMoreFailed') {
    const action = { text: copy.retry, onClick: viewModel.retry };
    return (
      <StatusMessage className={className} tone="critical" text={copy[viewModel.state]} action={action} />
    );
  }
  if ((viewModel.isLoading && !viewModel.counts) || viewModel.state === 'loadingMore')
    return <StatusMessage className={className} tone="muted" text={copy.loading} />;
  if (viewModel.state !== 'ready' || viewModel.items.length > 0) return null;
  if (!viewModel.isFiltered) return <StatusMessage className={className} text={copy.nothingYet} />;
  const action = { text: copy.clearFilter, onClick: onClearFilter };
  return <StatusMessage className={className} text={copy.nothingFound} action={action} />;
}
