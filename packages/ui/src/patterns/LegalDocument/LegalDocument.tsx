// `LegalDocument`: a legal text: numbered sections, contents, and the date of the last change.
import { Box } from '../../primitives/Box/index.ts';
import type { HeadlineText } from '../../primitives/CopyfitHeadline/index.ts';
import { FormattedDate } from '../../primitives/FormattedDate/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { Illustration, type IllustrationName } from '../Illustration/index.ts';
import { PageHeader } from '../PageHeader/index.ts';
import { PromoCard } from '../PromoCard/index.ts';
import { Prose, type ProseSection } from '../Prose/index.ts';
import * as styles from './LegalDocument.css.ts';

export interface LegalDocumentProps {
  /** The document's h1. */
  headline: HeadlineText;
  /** A plain summary, under the headline. */
  intro: string;
  /** The drawing below the introduction. */
  illustration?: IllustrationName;
  /** The label of the date: `Last Updated`. */
  updatedLabel: string;
  /** The date of the last update. */
  lastUpdated: {
    /** ISO date; with `today`, the day of the build. */
    readonly date: string;
    /** Shows the visitor's current date instead. */
    readonly today: boolean;
  };
  /** Text after the date of the last update, which says that it is not the date of the version: `always today’s date`. */
  updatedNote?: string;
  /** The version that users accept, where the date of the last update does not say it. `label` is before the date. */
  version?: { readonly label: string; readonly date: string };
  /** The heading of the table of contents: `Sections`. */
  contentsLabel: string;
  /** The numbered sections. Their headings form the table of contents. */
  sections: readonly ProseSection[];
}

/** A legal text: numbered sections with a table of contents and a date. */
export function LegalDocument({
  headline,
  intro,
  illustration,
  updatedLabel,
  lastUpdated,
  updatedNote,
  version,
  contentsLabel,
  sections,
}: LegalDocumentProps) {
  return (
    <article>
      <PageHeader
        headline={headline}
        above={
          <div className={styles.dates}>
            {version && (
              <Text variant="label">
                {version.label} <FormattedDate date={version.date} />
              </Text>
            )}
            <Text variant="label" {...(version && { tone: 'muted' })}>
              {updatedLabel} <FormattedDate {...lastUpdated} />
              {updatedNote && (
                <>
                  <span className={styles.colon}>: </span>
                  <span className={styles.note}>{updatedNote}</span>
                </>
              )}
            </Text>
          </div>
        }
      />
      <Box pageWidth>
        <div className={styles.body}>
          <Prose
            variant="document"
            intro={intro}
            illustration={illustration && <Illustration name={illustration} />}
            contentsLabel={contentsLabel}
            sections={sections}
          />
          <PromoCard placement="strip" />
        </div>
      </Box>
    </article>
  );
}
