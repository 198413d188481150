import type { ReactNode } from 'react';
import type { LinkData } from '../../primitives/Link/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Box } from '../../primitives/Box/index.ts';
import {
  CopyfitHeadline,
  type CopyfitHeadlineProps,
  type HeadlineText,
} from '../../primitives/CopyfitHeadline/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import * as styles from './Hero.css.ts';

export interface HeroProps {
  /** The page's h1; it carries the page's one correction. */
  headline: HeadlineText;
  /** The sentence under the headline. */
  lede: string;
  /** The one thing to do next. */
  action: LinkData;
  /** What the action costs the reader, under it. */
  note: string;
  /** How large the headline is set, 0–1: see `CopyfitHeadline`. @default 0.2 */
  bias?: number;
  /** Its line height: more where a descender meets an ascender. @default 0.82 */
  leading?: CopyfitHeadlineProps['leading'];
  /** A picture between the headline and its foot, with its own space above it. */
  art?: ReactNode;
}

/** The front page above the fold: what the paper says today, and what to do about it. */
export function Hero({ headline, lede, action, note, bias = 0.2, leading = 0.82, art }: HeroProps) {
  return (
    <Box page>
      <div className={styles.root}>
        <CopyfitHeadline as="h1" text={headline} bias={bias} leading={leading} />
        {art}
        <div className={styles.foot}>
          <div className={styles.lede}>
            <Text variant="lede">{lede}</Text>
          </div>
          <div className={styles.action}>
            <div className={styles.press}>
              <Button href={action.href} tone="pencil" size="large" arrow fullWidth>
                {action.text}
              </Button>
            </div>
            <Text variant="caption" tone="muted">
              {note}
            </Text>
          </div>
        </div>
      </div>
    </Box>
  );
}
