// Catches the errors of pages that cannot render, and shows a page with an error in their place.
// The tone `pencil` is the accent color of the main action.
import { Button } from '@fit-to-print/ui/components/Button';
import type { ToastMessage } from '@fit-to-print/ui/components/Toast';
import { PageHeader, type PageHeaderProps } from '@fit-to-print/ui/patterns/PageHeader';
import { Component, type ReactNode } from 'react';

export interface LoadErrorCopy {
  readonly headline: PageHeaderProps['headline'];
  readonly text: string;
  /** Text of the button that reloads the page. */
  readonly retry: string;
  /** The toast after a click on a link while the browser is offline. */
  readonly offline: ToastMessage;
}

interface LoadErrorBoundaryProps {
  copy: LoadErrorCopy;
  children: ReactNode;
}

/** Shows an error in place of a page that cannot render, usually because its code could not be downloaded. The layout stays. */
export class LoadErrorBoundary extends Component<LoadErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override render() {
    const { copy, children } = this.props;
    if (!this.state.hasFailed) return children;
    return (
      <PageHeader headline={copy.headline} lineHeight={1} intro={copy.text}>
        {/* Reloads the document: browsers do not download a failed module again. */}
        <Button tone="pencil" size="large" onClick={() => location.reload()}>
          {copy.retry}
        </Button>
      </PageHeader>
    );
  }
}
