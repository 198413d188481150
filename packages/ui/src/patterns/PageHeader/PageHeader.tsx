// `PageHeader`: the top of every inner page: a headline as wide as the page, an introduction, and what to do.
// `CopyfitHeadline` makes each line of a headline as wide as its column. The tone `pencil` is the accent color of the main action.
import type { ReactNode } from 'react';
import { Button } from '../../components/Button/index.ts';
import type { LinkData } from '../../primitives/Link/index.ts';
import { Box } from '../../primitives/Box/index.ts';
import {
  CopyfitHeadline,
  type CopyfitHeadlineProps,
  type HeadlineText,
} from '../../primitives/CopyfitHeadline/index.ts';
import { RichText } from '../../primitives/RichText/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { PromoCard } from '../PromoCard/index.ts';
import * as styles from './PageHeader.css.ts';

export interface PageHeaderProps {
  /** The page's headline, as wide as the page. */
  headline: HeadlineText;
  /** The line height. `1` keeps descenders and dots of different lines apart. @default 0.9 */
  lineHeight?: CopyfitHeadlineProps['lineHeight'];
  /** The introduction below the headline. Without `intro`, `action` and `children` there is no promo card here: the page has to place it. */
  intro?: string;
  /** The page's next step with small text under it, beside the introduction. */
  action?: LinkData & { readonly note: string };
  /** Names the headline for the view transition from a link with the same name. */
  transitionName?: string | undefined;
  /** Content above the headline: a link back, the data of an article. */
  above?: ReactNode;
  /** False leaves the promo card out: the page places it. @default true */
  hasPromo?: boolean;
  /** A drawing in place of the promo card, with the introduction and the next step to its left. On phones it is below both. It fills its container. */
  picture?: ReactNode;
  /** Content beside the introduction, if there is no `action`. */
  children?: ReactNode;
}

function Action({ href, text, note }: LinkData & { readonly note: string }) {
  return (
    <div className={styles.action}>
      <Button href={href} tone="pencil" size="large" arrow fullWidth>
        {text}
      </Button>
      <Text variant="caption" tone="muted">
        <RichText text={note} />
      </Text>
    </div>
  );
}

/** The top of a page: a headline as wide as the page, and under it the introduction and the promo card. */
export function PageHeader({
  headline,
  lineHeight = 0.9,
  intro,
  action,
  transitionName,
  above,
  hasPromo = true,
  picture,
  children,
}: PageHeaderProps) {
  const beside = action ? <Action {...action} /> : children;
  return (
    <Box as="header" pageWidth>
      <div className={styles.root}>
        {above && <div className={styles.above}>{above}</div>}
        <div id={transitionName} data-transition-name={transitionName}>
          <CopyfitHeadline as="h1" text={headline} lineHeight={lineHeight} />
        </div>
        {(intro || beside) && (
          <div className={styles.footer}>
            {intro && (
              <div className={styles.intros[beside ? 'withNeighbor' : 'alone']}>
                <Text variant="intro">{intro}</Text>
              </div>
            )}
            {picture && <div className={styles.picture}>{picture}</div>}
            {beside && (
              <div className={hasPromo || picture ? styles.beside : styles.besideAlone}>{beside}</div>
            )}
            {hasPromo && <PromoCard />}
          </div>
        )}
      </div>
    </Box>
  );
}
