// `LeadFormSection`: puts forms into a dashed box like a coupon, beside a headline.
// `CopyfitHeadline` makes each line of a headline as wide as its column. Its `sizeBias` (0 to 1) prefers large, narrow letters.
import { type ReactNode, useId } from 'react';
import { Section, type SectionLabel } from '../../components/Section/index.ts';
import { CopyfitHeadline, type HeadlineText } from '../../primitives/CopyfitHeadline/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import * as styles from './LeadFormSection.css.ts';

export interface LeadFormSectionProps {
  /** The title and the page number above the section. */
  sectionLabel: SectionLabel;
  /** The section's h2, beside the forms. */
  headline: HeadlineText;
  /** The text under the headline. */
  intro: string;
  /** One or more forms; dashed lines separate them. */
  children: ReactNode;
  /** A preview under the headline, beside the forms; on narrow screens directly above them. */
  headlinePreview?: ReactNode;
  /** Content under the forms in the dashed box, for visitors who do not use the form. */
  nextStep?: ReactNode;
}

/** A section with forms in a dashed box that looks like a coupon, beside its headline. */
export function LeadFormSection({
  sectionLabel,
  headline,
  intro,
  children,
  headlinePreview,
  nextStep,
}: LeadFormSectionProps) {
  const id = useId();
  return (
    <Section sectionLabel={sectionLabel} labelledBy={id}>
      <div className={styles.grid}>
        <div className={styles.intro}>
          <CopyfitHeadline as="h2" id={id} text={headline} sizeBias={0} />
          <Text variant="intro">{intro}</Text>
          {headlinePreview}
        </div>
        <div className={styles.coupon}>
          <svg className={styles.scissors} viewBox="0 0 36 24" aria-hidden="true">
            <circle cx="8" cy="6" r="4" />
            <circle cx="8" cy="18" r="4" />
            <path d="M11.5 8 32 19M11.5 16 32 5" />
          </svg>
          {children}
          {nextStep}
        </div>
      </div>
    </Section>
  );
}
