import { type ReactNode, useId } from 'react';
import { Section, type SectionLabel } from '../../components/Section/index.ts';
import { CopyfitHeadline, type HeadlineText } from '../../primitives/CopyfitHeadline/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import * as styles from './LeadFormSection.css.ts';

export interface LeadFormSectionProps {
  /** The running head, and its page number: `A2`. */
  sectionLabel: SectionLabel;
  /** The section's h2, beside the coupon. */
  headline: HeadlineText;
  /** What to do with it. */
  lede: string;
  /** Forms: each is a part of the coupon, torn off along its perforation. */
  children: ReactNode;
}

/** A coupon to clip from the page, and what is said for it. */
export function LeadFormSection({ sectionLabel, headline, lede, children }: LeadFormSectionProps) {
  const id = useId();
  return (
    <Section sectionLabel={sectionLabel} labelledBy={id}>
      <div className={styles.grid}>
        <div className={styles.say}>
          <CopyfitHeadline as="h2" id={id} text={headline} bias={0.4} />
          <Text variant="lede">{lede}</Text>
        </div>
        <div className={styles.coupon}>
          <svg className={styles.shears} viewBox="0 0 36 24" aria-hidden="true">
            <circle cx="8" cy="6" r="4" />
            <circle cx="8" cy="18" r="4" />
            <path d="M11.5 8 32 19M11.5 16 32 5" />
          </svg>
          {children}
        </div>
      </div>
    </Section>
  );
}
