// `NotFound`: the content of the page for addresses that do not exist.
// `CopyfitHeadline` makes each line of a headline as wide as its column. Its `sizeBias` (0 to 1) prefers large, narrow letters.
import type { LinkData } from '../../primitives/Link/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Section, type SectionLabel } from '../../components/Section/index.ts';
import { CopyfitHeadline, type HeadlineText } from '../../primitives/CopyfitHeadline/index.ts';
import { strike } from '../../primitives/CopyfitHeadline/strike.ts';
import { Text } from '../../primitives/Text/index.ts';
import { Illustration } from '../Illustration/index.ts';
import { PromoCard } from '../PromoCard/index.ts';
import * as styles from './NotFound.css.ts';

declare module 'react' {
  interface CSSProperties {
    /** The number of characters of the path, for its size. */
    '--path-length'?: number;
    /** The number of characters of the word beside the path, if they are more than fit in its largest size. */
    '--word-length'?: number;
  }
}

export interface NotFoundProps {
  /** The title and the page number above the section. */
  sectionLabel: SectionLabel;
  /** The page's h1. */
  headline: HeadlineText;
  /** The text above the address; it ends in a colon. */
  notice: string;
  /** The word beside the struck path, in blue pencil: `home.` */
  replacement: string;
  /** The apology below the headline. */
  apology: string;
  /** The button that leads to the home page. */
  home: LinkData;
  /**
   * The path that was not found. A prerendered page does not know it: the site's bootstrap script writes it into the
   * element with `data-missing-path`.
   */
  path?: string | undefined;
}

/** The content of the 404 page: the missing path, struck out as an error that a newspaper corrects. */
export function NotFound({
  sectionLabel,
  headline,
  notice,
  replacement,
  apology,
  home,
  path,
}: NotFoundProps) {
  return (
    <div className={styles.root}>
      <Section sectionLabel={sectionLabel} isFirst>
        <div className={styles.top}>
          <div className={styles.headline}>
            <CopyfitHeadline as="h1" text={headline} sizeBias={0} lineHeight={0.92} />
          </div>
          <div className={styles.wayHome}>
            <Text variant="intro">{apology}</Text>
            <Button href={home.href} tone="pencil" size="large" arrow fullWidth>
              {home.text}
            </Button>
          </div>
          <div className={styles.illustration}>
            <Illustration name="missingPage" />
          </div>
        </div>
        <div className={styles.notice}>
          <Text variant="intro">{notice}</Text>
          <p className={styles.missingPath}>
            <del className={styles.struck}>
              <span
                className={styles.path}
                data-missing-path=""
                style={path === undefined ? undefined : { '--path-length': path.length }}
                suppressHydrationWarning
              >
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
            </del>{' '}
            <ins
              className={styles.replacement}
              style={replacement.length > 5 ? { '--word-length': replacement.length } : undefined}
            >
              <svg
                className={styles.arrow}
                viewBox="0 0 100 30"
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <path vectorEffect="non-scaling-stroke" d="M0 17C30 11 66 20 98 15" />
              </svg>
              {replacement}
            </ins>
          </p>
        </div>
        <PromoCard placement="strip" />
      </Section>
    </div>
  );
}
