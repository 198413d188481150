import { Button } from '@fit-to-print/ui/components/Button';
import { Box } from '@fit-to-print/ui/primitives/Box';
import { CopyfitHeadline, type HeadlineText } from '@fit-to-print/ui/primitives/CopyfitHeadline';
import { Stack } from '@fit-to-print/ui/primitives/Stack';
import { Text } from '@fit-to-print/ui/primitives/Text';
import { Component, type ReactNode } from 'react';

export interface LoadErrorCopy {
  readonly headline: HeadlineText;
  readonly text: string;
  /** Text of the button that reloads the page. */
  readonly retry: string;
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
      <Box pageWidth paddingBlock={5}>
        <Stack gap={4}>
          <CopyfitHeadline as="h1" text={copy.headline} lineHeight={1} />
          <Text variant="lede">{copy.text}</Text>
          {/* Reloads the document: browsers do not download a failed module again. */}
          <Button tone="pencil" size="large" onClick={() => location.reload()}>
            {copy.retry}
          </Button>
        </Stack>
      </Box>
    );
  }
}
