import { useId } from 'react';
import { Box } from '../../primitives/Box/index.ts';
import { FormattedDate } from '../../primitives/FormattedDate/index.ts';
import { Link, type LinkData } from '../../primitives/Link/index.ts';
import { type RichTextContent, RichText } from '../../primitives/RichText/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import * as styles from './Corrections.css.ts';

export interface CorrectionsProps {
  /** The heading of the box. */
  title: string;
  /** What is corrected here, and how to report an error. */
  text: RichTextContent;
  /** Before the old words, for screen readers only: `It said:`. */
  saidLabel: string;
  /** Before the new words, for screen readers only: `It says:`. */
  saysLabel: string;
  /** The corrections, the newest first. */
  corrections: readonly {
    /** ISO date of the correction. */
    readonly date: string;
    /** The page that was corrected. */
    readonly where: LinkData;
    /** The words before the correction. */
    readonly said: string;
    /** The words since the correction. */
    readonly says: string;
    /** Why the old words were wrong. */
    readonly why?: string | undefined;
  }[];
}

/** A ruled box with corrections to the site: the old words struck out, the new ones in blue. */
export function Corrections({ title, text, saidLabel, saysLabel, corrections }: CorrectionsProps) {
  const titleId = useId();
  return (
    <Box pageWidth>
      <section aria-labelledby={titleId} className={styles.root}>
        <div className={styles.head}>
          <Text as="h2" variant="title" id={titleId}>
            {title}
          </Text>
          <Text>
            <RichText text={text} />
          </Text>
        </div>
        <ul className={styles.list}>
          {corrections.map(({ date, where, said, says, why }) => (
            <li key={said} className={styles.correction}>
              <Text variant="label" tone="muted">
                <FormattedDate date={date} />
                {'. '}
                <Link href={where.href} tone="ink">
                  {where.text}
                </Link>
              </Text>
              <p className={styles.words}>
                <VisuallyHidden>{saidLabel} </VisuallyHidden>
                <del className={styles.wrongWords}>{said}</del> <VisuallyHidden>{saysLabel} </VisuallyHidden>
                <ins className={styles.rightWords}>{says}</ins>
              </p>
              {why !== undefined && (
                <Text variant="caption" tone="muted">
                  {why}
                </Text>
              )}
            </li>
          ))}
        </ul>
      </section>
    </Box>
  );
}
