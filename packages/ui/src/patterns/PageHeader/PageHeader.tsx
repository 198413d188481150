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
  headline: HeadlineText;
  /** `p` if the page's heading is in `above`. @default 'h1' */
  headlineAs?: 'h1' | 'p';
  /** The line height. `1` keeps descenders and dots of different lines apart. @default 0.9 */
  lineHeight?: CopyfitHeadlineProps['lineHeight'];
  /** The introduction below the headline. */
  lede?: string;
  /** Above the headline: a link back, the data of an article. */
  above?: ReactNode;
  /** Beside the lede. */
  children?: ReactNode;
}

/** The top of a page: a headline as wide as the page, and its introduction. */
export function PageHeader({
  headline,
  headlineAs = 'h1',
  lineHeight = 0.9,
  lede,
  above,
  children,
}: PageHeaderProps) {
  return (
    <Box as="header" pageWidth>
      <div className={styles.root}>
        {above && <div className={styles.above}>{above}</div>}
        <CopyfitHeadline as={headlineAs} text={headline} lineHeight={lineHeight} />
        {(lede || children) && (
          <div className={styles.footer}>
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
