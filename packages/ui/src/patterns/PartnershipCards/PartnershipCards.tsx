// `PartnershipCards`: the two ways to work with the studio, with their terms.
// `CopyfitHeadline` makes each line of a headline as wide as its column. Headlines of a `group` have the same size.
import type { LinkData } from '../../primitives/Link/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Stamp } from '../../components/Stamp/index.ts';
import { CopyfitHeadline } from '../../primitives/CopyfitHeadline/index.ts';
import { type RichTextContent, RichText } from '../../primitives/RichText/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import * as styles from './PartnershipCards.css.ts';

/** A way to work together: its text, its price and what it includes. */
export interface Partnership {
  readonly title: string;
  /** Marks the recommended partnership: `Recommended`, shown in capitals. Null for the others. */
  readonly stamp: string | null;
  readonly text: RichTextContent;
  /** The price in one line. */
  readonly terms: string;
  /** The list of what it includes. */
  readonly points: readonly string[];
  readonly action: LinkData;
}

export interface PartnershipCardsProps {
  /** The two partnerships, in the order of their cards. */
  partnerships: readonly Partnership[];
}

/** Ways to work together, as two cards side by side. */
export function PartnershipCards({ partnerships }: PartnershipCardsProps) {
  return (
    <ul className={styles.list}>
      {partnerships.map(({ title, stamp, text, terms, points, action }) => (
        <li key={title} className={styles.cardSlot}>
          <div className={styles.card}>
            <CopyfitHeadline
              as="h2"
              text={[[title]]}
              group="partnerships"
              {...(stamp && { accessibleText: `${title}, ${stamp}` })}
            />
            {stamp && (
              <div className={styles.stamp}>
                <Stamp>{stamp}</Stamp>
              </div>
            )}
            <Text variant="intro">
              <RichText text={text} />
            </Text>
            <p className={styles.terms}>
              <span className={styles.termsText}>{terms}</span>
            </p>
            <ul className={styles.points}>
              {points.map(point => (
                <li key={point} className={styles.point}>
                  {point}
                </li>
              ))}
            </ul>
            <div className={styles.action}>
              <Button href={action.href} tone={stamp ? 'pencil' : 'plain'} fullWidth arrow>
                {action.text}
              </Button>
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
