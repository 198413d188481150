// `CopyfitHeadline` makes each line of a headline as wide as its column.
import { useId } from 'react';
import { Disclosure } from '../../components/Disclosure/index.ts';
import { Section, type SectionLabel } from '../../components/Section/index.ts';
import { CopyfitHeadline, type HeadlineText } from '../../primitives/CopyfitHeadline/index.ts';
import { Grid, GridArea } from '../../primitives/Grid/index.ts';
import { type RichTextContent, RichText } from '../../primitives/RichText/index.ts';
import * as styles from './Faq.css.ts';

export interface FaqProps {
  /** The title and the page number above the section. */
  sectionLabel: SectionLabel;
  /** The section's h2; it also names the section. */
  headline: HeadlineText;
  /** The questions with their answers, in order. */
  faqs: readonly { readonly question: string; readonly answer: RichTextContent }[];
  /** True if the headline is after the questions on wide screens, which show both side by side. @default false */
  isHeadlineAtEnd?: boolean;
}

/**
 * A section of frequently asked questions. Each opens its answer, with or without script. The first is open when the page is, so that the
 * section beside its headline is not empty.
 */
export function Faq({ sectionLabel, headline, faqs, isHeadlineAtEnd = false }: FaqProps) {
  const id = useId();
  return (
    <Section sectionLabel={sectionLabel} labelledBy={id}>
      <Grid>
        <GridArea area={isHeadlineAtEnd ? 'asideEnd' : 'aside'}>
          <CopyfitHeadline as="h2" id={id} text={headline} />
        </GridArea>
        <GridArea area={isHeadlineAtEnd ? 'contentStart' : 'content'}>
          <div className={styles.questions}>
            {faqs.map(({ question, answer }, index) => (
              <Disclosure key={question} summary={question} isInitiallyOpen={index === 0}>
                <RichText text={answer} />
              </Disclosure>
            ))}
          </div>
        </GridArea>
      </Grid>
    </Section>
  );
}
