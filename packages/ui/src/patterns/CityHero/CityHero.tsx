// `CityHero`: the top of a city's page, with a drawn map of its streets.
// `CopyfitHeadline` makes each line of a headline as wide as its column. Its `sizeBias` (0 to 1) prefers large, narrow letters.
import type { ReactNode } from 'react';
import { Box } from '../../primitives/Box/index.ts';
import { CopyfitHeadline, type HeadlineText } from '../../primitives/CopyfitHeadline/index.ts';
import { classNames } from '../../primitives/classNames.ts';
import { RichText } from '../../primitives/RichText/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { PromoCard } from '../PromoCard/index.ts';
import { compass, cityFrameOf, darkMap, StreetMap, type StreetPlan } from '../StreetMap/index.ts';
import * as styles from './CityHero.css.ts';

export interface CityHeroProps {
  /** The page's h1. */
  heading: string;
  /** The price, at the end of the heading's line. Narrow screens do not show it. */
  note?: string;
  /** The place in AP style, in large letters: `AUSTIN,` and `Texas`, two lines on phones. A dash follows a short one. Screen readers skip it, because the heading names the place. */
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
  /**
   * `plan` shows the whole map, with its caption, and the introduction beside it, on narrow screens above it. `strip` is a dark enlargement of
   * the map as wide as the window, with the headline and the introduction below it: the map has no labels and is decoration. @default 'plan'
   */
  layout?: 'plan' | 'strip';
  /** The introduction, beside the map or below it. */
  intro: string;
  /** The next step, below the introduction. */
  children: ReactNode;
  /** A second headline, above the introduction or beside it. */
  headline: HeadlineText;
  /** Names the dateline for the view transition from a link with the same name: `city-austin`. */
  transitionName?: string | undefined;
}

/**
 * The longest last line that has a dash, and the longest dateline that has one and that is one line on the map of a strip, in letters. With
 * a dash, a longer one would be smaller than the headlines below it on phones.
 */
const longest = { lineWithDash: 8, whole: 13 };
/**
 * The dateline with no-break spaces. In the font, an ordinary space is narrower before letters such as Y, so that the words of NEW YORK would
 * nearly touch. A short dateline has the dash that ends it in print, because it would be very high without it.
 */
function asDateline(dateline: HeadlineText, isStrip: boolean): HeadlineText {
  const chunks = dateline.flat();
  if (!chunks.every(chunk => typeof chunk === 'string')) return dateline;
  const whole = chunks.join(' ');
  const isShort = whole.length <= longest.whole;
  const dash = isShort && chunks.at(-1)!.length <= longest.lineWithDash ? ' —' : '';
  const text = isStrip && isShort ? [[whole]] : (dateline as readonly string[][]);
  return text.map((line, index) =>
    line.map((chunk, position) =>
      `${chunk}${index === text.length - 1 && position === line.length - 1 ? dash : ''}`.replaceAll(
        ' ',
        '\u00A0',
      ),
    ),
  );
}

/** The top of a city's page: its dateline, and a map of its streets. */
export function CityHero({
  heading,
  note,
  dateline,
  illustration,
  layout = 'plan',
  intro,
  children,
  headline,
  transitionName,
}: CityHeroProps) {
  const isStrip = layout === 'strip';
  return (
    <div className={styles.clip}>
      <Box as="section" pageWidth>
        <div
          className={classNames(
            styles.hero,
            isStrip ? styles.strip : styles.plans[cityFrameOf(illustration.plan)],
          )}
        >
          <div className={classNames(styles.heading, isStrip && darkMap)}>
            <Text as="h1" variant="head">
              {heading}
            </Text>
            {note && (
              <div className={styles.note}>
                <Text variant="label">{note}</Text>
              </div>
            )}
          </div>
          <figure className={styles.figure} aria-hidden={isStrip || undefined}>
            <div className={classNames(styles.map, isStrip && darkMap)}>
              {isStrip ? (
                <StreetMap plan={illustration.plan} isEnlarged />
              ) : (
                <div className={styles.plate}>
                  <StreetMap plan={illustration.plan} alt={illustration.alt} />
                </div>
              )}
              <div
                className={styles.dateline}
                id={transitionName}
                data-transition-name={transitionName}
                aria-hidden="true"
              >
                {/* One size for all cities, so that their pages look alike. */}
                <CopyfitHeadline
                  as="p"
                  text={asDateline(dateline, isStrip)}
                  wideSize={16}
                  narrowSize={isStrip ? 24 : 23}
                  lineHeight={0.9}
                />
              </div>
            </div>
            {!isStrip && (
              <figcaption className={styles.caption}>
                <span className={styles.bearing} aria-hidden="true">
                  <Text as="span" variant="index">
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
                  </Text>
                </span>
                <Text variant="caption" tone="muted">
                  {illustration.number && <span aria-hidden="true">{illustration.number} </span>}
                  {illustration.caption}
                </Text>
              </figcaption>
            )}
          </figure>
          <div className={styles.headline}>
            {/* On phones, letters below a plan are small and wide, so that the name of the city stays the largest. */}
            <CopyfitHeadline as="p" text={headline} lineHeight={0.9} narrowSize={isStrip ? undefined : 14} />
          </div>
          <div className={styles.introduction}>
            <Text variant="intro">
              <RichText text={intro} />
            </Text>
            {children}
          </div>
        </div>
        <div className={styles.footer}>
          <PromoCard placement="strip" />
        </div>
      </Box>
    </div>
  );
}
