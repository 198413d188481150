import type { ReactNode } from 'react';
import * as styles from './list.css.ts';
import { StatusMessage } from './StatusMessage.tsx';

interface ListStatusProps {
  copy: Readonly<Record<'loading' | 'failed' | 'retry' | 'nothingYet' | 'nothingFound', string>> & {
    readonly loadMoreFailed?: string;
    readonly clearFilter?: string;
  };
  viewModel: {
    /** The state of the list's machine. */
    readonly state: string;
    readonly items: readonly unknown[];
    /** Null until the first response. */
    readonly counts: object | null;
    readonly isLoading: boolean;
    readonly isFiltered: boolean;
    readonly retry: () => void;
  };
  onClearFilter?: () => void;
}

/** The state of the list in one sentence, below the items or instead of them: loading, failed, or without entries. */
export function ListStatus({ copy, viewModel, onClearFilter }: ListStatusProps): ReactNode {
  const { listStatus: className } = styles;
  const { state, items, counts, isLoading, isFiltered, retry } = viewModel;
  const failure = { failed: copy.failed, loadMoreFailed: copy.loadMoreFailed }[state];
  if (failure !== undefined) {
    const action = { text: copy.retry, onClick: retry };
    return <StatusMessage className={className} tone="critical" text={failure} action={action} />;
  }
  if ((isLoading && !counts) || state === 'loadingMore')
    return <StatusMessage className={className} tone="muted" text={copy.loading} />;
  if (state !== 'ready' || items.length > 0) return null;
  if (!isFiltered) return <StatusMessage className={className} text={copy.nothingYet} />;
  const action = copy.clearFilter && onClearFilter && { text: copy.clearFilter, onClick: onClearFilter };
  return <StatusMessage className={className} text={copy.nothingFound} {...(action && { action })} />;
}
