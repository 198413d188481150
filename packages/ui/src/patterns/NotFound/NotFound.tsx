import type { LinkData } from '../../primitives/Link/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Section, type SectionLabel } from '../../components/Section/index.ts';
import { CopyfitHeadline, type HeadlineText } from '../../primitives/CopyfitHeadline/index.ts';
import { strike } from '../../primitives/CopyfitHeadline/strike.ts';
import { Text } from '../../primitives/Text/index.ts';
import * as styles from './NotFound.css.ts';

export interface NotFoundProps {
  /** Running head and page number. */
  sectionLabel: SectionLabel;
  /** What a newspaper says first of all. */
  headline: HeadlineText;
  /** What was wrong: ends in a colon, and the address follows. */
  notice: string;
  /** The apology under it. */
  regret: string;
  /** The way out. */
  home: LinkData;
  /**
   * The address that was asked for. A prerendered page cannot know it: its place is marked `data-missing-path`, and
   * whatever knows it first writes it there. Until then only the stroke is there.
   */
  path?: string | undefined;
}

/** A page that does not exist, corrected as a newspaper would: the address struck out in blue pencil. */
export function NotFound({ sectionLabel, headline, notice, regret, home, path }: NotFoundProps) {
  return (
    <div className={styles.root}>
      <Section sectionLabel={sectionLabel}>
        <CopyfitHeadline as="h1" text={headline} bias={0} leading={0.92} />
        <div className={styles.notice}>
          <div className={styles.say}>
            <Text variant="lede">{notice}</Text>
          </div>
          <p className={styles.address}>
            <del className={styles.struck}>
              <span className={styles.path} data-missing-path="" suppressHydrationWarning>
                {path ?? ''}
              </span>
              <svg
                className={styles.strike}
                viewBox={`0 0 ${strike.width} ${strike.height}`}
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <path vectorEffect="non-scaling-stroke" d={strike.path} />
              </svg>
            </del>
          </p>
          <div className={styles.way}>
            <Text variant="lede">{regret}</Text>
            <div className={styles.home}>
              <Button href={home.href} tone="pencil" size="large" arrow>
                {home.text}
              </Button>
            </div>
          </div>
        </div>
      </Section>
    </div>
  );
}
