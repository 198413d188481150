import type { ReactNode } from 'react';
import { Button } from '../../components/Button/index.ts';
import type { LinkData } from '../../primitives/Link/index.ts';
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
  /** The page's next step, and small text under it. Beside the introduction. */
  action?: LinkData & { readonly note: string };
  /** Above the headline: a link back, the data of an article. */
  above?: ReactNode;
  /** Beside the lede. */
  children?: ReactNode;
}

function Action({ href, text, note }: LinkData & { readonly note: string }) {
  return (
    <div className={styles.action}>
      <div className={styles.button}>
        <Button href={href} tone="pencil" size="large" arrow fullWidth>
          {text}
        </Button>
      </div>
      <Text variant="caption" tone="muted">
        {note}
      </Text>
    </div>
  );
}

/** The top of a page: a headline as wide as the page, and its introduction. */
export function PageHeader({
  headline,
  headlineAs = 'h1',
  lineHeight = 0.9,
  lede,
  action,
  above,
  children,
}: PageHeaderProps) {
  const beside = action ? <Action {...action} /> : children;
  return (
    <Box as="header" pageWidth>
      <div className={styles.root}>
        {above && <div className={styles.above}>{above}</div>}
        <CopyfitHeadline as={headlineAs} text={headline} lineHeight={lineHeight} />
        {(lede || beside) && (
          <div className={styles.footer}>
            <Grid gap={3}>
              <GridArea area={beside ? 'aside' : 'main'}>
                {lede && <Text variant="lede">{lede}</Text>}
              </GridArea>
              {beside && <GridArea area="content">{beside}</GridArea>}
            </Grid>
          </div>
        )}
      </div>
    </Box>
  );
}
