// `Faq`: a section of questions, each of which opens its answer.
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
  /** True if the headline is above the questions, which are in two columns on wide screens. Otherwise it is beside them. @default false */
  isHeadlineAbove?: boolean;
}

/**
 * A section of frequently asked questions. Each opens its answer, with or without script. The first is open when the page is, so that the
 * section beside its headline is not empty; in two columns, the first of each column is.
 */
export function Faq({ sectionLabel, headline, faqs, isHeadlineAbove = false }: FaqProps) {
  const id = useId();
  const title = <CopyfitHeadline as="h2" id={id} text={isHeadlineAbove ? [headline.flat()] : headline} />;
  const questions = faqs.map(({ question, answer }, index) => (
    <Disclosure key={question} summary={question} isInitiallyOpen={index < (isHeadlineAbove ? 2 : 1)}>
      <RichText text={answer} />
    </Disclosure>
  ));
  return (
    <Section sectionLabel={sectionLabel} labelledBy={id}>
      {isHeadlineAbove ? (
        <>
          <div className={styles.title}>{title}</div>
          <div className={styles.twoColumns}>{questions}</div>
        </>
      ) : (
        <Grid>
          <GridArea area="aside">{title}</GridArea>
          <GridArea area="content">
            <div className={styles.questions}>{questions}</div>
          </GridArea>
        </Grid>
      )}
    </Section>
  );
}
