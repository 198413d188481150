// `Hero` is the top of a page. `CopyfitHeadline` makes each line of a headline as wide as its column. Its `sizeBias` (0 to 1) prefers
// large, narrow letters.
import type { ReactNode } from 'react';
import type { LinkData } from '../../primitives/Link/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Box } from '../../primitives/Box/index.ts';
import {
  CopyfitHeadline,
  type CopyfitHeadlineProps,
  type HeadlineText,
} from '../../primitives/CopyfitHeadline/index.ts';
import { RichText } from '../../primitives/RichText/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { classNames } from '../../primitives/classNames.ts';
import { PromoCard } from '../PromoCard/index.ts';
import * as styles from './Hero.css.ts';

export interface HeroProps {
  /** The page's h1; it may contain the page's one correction, a struck word and the word that replaces it. */
  headline: HeadlineText;
  /** The sentence under the headline. */
  intro: string;
  /** The primary action. */
  action: LinkData;
  /** Small text under the button. */
  note: string;
  /** The preference of the headline for large, narrow letters, 0–1: see `CopyfitHeadline`. @default 0.2 */
  sizeBias?: number;
  /** The line height of the headline; larger where descenders meet ascenders. @default 0.82 */
  lineHeight?: CopyfitHeadlineProps['lineHeight'];
  /** An illustration below the action. It needs its own space above it. */
  illustration?: ReactNode;
  /** A picture beside the intro and the action. The promo card is then not part of `Hero`: the page shows it elsewhere. In small windows the picture is below them. */
  picture?: ReactNode;
  /** True for a picture that is much wider than high: it gets more columns, and on phones it is above the intro. */
  isPictureWide?: boolean;
}

/** The top of a page: headline, intro, primary action and promo card. */
export function Hero({
  headline,
  intro,
  action,
  note,
  sizeBias = 0.2,
  lineHeight = 0.82,
  illustration,
  picture,
  isPictureWide = false,
}: HeroProps) {
  return (
    <Box pageWidth>
      <div className={styles.root}>
        <CopyfitHeadline as="h1" text={headline} sizeBias={sizeBias} lineHeight={lineHeight} />
        <div
          className={classNames(
            styles.columns,
            styles.footer,
            picture !== undefined && styles.withPicture,
            isPictureWide && styles.withWidePicture,
          )}
        >
          <div className={styles.intro}>
            <Text variant="intro">
              <RichText text={intro} />
            </Text>
          </div>
          <div className={styles.action}>
            <Button href={action.href} tone="pencil" size="large" arrow fullWidth>
              {action.text}
            </Button>
            <Text variant="caption" tone="muted">
              <RichText text={note} />
            </Text>
          </div>
          {picture === undefined ? <PromoCard /> : <div className={styles.picture}>{picture}</div>}
        </div>
        {illustration}
      </div>
    </Box>
  );
}
