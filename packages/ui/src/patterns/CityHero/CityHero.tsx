// `CityHero`: the top of a city's page, with a drawn map of its streets.
// `CopyfitHeadline` makes each line of a headline as wide as its column. Its `sizeBias` (0 to 1) prefers large, narrow letters.
import type { ReactNode } from 'react';
import { Box } from '../../primitives/Box/index.ts';
import { CopyfitHeadline, type HeadlineText } from '../../primitives/CopyfitHeadline/index.ts';
import { RichText } from '../../primitives/RichText/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { PromoCard } from '../PromoCard/index.ts';
import { compass, cityFrameOf, StreetMap, type StreetPlan } from '../StreetMap/index.ts';
import * as styles from './CityHero.css.ts';

export interface CityHeroProps {
  /** The page's h1. */
  heading: string;
  /** The price, at the end of the heading's line. Narrow screens do not show it. */
  note?: string;
  /** The place in AP style, in large letters on the map: `AUSTIN, Texas`. Screen readers skip it, because the heading names the place. */
  dateline: HeadlineText;
  /** The city's streets. `alt` describes them. `number` (`Plate C3.`) precedes the caption; screen readers skip it, as they skip page numbers. */
  illustration: {
    /** The numbers from which the map is drawn. */
    readonly plan: StreetPlan;
    /** The text alternative of the map. */
    readonly alt: string;
    /** The page number before the caption: `C3`. */
    readonly number?: string;
    /** The text below the map. */
    readonly caption: string;
  };
  /** The introduction, in a box on the map; on narrow screens below it. */
  intro: string;
  /** The next step, below the introduction. */
  children: ReactNode;
  /** A second headline, under the map and above the promo card. */
  headline: HeadlineText;
  /** Names the dateline for the view transition from a link with the same name: `city-austin`. */
  transitionName?: string | undefined;
}

/**
 * The dateline with no-break spaces. In the font, an ordinary space is narrower before letters such as Y, so that the words of
 * NEW YORK would nearly touch.
 */
const withFullSpaces = (text: HeadlineText): HeadlineText =>
  text.map(line => line.map(chunk => (typeof chunk === 'string' ? chunk.replaceAll(' ', '\u00A0') : chunk)));

/** The top of a city's page: a map of its streets as wide as the page, with the dateline on it. */
export function CityHero({
  heading,
  note,
  dateline,
  illustration,
  intro,
  children,
  headline,
  transitionName,
}: CityHeroProps) {
  return (
    <Box as="section" pageWidth>
      <div className={styles.hero}>
        <div className={styles.heading}>
          <Text as="h1" variant="head">
            {heading}
          </Text>
          {note && (
            <div className={styles.note}>
              <Text variant="label">{note}</Text>
            </div>
          )}
        </div>
        <figure className={styles.figure}>
          <div className={styles.map}>
            <StreetMap plan={illustration.plan} alt={illustration.alt} />
            <div
              className={styles.dateline}
              id={transitionName}
              data-transition-name={transitionName}
              aria-hidden="true"
            >
              {/* On narrow screens a long name would be small in wide letters. */}
              <CopyfitHeadline
                as="p"
                text={withFullSpaces(dateline)}
                sizeBias={0.1}
                narrowSize={24}
                lineHeight={0.9}
              />
            </div>
          </div>
          <figcaption className={styles.caption}>
            {/* Before the caption, because it is above it on phones. */}
            <span className={styles.bearing} aria-hidden="true">
              <svg className={styles.dial} viewBox="-12 -12 24 24">
                <circle r="11.5" />
                <path className={styles.north} d="M0-17l3.5 6h-7z" />
                <path
                  className={styles.direction}
                  d="M0-12V12"
                  transform={`rotate(${illustration.plan.bearing})`}
                />
              </svg>
              {compass(illustration.plan.bearing)}
            </span>
            <Text variant="caption" tone="muted">
              {illustration.number && <span aria-hidden="true">{illustration.number} </span>}
              {illustration.caption}
            </Text>
          </figcaption>
        </figure>
        <div className={styles.introductions[cityFrameOf(illustration.plan)]}>
          <Text variant="intro">
            <RichText text={intro} />
          </Text>
          {children}
        </div>
      </div>
      <div className={styles.footer}>
        <div className={styles.headline}>
          <CopyfitHeadline as="p" text={headline} lineHeight={0.92} />
        </div>
        <PromoCard placement="strip" />
      </div>
    </Box>
  );
}
