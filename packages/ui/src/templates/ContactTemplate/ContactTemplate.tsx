import type { ReactNode } from 'react';
import { ContactDetails, type ContactDetailsProps } from '../../patterns/ContactDetails/index.ts';
import { PageHeader } from '../../patterns/PageHeader/index.ts';
import { Box } from '../../primitives/Box/index.ts';
import type { HeadlineText } from '../../primitives/CopyfitHeadline/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import * as styles from './ContactTemplate.css.ts';

export interface ContactData {
  headline: HeadlineText;
  lede: string;
  /** What the form is called; `id` is the anchor that links all over the site lead to. */
  section: { readonly id: string; readonly title: string };
  details: ContactDetailsProps;
}

export interface ContactTemplateProps {
  data: ContactData;
  /** The contact form, wired by the site. */
  form: ReactNode;
}

/** A page of a reporter's notebook to write on, and the studio's colophon beside it. */
export function ContactTemplate({ data: { headline, lede, section, details }, form }: ContactTemplateProps) {
  const titleId = `${section.id}-title`;
  return (
    <>
      <PageHeader headline={headline} />
      <Box page>
        <div className={styles.columns}>
          <div className={styles.say}>
            <Text variant="lede">{lede}</Text>
          </div>
          <section id={section.id} aria-labelledby={titleId} className={styles.notebook}>
            <Text as="h2" variant="title" id={titleId}>
              {section.title}
            </Text>
            {form}
          </section>
          <div className={styles.details}>
            <ContactDetails {...details} />
          </div>
        </div>
      </Box>
    </>
  );
}
