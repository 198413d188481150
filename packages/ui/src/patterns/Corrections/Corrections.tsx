// `Corrections`: a box with errors of the site that were corrected: when, where, the old words and the new ones.
import { useId } from 'react';
import { Disclosure } from '../../components/Disclosure/index.ts';
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
  /** The introduction: it says which errors are corrected here, and how to report one. */
  text: RichTextContent;
  /** Text before the old words, for screen readers only: `It said:`. */
  saidLabel: string;
  /** Text before the new words, for screen readers only: `It says:`. */
  saysLabel: string;
  /** The label of the control that shows all corrections but the newest three. */
  olderLabel: string;
  /** The corrections, the newest first. */
  corrections: readonly {
    /** ISO date of the correction. */
    readonly date: string;
    /** The page that was corrected. */
    readonly where: LinkData;
    /** The words before the correction. */
    readonly said: string;
    /** The words after the correction. */
    readonly says: string;
    /** The reason for the correction: it says why the old words were wrong. */
    readonly why?: string | undefined;
  }[];
}

/** The number of corrections that are always visible: as many as fit into one row. */
const visibleCount = 3;

function CorrectionList({
  saidLabel,
  saysLabel,
  corrections,
}: Pick<CorrectionsProps, 'saidLabel' | 'saysLabel' | 'corrections'>) {
  return (
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
          <p className={styles.texts}>
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
  );
}

/** A box with corrections to the site: the old words struck out, the new ones in blue. All but the newest three are collapsed. */
export function Corrections({ title, text, olderLabel, corrections, ...labels }: CorrectionsProps) {
  const titleId = useId();
  const older = corrections.slice(visibleCount);
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
        <div className={styles.lists}>
          <CorrectionList {...labels} corrections={corrections.slice(0, visibleCount)} />
          {older.length > 0 && (
            <Disclosure summary={olderLabel}>
              <CorrectionList {...labels} corrections={older} />
            </Disclosure>
          )}
        </div>
      </section>
    </Box>
  );
}
