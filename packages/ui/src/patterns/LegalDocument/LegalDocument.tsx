import { Box } from '../../primitives/Box/index.ts';
import type { HeadlineText } from '../../primitives/CopyfitHeadline/index.ts';
import { FormattedDate } from '../../primitives/FormattedDate/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { PageHeader } from '../PageHeader/index.ts';
import { Prose, type ProseSection } from '../Prose/index.ts';
import * as styles from './LegalDocument.css.ts';

export interface LegalDocumentProps {
  /** The document's h1. */
  headline: HeadlineText;
  /** What it says, in a sentence that a reader understands. */
  lede: string;
  /** `Last Updated` */
  updatedLabel: string;
  /** Beside the lede. */
  lastUpdated: {
    /** ISO date; the day of the build where it follows the reader's. */
    readonly date: string;
    /** The document is always of the reader's own today. */
    readonly today: boolean;
  };
  /** Over the table of contents: `Sections`. */
  contentsLabel: string;
  /** Numbered in their order; their titles make the contents. */
  sections: readonly ProseSection[];
}

/** A text to be held to: numbered sections, their list beside them, and the date that it is of. */
export function LegalDocument({
  headline,
  lede,
  updatedLabel,
  lastUpdated,
  contentsLabel,
  sections,
}: LegalDocumentProps) {
  return (
    <article>
      <PageHeader headline={headline} lede={lede}>
        <Text variant="label" tone="muted">
          {updatedLabel}
        </Text>
        <Text variant="title">
          <FormattedDate {...lastUpdated} />
        </Text>
      </PageHeader>
      <Box page>
        <div className={styles.body}>
          <Prose variant="document" contentsLabel={contentsLabel} sections={sections} />
        </div>
      </Box>
    </article>
  );
}
