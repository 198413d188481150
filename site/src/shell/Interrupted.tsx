import { Button } from '@fit-to-print/ui/components/Button';
import { PageHeader, type PageHeaderProps } from '@fit-to-print/ui/patterns/PageHeader';
import { Component, type ReactNode } from 'react';

export interface InterruptedCopy {
  readonly headline: PageHeaderProps['headline'];
  readonly text: string;
  /** Of the button that loads the page again. */
  readonly again: string;
}

interface InterruptedProps {
  copy: InterruptedCopy;
  children: ReactNode;
}

/** Says so where a part of the page cannot be shown, mostly because it cannot be downloaded; the rest of the page stays. */
export class Interrupted extends Component<InterruptedProps, { broken: boolean }> {
  override state = { broken: false };
  static getDerivedStateFromError = () => ({ broken: true });
  override render() {
    const { copy, children } = this.props;
    if (!this.state.broken) return children;
    return (
      <PageHeader headline={copy.headline} leading={1} lede={copy.text}>
        {/* The whole document: what failed to come is not asked for again by this one. */}
        <Button tone="pencil" size="large" onClick={() => location.reload()}>
          {copy.again}
        </Button>
      </PageHeader>
    );
  }
}
