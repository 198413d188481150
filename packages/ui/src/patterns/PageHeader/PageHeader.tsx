import type { ReactNode } from 'react';
import { Box } from '../../primitives/Box/index.ts';
import {
  CopyfitHeadline,
  type CopyfitHeadlineProps,
  type HeadlineText,
} from '../../primitives/CopyfitHeadline/index.ts';
import { Grid, GridArea } from '../../primitives/Grid/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import * as styles from './PageHeader.css.ts';

export interface PageHeaderProps {
  /** The page's h1. */
  headline: HeadlineText;
  /** Line height; `1` where tails and dots would meet. @default 0.9 */
  leading?: CopyfitHeadlineProps['leading'];
  /** The line under the headline. */
  lede?: string;
  /** What stands over the headline: a way back, the article's data. */
  above?: ReactNode;
  /** What stands beside the lede, from the middle of the sheet. */
  children?: ReactNode;
}

/** How a page begins: the headline fills the sheet, the lede hangs from it. */
export function PageHeader({ headline, leading = 0.9, lede, above, children }: PageHeaderProps) {
  return (
    <Box as="header" page>
      <div className={styles.root}>
        {above && <div className={styles.above}>{above}</div>}
        <CopyfitHeadline as="h1" text={headline} leading={leading} />
        {(lede || children) && (
          <div className={styles.foot}>
            <Grid gap={3}>
              <GridArea area={children ? 'aside' : 'main'}>
                {lede && <Text variant="lede">{lede}</Text>}
              </GridArea>
              {children && <GridArea area="content">{children}</GridArea>}
            </Grid>
          </div>
        )}
      </div>
    </Box>
  );
}
