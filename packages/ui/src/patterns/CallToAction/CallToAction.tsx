// `CallToAction`: ends a page: one headline, one sentence, one button. `sectionLabel` is the line above it: a name and a page number.
// `CopyfitHeadline` makes each line of a headline as wide as its column. Its `sizeBias` (0 to 1) prefers large, narrow letters.
import { type ReactNode, useId } from 'react';
import type { LinkData } from '../../primitives/Link/index.ts';
import { ContactButton, type ContactPrefill } from '../../components/ContactButton/index.ts';
import { Section, type SectionLabel } from '../../components/Section/index.ts';
import { CopyfitHeadline, type HeadlineText } from '../../primitives/CopyfitHeadline/index.ts';
import { type RichTextContent, RichText } from '../../primitives/RichText/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { classNames } from '../../primitives/classNames.ts';
import { action as buttonColumn, columns, intro } from '../Hero/Hero.css.ts';
import * as styles from './CallToAction.css.ts';

export interface CallToActionProps {
  /** The title and the page number above the headline. */
  sectionLabel: SectionLabel;
  /** The headline, as wide as the page. */
  headline: HeadlineText;
  /** The sentence beside the button. */
  text: RichTextContent;
  /** The button. */
  action: LinkData;
  /** The values that `action` fills into the contact form. */
  prefill?: ContactPrefill;
  /** A mark that ends the page (`###`, as in a press release), and its text for assistive technology. */
  endMark?: { readonly text: string; readonly label: string };
  /** A picture below the text and the button. */
  children?: ReactNode;
}

/** The last section of a page: a headline, a sentence and the primary action. */
export function CallToAction({
  sectionLabel,
  headline,
  text,
  action,
  prefill,
  endMark,
  children,
}: CallToActionProps) {
  const id = useId();
  return (
    <Section sectionLabel={sectionLabel} labelledBy={id}>
      <div className={styles.content}>
        {/* `sizeBias` prefers wide letters, which are lower, so that this headline is not larger than the page's first. */}
        <CopyfitHeadline as="h2" id={id} text={headline} sizeBias={0.1} />
        <div className={classNames(columns, styles.textAndButton)}>
          <div className={intro}>
            <Text variant="intro">
              <RichText text={text} />
            </Text>
          </div>
          <div className={buttonColumn}>
            <ContactButton href={action.href} prefill={prefill} tone="pencil" size="large" arrow>
              {action.text}
            </ContactButton>
          </div>
        </div>
      </div>
      {children && <div className={styles.picture}>{children}</div>}
      {endMark && (
        <div className={styles.endMark}>
          <span aria-hidden="true">{endMark.text}</span>
          <VisuallyHidden>{endMark.label}</VisuallyHidden>
        </div>
      )}
    </Section>
  );
}
